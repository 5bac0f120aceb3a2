import * as z from 'zod/mini';
import { emailHash } from '../data/hash.ts';
import { equals, type Condition } from '../data/expression.ts';
import { keys } from '../data/keys.ts';
import { update, wins, type Step } from '../data/write.ts';
import { anyOf, organizationScope, type Scope } from '../data/scope.ts';
import { scopedTable } from '../data/scoped-table.ts';
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
    /** The customers and requests of a mail that asks about several, joined by `_`; SES takes 256 characters. */
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
    const { kind, to, organizationId, also = [] } = mail;
    const requests = [mail, ...also].flatMap(({ request }) => request ?? []);
    const joined = (name: 'customerId' | 'approvalId') => requests.map((one) => one[name]).join('_');
    return {
      to,
      tags: { kind, organizationId, customerId: joined('customerId'), approvalId: joined('approvalId') },
    };
  }
  return undefined;
}

/** A step fails if its row is no longer about this mail. */
export function deliverySteps(
  { to, tags }: ReportedMail,
  delivery: 'sending' | 'sent' | 'failed',
  when: Condition = {},
): Step[] {
  const { organizationId } = tags;
  const change = { set: { delivery } };
  if (tags.kind === 'approval-request') {
    const customerIds = tags.customerId.split('_');
    // A corrected address is a new request, so the id is enough.
    return tags.approvalId.split('_').map((id, index) =>
      update(keys.approval(organizationId, customerIds[index]!, id), change, {
        status: equals('waiting'),
        ...when,
      }),
    );
  }
  const validUntil = new Date(Number(tags.validUntil)).toISOString();
  const key = keys.invitation(organizationId, emailHash(to));
  return [update(key, change, { validUntil: equals(validUntil), ...when })];
}

/** Commits steps about a mail, and shows it at its invitation or requests unless those are about something else. */
export async function withDelivery(
  scope: Scope,
  steps: readonly Step[],
  mail: Mail,
  { from, to }: { from: 'sending' | 'failed'; to: 'sending' | 'sent' | 'failed' },
): Promise<void> {
  const reported = reportedMail(mail);
  if (!reported) return await scopedTable(scope).commit(steps);
  const both = scopedTable(anyOf(scope, organizationScope(reported.tags.organizationId)));
  const shown = deliverySteps(reported, to, { delivery: equals(from) });
  if (await wins(both.commit([...steps, ...shown]))) return;
  // A subject has ended or changed, or the mail has bounced, which the row shows.
  await both.commit(steps);
  if (shown.length > 1) for (const step of shown) await wins(both.apply(step));
}
