import * as z from 'zod/mini';
import { emailHash } from '../data/hash.ts';
import { equals, type Condition } from '../data/expression.ts';
import { keys } from '../data/keys.ts';
import { update, type Step } from '../data/write.ts';
import { anyOf, organizationScope, type Scope } from '../data/scope.ts';
import { scopedTable } from '../data/scoped-table.ts';
import { RaceLost } from '../errors/app-error.ts';
import type { Mail } from './outbox.ts';

/** SES returns these tags with a bounce. They hold ids only, no personal data. */
export const mailTags = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('invitation'),
    organizationId: z.string(),
    /** The milliseconds distinguish this invitation from an earlier one to the same address. */
    validUntil: z.string(),
  }),
  z.object({
    kind: z.literal('approval-request'),
    organizationId: z.string(),
    customerId: z.string(),
    approvalId: z.string(),
  }),
]);

export interface ReportedMail {
  to: string;
  tags: z.output<typeof mailTags>;
}

export function reportedMail(mail: Mail): ReportedMail | undefined {
  if (mail.kind === 'invitation') {
    const { kind, to, organizationId } = mail;
    const validUntil = String(Date.parse(mail.validUntil));
    return { to, tags: { kind, organizationId, validUntil } };
  }
  if (mail.kind === 'approval-request' && mail.request) {
    const { kind, to, request } = mail;
    return { to, tags: { kind, ...request } };
  }
  return undefined;
}

/** The step fails if the row is no longer about this mail. */
export function deliveryStep(
  { to, tags }: ReportedMail,
  delivery: 'sending' | 'sent' | 'failed',
  when: Condition = {},
): Step {
  const { organizationId } = tags;
  const change = { set: { delivery } };
  if (tags.kind === 'approval-request') {
    // A corrected address is a new request, so the id is enough.
    const key = keys.approval(organizationId, tags.customerId, tags.approvalId);
    return update(key, change, { status: equals('waiting'), ...when });
  }
  const validUntil = new Date(Number(tags.validUntil)).toISOString();
  const key = keys.invitation(organizationId, emailHash(to));
  return update(key, change, { validUntil: equals(validUntil), ...when });
}

/** Commits steps about a mail, and shows it at its invitation or request unless that is about something else. */
export async function withDelivery(
  scope: Scope,
  steps: readonly Step[],
  mail: Mail,
  { from, to }: { from: 'sending' | 'failed'; to: 'sending' | 'sent' | 'failed' },
): Promise<void> {
  const reported = reportedMail(mail);
  if (reported) {
    const both = scopedTable(anyOf(scope, organizationScope(reported.tags.organizationId)));
    try {
      return await both.commit([...steps, deliveryStep(reported, to, { delivery: equals(from) })]);
    } catch (error) {
      if (!(error instanceof RaceLost)) throw error;
      // The subject has ended or changed, or the mail has bounced, which the row shows.
    }
  }
  await scopedTable(scope).commit(steps);
}
