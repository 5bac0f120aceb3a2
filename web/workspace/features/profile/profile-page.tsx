import { use } from 'react';
import { useMutation } from '@tanstack/react-query';
import { userRoutes } from '#contract/resources/user';
import * as words from '#words/profile';
import { ActiveOrganization } from '../../lib/organization/active-organization.tsx';
import { useTitle } from '../../lib/hooks/use-title.ts';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { onDemand } from '../../ui/overlays/on-demand.tsx';
import { setTheme, useTheme, type Theme } from '../../lib/device/theme.ts';
import { SelectField } from '../../ui/forms/text-field.tsx';
import { call, messageOf } from '../../lib/api/api-client.ts';
import { Button } from '../../ui/elements/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { downloadJson } from '../../lib/device/download.ts';
import { PersonSection } from './person-section.tsx';
import { TwoFactorSection } from './two-factor-section.tsx';
import { DialogButton } from './dialog-button.tsx';
import { SettingsRow, SettingsSection } from '../../ui/page/settings-section.tsx';

export default function ProfilePage() {
  useTitle(words.title);
  const inOrganization = use(ActiveOrganization) !== undefined;
  return (
    <div className={inOrganization ? 'max-w-4xl' : 'mx-auto max-w-4xl py-8'}>
      <PageHeader
        title={words.title}
        description={words.description}
        back={inOrganization ? undefined : { to: '/app', label: words.backToStart }}
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

const PasswordDialog = onDemand(() => import('./password-dialog.tsx'));

function PasswordSection() {
  return (
    <SettingsSection id="password" title={words.passwordTitle} description={words.passwordDescription}>
      <SettingsRow action={<DialogButton label={words.passwordOpen} dialog={PasswordDialog} />}>
        {words.passwordBody}
      </SettingsRow>
    </SettingsSection>
  );
}

const SignOutDialog = onDemand(() => import('./sign-out-dialog.tsx'));

function SessionsSection() {
  return (
    <SettingsSection id="sessions" title={words.sessionsTitle} description={words.sessionsDescription}>
      <SettingsRow action={<DialogButton label={words.sessionsOpen} dialog={SignOutDialog} />}>
        {words.sessionsBody}
      </SettingsRow>
    </SettingsSection>
  );
}

const themes: { value: Theme; label: string }[] = [
  { value: 'light', label: words.appearanceLight },
  { value: 'dark', label: words.appearanceDark },
];

function AppearanceSection() {
  const { theme } = useTheme();
  return (
    <SettingsSection id="appearance" title={words.appearanceTitle} description={words.appearanceDescription}>
      <SelectField
        label={words.appearanceTheme}
        className="max-w-xs"
        options={themes}
        value={theme}
        onChange={(event) => setTheme(event.target.value === 'dark' ? 'dark' : 'light')}
      />
    </SettingsSection>
  );
}

const DeleteAccountDialog = onDemand(() => import('./delete-account-dialog.tsx'));

function DataSection() {
  return (
    <SettingsSection id="data" title={words.dataTitle} description={words.dataDescription}>
      <Export />
      <hr className="-mx-5 my-5 border-line" />
      <SettingsRow
        title={words.dataDeleteTitle}
        action={<DialogButton label={words.dataDelete} tone="danger" dialog={DeleteAccountDialog} />}
      >
        {words.dataDeleteBody}
      </SettingsRow>
    </SettingsSection>
  );
}

function Export() {
  const save = useMutation({
    mutationFn: () => call(userRoutes.exportProfile),
    onSuccess: (document) => {
      const fileName = `refdeck-export-${document.exportedAt.slice(0, 10)}.json`;
      downloadJson(fileName, document);
      notify.success(words.dataExported(fileName));
    },
  });
  return (
    <div className="flex flex-col gap-4">
      <SettingsRow
        title={words.dataExportTitle}
        action={
          <Button busy={save.isPending} onClick={() => save.mutate()}>
            {words.dataExport}
          </Button>
        }
      >
        {words.dataExportBody}
      </SettingsRow>
      <FormError>{save.error ? messageOf(save.error) : undefined}</FormError>
    </div>
  );
}
