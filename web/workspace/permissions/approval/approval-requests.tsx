import { useState } from 'react';
import { hasOwnWords } from '#contract/permission/own-words';
import type { Approval } from '#contract/resources/approval';
import * as words from '#words/approval-requests';
import { validUntil } from '#words/permissions';
import { Badge } from '../../ui/elements/badge.tsx';
import { Button, ButtonLink } from '../../ui/elements/button.tsx';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog.tsx';
import { notify } from '../../ui/feedback/toast.tsx';
import { useApprovalChanges } from './approvals.ts';
import type { AskApprovalProps } from './ask-approval-dialog.tsx';
import { inLanguages, type Names } from '../ledger/sentences.ts';
import { dayInWords, dayOfMoment, subjectList, whereInWords } from '../parts.ts';

const firstShown = 3;

interface Props {
  approvals: readonly Approval[];
  names: Pick<Names, 'member'> & Partial<Pick<Names, 'reference'>>;
  onAskAgain: (approval: Approval) => void;
  onSeeChanges?: (approval: Approval) => void;
}

export function ApprovalRequests({ approvals, names, onAskAgain, onSeeChanges }: Props) {
  const [all, setAll] = useState(false);
  const [canceling, setCanceling] = useState<Approval>();
  const shown = all ? approvals : approvals.slice(0, firstShown);
  const hidden = approvals.length - shown.length;
  return (
    <>
      <ul className="divide-y divide-line rounded-lg border border-line">
        {shown.map((approval) => (
          <li key={approval.id} className="flex flex-col gap-1.5 px-4 py-3">
            <Request approval={approval} names={names} />
            <div className="flex flex-wrap gap-2 empty:hidden">
              {approval.status === 'waiting' ? (
                <Button size="sm" onClick={() => setCanceling(approval)}>
                  {words.cancelOpen}
                </Button>
              ) : null}
              {!hasChanges(approval) ? null : onSeeChanges ? (
                <Button size="sm" variant="primary" onClick={() => onSeeChanges(approval)}>
                  {words.seeChanges}
                </Button>
              ) : (
                <ButtonLink size="sm" to={`/app/references/${approval.referenceId}#permissions`}>
                  {words.seeChanges}
                </ButtonLink>
              )}
              {asksAgain.has(approval.status) || isUndelivered(approval) ? (
                <Button size="sm" onClick={() => onAskAgain(approval)}>
                  {words.askAgain}
                </Button>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
      {hidden > 0 ? (
        <Button size="sm" variant="ghost" className="self-start" onClick={() => setAll(true)}>
          {words.earlier(hidden)}
        </Button>
      ) : null}
      {canceling ? <Cancel approval={canceling} onClose={() => setCanceling(undefined)} /> : null}
    </>
  );
}

export const sameRequest = (approval: Approval): AskApprovalProps['before'] => ({
  referenceId: approval.referenceId,
  contactId: approval.contact.id ?? '',
  subjects: approval.subjects,
  channels: approval.channels,
  message: approval.message ?? '',
  publishOnYes: approval.publishOnYes,
});

/** A waiting request needs patience, and an approved one is extended rather than repeated. */
const asksAgain: ReadonlySet<Approval['status']> = new Set(['declined', 'canceled', 'lapsed']);

const hasChanges = ({ status, answer }: Approval) =>
  status === 'changes suggested' || (status === 'approved' && hasOwnWords(answer ?? {}));

const isUndelivered = ({ status, delivery }: Approval) => status === 'waiting' && delivery === 'failed';

const tones = {
  waiting: 'warn',
  approved: 'good',
  'changes suggested': 'accent',
  declined: 'bad',
  canceled: 'neutral',
  lapsed: 'neutral',
} as const;

function Request({ approval, names }: Pick<Props, 'names'> & { approval: Approval }) {
  const { status, contact, askedBy, expiresAt, reminders, answer: response, referenceId } = approval;
  const title = names.reference?.(referenceId);
  const notes = [
    `${capital(subjectList(approval.subjects))} ${whereInWords(approval)}${
      approval.expiresOn ? validUntil(dayInWords(approval.expiresOn)) : ''
    }.`,
    inLanguages(approval),
    status === 'waiting' && words.canAnswer(dayOfMoment(expiresAt)),
    status === 'waiting' && approval.publishOnYes && words.publishes,
    reminders.length > 0 && words.reminded(reminders.map(dayOfMoment).join(', ')),
    nextNote(approval),
  ];
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge tone={tones[status]}>{words.statuses[status]}</Badge>
        <p className="min-w-0 wrap-anywhere">
          {title ? <span className="font-medium">{title}: </span> : null}
          {words.byWhom(contact.name, names.member(askedBy) ?? words.somebody, dayOfMoment(approval.askedAt))}
        </p>
      </div>
      <p className="text-[0.8125rem] text-pretty text-ink-2">{notes.filter(Boolean).join(' ')}</p>
      {isUndelivered(approval) ? (
        <p className="text-[0.8125rem] text-pretty wrap-anywhere text-bad">
          {words.undelivered(contact.name)}
        </p>
      ) : null}
      {response ? (
        <p className="text-[0.8125rem] text-pretty wrap-anywhere text-ink-2">
          {words.responded(response.name, dayOfMoment(response.at))}
          {response.comment ? (
            <>
              : <q className="whitespace-pre-line">{response.comment}</q>
            </>
          ) : (
            '.'
          )}
        </p>
      ) : null}
    </>
  );
}

function nextNote({ status, next }: Approval): string | undefined {
  if (next?.outcome === 'asked') return words.askedNext(next.name);
  if (!next || status !== 'waiting') return undefined;
  return next.outcome ? words.skippedNext(next.name) : words.asksNext(next.name, dayOfMoment(next.at));
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function Cancel({ approval, onClose }: { approval: Approval; onClose: () => void }) {
  const { mutateAsync } = useApprovalChanges(approval.customerId).cancel;
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={async () => {
        await mutateAsync(approval.id);
        notify.success(words.cancelDone);
      }}
      title={words.cancelTitle}
      action={words.cancelAction}
      errorTitle={words.cancelFailed}
    >
      {words.cancelBody(approval.contact.name)}
    </ConfirmDialog>
  );
}
