import { useId, useState, type FormEvent } from 'react';
import { useLocation } from 'react-router-dom';
import type { Organization } from '#contract/resources/organization';
import * as fixed from '#words/fixed';
import * as sessionWords from '#words/session';
import * as words from '#words/start';
import { useProfile } from '../../../lib/session/profile.ts';
import { useTitle } from '../../../lib/hooks/use-title.ts';
import { Button } from '../../../ui/elements/button.tsx';
import { FormError } from '../../../ui/forms/form-error.tsx';
import { joinPath, useInvitationsForMe, useSuspended } from '../../../lib/organization/organizations.ts';
import { Link } from '../../../ui/elements/link.tsx';
import { useCreateOrganization } from '../dialogs/create-organization.ts';
import { OrganizationNameField } from '../dialogs/organization-name-field.tsx';

export default function FirstOrganization() {
  useTitle(words.firstTitle);
  const { create, busy, error } = useCreateOrganization();
  const { name: person } = useProfile();
  const [name, setName] = useState('');
  const { pathname, search } = useLocation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // An address with parameters, such as a plan chosen before the sign-up, is opened after the creation.
    if (!busy && name.trim()) void create(name, search ? pathname + search : undefined);
  };
  const firstName = person?.split(' ')[0];
  return (
    <div className="fade-in mx-auto w-full max-w-md py-10 sm:py-20">
      <h1 className="text-2xl font-semibold">{words.firstTitle}</h1>
      <p className="mt-2 text-[0.9375rem] leading-6 text-pretty text-ink-2">
        {firstName && firstName !== sessionWords.unknownPerson
          ? words.firstWelcomeTo(firstName)
          : words.firstWelcome}{' '}
        {words.firstHint}
      </p>
      <OrganizationLinks
        title={words.suspendedList}
        organizations={useSuspended()}
        see={words.suspendedSee}
        seeOf={words.suspendedSeeOf}
      />
      <OrganizationLinks
        title={words.invitedTitle}
        organizations={useInvitationsForMe()}
        see={words.invitedSee}
        seeOf={words.invitedSeeTo}
      />
      <form className="mt-8 flex flex-col gap-5" onSubmit={submit} noValidate>
        <OrganizationNameField value={name} onChange={setName} busy={busy} />
        <FormError title={error ? fixed.organizationCreateError : undefined}>{error}</FormError>
        <Button type="submit" variant="primary" size="lg" busy={busy} disabled={!name.trim()}>
          {words.firstCreate}
        </Button>
      </form>
    </div>
  );
}

interface OrganizationLinksProps {
  title: string;
  organizations: readonly Organization[];
  see: string;
  /** Follows `see` for screen readers. */
  seeOf: (name: string) => string;
}

function OrganizationLinks({ title, organizations, see, seeOf }: OrganizationLinksProps) {
  const titleId = useId();
  if (organizations.length === 0) return null;
  return (
    <section className="mt-8" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-[0.9375rem] font-semibold">
        {title}
      </h2>
      <ul className="mt-2 divide-y divide-line rounded-xl border border-line bg-surface">
        {organizations.map(({ organizationId, name }) => (
          <li key={organizationId} className="flex items-center justify-between gap-4 px-4 py-3">
            <span className="min-w-0 truncate">{name}</span>
            <Link className="font-medium underline underline-offset-2" to={joinPath(organizationId)}>
              {see}
              <span className="sr-only">{seeOf(name)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
