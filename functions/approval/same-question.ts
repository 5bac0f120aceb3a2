import type { Snapshot } from '#contract/resources/approval';
import { absent, absentOr, below, exists } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { put, update, type Step } from '../shared/data/write.ts';
import { mailStep } from '../shared/email/outbox.ts';
import type { ApprovalRequestMail } from '../shared/email/approval-request.ts';
import { openLink, type LinkRow } from './link.ts';
import { requestMail } from './mails.ts';
import { answerBy } from './steps.ts';
import { linkHashOf, type ApprovalRow } from './store.ts';

interface Again {
  row: ApprovalRow;
  question: LinkRow;
  id: string;
  token: string;
  now: Date;
  asker: ApprovalRequestMail['asker'];
  to: Pick<ApprovalRow, 'contact' | 'language' | 'wording'>;
  /** The limit binds who asks of their own accord. A contact who wants a new link always gets it. */
  most?: number;
}

/** Asks the same about the same version of the card, with a new link. */
export function sameQuestion(again: Again): { row: ApprovalRow; steps: Step[] } {
  const { id, token, now, asker, to, most } = again;
  const { organizationId, customerId } = again.question;
  const asked = {
    askedAt: now.toISOString(),
    validUntil: answerBy(now, (JSON.parse(again.question.snapshotText) as Snapshot).tender),
    status: 'waiting',
  } as const;
  const {
    draft: _draft,
    draftVersion: _version,
    againAt: _again,
    alsoAsked: _also,
    ...link
  } = again.question;
  const { contact, language } = to;
  const question: LinkRow = { ...link, ...asked, contact, language, approvalId: id, statementCount: 0 };
  const { appliedCount: _applied, answer: _answer, next: _next, ...same } = again.row;
  const linkHash = linkHashOf(token);
  const row: ApprovalRow = { ...same, ...asked, ...to, id, linkHash, reminders: [], delivery: 'sending' };
  const steps = [
    put(keys.approval(organizationId, customerId, id), row, { pk: absent }),
    openLink(linkHash, question),
    update(
      keys.customer(organizationId, customerId),
      { add: { approvalCount: 1 } },
      { pk: exists, ...(most !== undefined && { approvalCount: absentOr(below(most)) }) },
    ),
    mailStep(requestMail([{ link: question, token }], { to: contact.email ?? '', asker }), now),
  ];
  return { row, steps };
}
