import { onDemand } from '../../ui/on-demand.tsx';
import { DialogButton } from './dialog-button.tsx';
import { SettingsRow, SettingsSection } from './settings-section.tsx';
import { texts } from './texts.ts';

const SignOutDialog = onDemand(() => import('./sign-out-dialog.tsx'));

export function SessionsSection() {
  return (
    <SettingsSection id="sessions" title={texts.sessions.title} description={texts.sessions.description}>
      <SettingsRow action={<DialogButton label={texts.sessions.open} dialog={SignOutDialog} />}>
        {texts.sessions.body}
      </SettingsRow>
    </SettingsSection>
  );
}
