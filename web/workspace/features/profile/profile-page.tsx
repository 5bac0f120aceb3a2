import { use } from 'react';
import { ActiveOrganization } from '../../lib/active-organization.tsx';
import { useTitle } from '../../lib/use-title.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { AppearanceSection } from './appearance-section.tsx';
import { DataSection } from './data-section.tsx';
import { PasswordSection } from './password-section.tsx';
import { PersonSection } from './person-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { texts } from './texts.ts';
import { TwoFactorSection } from './two-factor-section.tsx';

export default function ProfilePage() {
  useTitle(texts.title);
  const inOrganization = use(ActiveOrganization) !== undefined;
  return (
    // Without an organisation there is no shell around the page, and its own margins are needed.
    <div className={inOrganization ? 'max-w-4xl' : 'mx-auto max-w-4xl py-8'}>
      <PageHeader
        title={texts.title}
        description={texts.description}
        back={inOrganization ? undefined : { to: '/app', label: texts.backToStart }}
      />
      <div className="mt-8 flex flex-col gap-8">
        <PersonSection />
        <PasswordSection />
        <TwoFactorSection />
        <SessionsSection />
        <AppearanceSection />
        <DataSection />
      </div>
    </div>
  );
}
