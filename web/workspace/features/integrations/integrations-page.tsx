import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { publicRoutes } from '#contract/resources/public';
import * as integrationsWords from '#words/integrations';
import { useTitle } from '../../lib/hooks/use-title.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useOrganization } from '../../lib/organization/active-organization.tsx';
import { referencePagePath } from '../../../shared/public-address.ts';
import { buttonClass, ButtonLink } from '../../ui/elements/button.tsx';
import { Card } from '../../ui/page/card.tsx';
import { CopyButton } from '../../ui/elements/copy-button.tsx';
import { EmbedBuilder } from './embed-builder.tsx';
import { Websites } from './websites.tsx';

export default function IntegrationsPage() {
  useTitle(integrationsWords.title);
  return (
    <>
      <PageHeader title={integrationsWords.title} description={integrationsWords.description} />
      <div className="flex flex-col gap-10">
        <EmbedBuilder />
        <Websites />
        <OtherWays />
      </div>
    </>
  );
}

function OtherWays() {
  const organization = useOrganization();
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Way words={integrationsWords.page} path={referencePagePath(organization.slug)} />
      <Way
        words={integrationsWords.api}
        path={publicRoutes.getReferencePage.path.replace('{id}', organization.organizationId)}
      >
        <ButtonLink to="/app/help/json-api" size="sm" variant="ghost">
          {integrationsWords.api.docs}
        </ButtonLink>
      </Way>
    </div>
  );
}

interface WayProps {
  words: typeof integrationsWords.page | typeof integrationsWords.api;
  path: string;
  children?: ReactNode;
}

function Way({ words, path, children }: WayProps) {
  const address = window.location.origin + path;
  return (
    <Card aria-label={words.title}>
      <h2 className="text-[0.9375rem] font-semibold">{words.title}</h2>
      <p className="mt-1 text-pretty text-ink-2">{words.note}</p>
      <p className="mt-3 rounded-lg bg-sunken px-2.5 py-1.5 font-mono text-xs leading-5 wrap-anywhere text-ink-2">
        <span className="sr-only">{words.label}: </span>
        {address}
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <CopyButton size="sm" text={address}>
          {words.copy}
        </CopyButton>
        <a href={path} target="_blank" rel="noopener" className={buttonClass('secondary', 'sm')}>
          <ExternalLink aria-hidden />
          {words.open}
        </a>
        {children}
      </div>
    </Card>
  );
}
