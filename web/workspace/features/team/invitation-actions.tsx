import { Link2, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import * as words from '#words/team';
import { useOrganization } from '../../lib/organization/active-organization.tsx';
import { messageOf } from '../../lib/api/api-client.ts';
import { Button } from '../../ui/elements/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { MoreMenu } from '../../ui/overlays/menu.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { useTeamChanges } from './api.ts';
import type { InvitationRow } from './team-rows.ts';

export function InvitationActions({ row }: { row: InvitationRow }) {
  const { email, delivery } = row.invitation;
  const { revoke } = useTeamChanges();
  const { resend, step } = useResend(row);
  const copyLink = useCopyLink(email);
  const [revoking, setRevoking] = useState(false);
  const mayResend = delivery === 'failed' || row.isExpired;
  return (
    <>
      <output className="text-[0.8125rem] whitespace-nowrap text-ink-2 empty:hidden">
        {step ? words.actions[step] : ''}
      </output>
      {mayResend && !step ? (
        <Button size="sm" className="max-md:hidden" onClick={() => void resend()}>
          {words.actions.resend}
        </Button>
      ) : null}
      <MoreMenu
        label={words.rowActions(email)}
        width={260}
        disabled={step !== undefined}
        triggerClassName="max-md:size-11"
        groups={[
          [
            {
              id: 'resend',
              label: words.actions.resend,
              icon: <Send aria-hidden />,
              onSelect: () => void resend(),
            },
            {
              id: 'copy',
              label: words.actions.copyLink,
              note: words.actions.copyNote(email),
              icon: <Link2 aria-hidden />,
              onSelect: () => void copyLink(),
            },
          ],
          [
            {
              id: 'revoke',
              label: words.actions.revoke,
              icon: <Trash2 aria-hidden />,
              tone: 'danger',
              onSelect: () => setRevoking(true),
            },
          ],
        ]}
      />
      <ConfirmDialog
        open={revoking}
        onClose={() => setRevoking(false)}
        onConfirm={async () => {
          await revoke(email);
          notify.success(words.changedRevoked(email));
        }}
        title={words.revokeTitle}
        action={words.revokeAction}
        errorTitle={words.revokeFailed}
      >
        {words.revokeBody(email)}
      </ConfirmDialog>
    </>
  );
}

function useResend({ invitation, role }: InvitationRow) {
  const { invite, refresh } = useTeamChanges();
  const [step, setStep] = useState<'checking' | 'sending'>();
  const { email } = invitation;
  const resend = async () => {
    setStep('checking');
    try {
      await invite(email, role, () => setStep('sending'));
      notify.success(words.changedResent(email));
    } catch (error) {
      notify.error(`${words.problemsNotResent(email)}: ${messageOf(error)}`);
    } finally {
      setStep(undefined);
      refresh();
    }
  };
  return { resend, step };
}

function useCopyLink(email: string) {
  const { organizationId } = useOrganization();
  return async () => {
    const link = `${window.location.origin}/app/profile/join/${organizationId}`;
    try {
      await navigator.clipboard.writeText(link);
      notify.success(words.actions.copied(email));
    } catch {
      notify.error(words.actions.copyFailed(link));
    }
  };
}
