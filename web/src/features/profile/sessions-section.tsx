import { lazy } from 'react';
import { DialogButton } from './dialog-button.tsx';
import { SettingsRow, SettingsSection } from './settings-section.tsx';
import { texts } from './texts.ts';

const load = () => import('./sign-out-dialog.tsx');
const SignOutDialog = lazy(load);

export function SessionsSection() {
  return (
    <SettingsSection id="sessions" title={texts.sessions.title} description={texts.sessions.description}>
      <SettingsRow action={<DialogButton label={texts.sessions.open} dialog={SignOutDialog} load={load} />}>
        {texts.sessions.body}
      </SettingsRow>
    </SettingsSection>
  );
}
