import { onDemand } from '../../ui/on-demand.tsx';
import { DialogButton } from './dialog-button.tsx';
import { SettingsRow, SettingsSection } from './settings-section.tsx';
import { texts } from './texts.ts';

const PasswordDialog = onDemand(() => import('./password-dialog.tsx'));

export function PasswordSection() {
  return (
    <SettingsSection id="password" title={texts.password.title} description={texts.password.description}>
      <SettingsRow action={<DialogButton label={texts.password.open} dialog={PasswordDialog} />}>
        {texts.password.body}
      </SettingsRow>
    </SettingsSection>
  );
}
