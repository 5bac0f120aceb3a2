import { Globe, Trash2 } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { limits } from '#contract/rules/limits';
import type { OrganizationSettings } from '#contract/resources/organization';
import { highestRole, may } from '#contract/rules/roles';
import * as words from '#words/integrations';
import { useOrganization } from '../../lib/organization/active-organization.tsx';
import { useSettings } from '../../lib/organization/settings.ts';
import { Button, IconButton } from '../../ui/elements/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx';
import { QueryError } from '../../ui/feedback/states.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { useWebsites } from './use-websites.ts';

export function Websites() {
  return may(highestRole(useOrganization().roles), 'settings:write') ? <Settings /> : null;
}

function Settings() {
  const { data, error, isFetching, refetch } = useSettings();
  if (data) return <List settings={data} />;
  if (error) {
    return (
      <Section>
        <QueryError title={words.websitesFailed} query={{ error, isFetching, refetch }} />
      </Section>
    );
  }
  return (
    <Section>
      <Loading label={words.websitesLoading}>
        <Skeleton className="h-40 rounded-xl" />
      </Loading>
    </Section>
  );
}

function Section({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <section id="websites" aria-labelledby={id} className="scroll-mt-6">
      <h2 id={id} className="text-[0.9375rem] font-semibold">
        {words.websitesTitle}
      </h2>
      <p className="mt-0.5 mb-4 max-w-2xl text-pretty text-ink-2">{words.websitesDescription}</p>
      {children}
    </section>
  );
}

function List({ settings }: { settings: OrganizationSettings }) {
  const websites = useWebsites(settings);
  const { embedOrigins = [] } = settings;
  return (
    <Section>
      <Card className="divide-y divide-line">
        <p className="flex items-center gap-2.5 px-5 py-3.5 font-medium">
          <Globe aria-hidden className="size-4 shrink-0 text-ink-3" />
          {embedOrigins.length === 0 ? words.websitesAny : words.websitesOnly(embedOrigins.length)}
        </p>
        {embedOrigins.length > 0 ? (
          <ul aria-label={words.websitesTitle} className="divide-y divide-line">
            {embedOrigins.map((site) => (
              <li key={site} className="flex min-h-12 items-center gap-3 py-1 pe-3 ps-5">
                <span className="min-w-0 flex-1 wrap-anywhere">{site}</span>
                <IconButton
                  label={words.websitesRemove(site)}
                  aria-disabled={websites.busy || undefined}
                  onClick={() => void websites.remove(site)}
                  className="max-sm:size-11"
                >
                  <Trash2 aria-hidden />
                </IconButton>
              </li>
            ))}
          </ul>
        ) : null}
        <AddWebsite websites={websites} count={embedOrigins.length} />
      </Card>
    </Section>
  );
}

function AddWebsite({ websites, count }: { websites: ReturnType<typeof useWebsites>; count: number }) {
  if (count >= limits.embedOrigins) return <p className="px-5 py-3.5 text-ink-2">{words.websitesFull}</p>;
  return (
    <form
      noValidate
      className="flex flex-col items-start gap-3 px-5 py-4 sm:flex-row"
      onSubmit={(event) => {
        event.preventDefault();
        void websites.add();
      }}
    >
      <TextField
        label={words.websitesField}
        hideLabel
        type="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder={words.websitesExample}
        hint={count === 0 ? `${words.websitesHint} ${words.websitesFirst}` : words.websitesHint}
        error={websites.error}
        value={websites.typed}
        onChange={(event) => websites.type(event.target.value)}
        className="w-full sm:max-w-2xl sm:flex-1"
      />
      <Button type="submit" busy={websites.busy} className="max-sm:w-full">
        {words.websitesAdd}
      </Button>
    </form>
  );
}
