import { lazy } from 'react';
import { DialogButton } from './dialog-button.tsx';
import { SettingsRow, SettingsSection } from './settings-section.tsx';
import { texts } from './texts.ts';

const load = () => import('./password-dialog.tsx');
const PasswordDialog = lazy(load);

export function PasswordSection() {
  return (
    <SettingsSection id="password" title={texts.password.title} description={texts.password.description}>
      <SettingsRow action={<DialogButton label={texts.password.open} dialog={PasswordDialog} load={load} />}>
        {texts.password.body}
      </SettingsRow>
    </SettingsSection>
  );
}
