import { use } from 'react';
import { useMutation } from '@tanstack/react-query';
import { userRoutes } from '#contract/resources/user';
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
import { texts } from './texts.ts';
import { TwoFactorSection } from './two-factor-section.tsx';
import { DialogButton } from './dialog-button.tsx';
import { SettingsRow, SettingsSection } from '../../ui/page/settings-section.tsx';

export default function ProfilePage() {
  useTitle(texts.title);
  const inOrganization = use(ActiveOrganization) !== undefined;
  return (
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

const PasswordDialog = onDemand(() => import('./password-dialog.tsx'));

function PasswordSection() {
  return (
    <SettingsSection id="password" title={texts.password.title} description={texts.password.description}>
      <SettingsRow action={<DialogButton label={texts.password.open} dialog={PasswordDialog} />}>
        {texts.password.body}
      </SettingsRow>
    </SettingsSection>
  );
}

const SignOutDialog = onDemand(() => import('./sign-out-dialog.tsx'));

function SessionsSection() {
  return (
    <SettingsSection id="sessions" title={texts.sessions.title} description={texts.sessions.description}>
      <SettingsRow action={<DialogButton label={texts.sessions.open} dialog={SignOutDialog} />}>
        {texts.sessions.body}
      </SettingsRow>
    </SettingsSection>
  );
}

const themes: { value: Theme; label: string }[] = [
  { value: 'light', label: texts.appearance.light },
  { value: 'dark', label: texts.appearance.dark },
];

function AppearanceSection() {
  const { theme } = useTheme();
  return (
    <SettingsSection
      id="appearance"
      title={texts.appearance.title}
      description={texts.appearance.description}
    >
      <SelectField
        label={texts.appearance.theme}
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
    <SettingsSection id="data" title={texts.data.title} description={texts.data.description}>
      <Export />
      <hr className="-mx-5 my-5 border-line" />
      <SettingsRow
        title={texts.data.deleteTitle}
        action={<DialogButton label={texts.data.delete} tone="danger" dialog={DeleteAccountDialog} />}
      >
        {texts.data.deleteBody}
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
      notify.success(texts.data.exported(fileName));
    },
  });
  return (
    <div className="flex flex-col gap-4">
      <SettingsRow
        title={texts.data.exportTitle}
        action={
          <Button busy={save.isPending} onClick={() => save.mutate()}>
            {texts.data.export}
          </Button>
        }
      >
        {texts.data.exportBody}
      </SettingsRow>
      <FormError>{save.error ? messageOf(save.error) : undefined}</FormError>
    </div>
  );
}
