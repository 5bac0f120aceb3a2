import { Link2, Send, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useOrganization } from '../../lib/organization/active-organization.tsx';
import { messageOf } from '../../lib/api/api-client.ts';
import { Button } from '../../ui/elements/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { MoreMenu } from '../../ui/overlays/menu.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { useTeamChanges } from './api.ts';
import type { InvitationRow } from './team-rows.ts';
import { texts } from './texts.ts';

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
        {step ? texts.actions[step] : ''}
      </output>
      {mayResend && !step ? (
        <Button size="sm" className="max-md:hidden" onClick={() => void resend()}>
          {texts.actions.resend}
        </Button>
      ) : null}
      <MoreMenu
        label={texts.row.actions(email)}
        width={260}
        disabled={step !== undefined}
        triggerClassName="max-md:size-11"
        groups={[
          [
            {
              id: 'resend',
              label: texts.actions.resend,
              icon: <Send aria-hidden />,
              onSelect: () => void resend(),
            },
            {
              id: 'copy',
              label: texts.actions.copyLink,
              note: texts.actions.copyNote(email),
              icon: <Link2 aria-hidden />,
              onSelect: () => void copyLink(),
            },
          ],
          [
            {
              id: 'revoke',
              label: texts.actions.revoke,
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
          notify.success(texts.changed.revoked(email));
        }}
        title={texts.revoke.title}
        action={texts.revoke.action}
        errorTitle={texts.revoke.failed}
      >
        {texts.revoke.body(email)}
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
      notify.success(texts.changed.resent(email));
    } catch (error) {
      notify.error(`${texts.problems.notResent(email)}: ${messageOf(error)}`);
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
      notify.success(texts.actions.copied(email));
    } catch {
      notify.error(texts.actions.copyFailed(link));
    }
  };
}
