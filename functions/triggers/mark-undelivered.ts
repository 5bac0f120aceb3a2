import type { EventBridgeEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { organizationScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { wins } from '../shared/data/write.ts';
import { deliverySteps, mailTags } from '../shared/email/delivery.ts';
import { logFor } from '../shared/log/log.ts';

const report = z.object({
  mail: z.object({
    destination: z.array(z.string()),
    /** SES adds some tags to ours; each has a list of one value. */
    tags: z.record(z.string(), z.array(z.string())),
  }),
  bounce: z.optional(z.object({ bounceType: z.string(), bounceSubType: z.string() })),
});

type Undelivered = EventBridgeEvent<
  'Email Bounced' | 'Email Complaint Received' | 'Email Rejected',
  z.input<typeof report>
>;

/** The row shows the sender that a mail bounced. Events may come late and more than once. */
export async function handler(event: Pick<Undelivered, 'id' | 'detail-type' | 'detail'>): Promise<void> {
  const { mail, bounce } = report.parse(event.detail);
  // Other bounces are full mailboxes and out-of-office replies.
  if (bounce && bounce.bounceType !== 'Permanent') return;
  const tags = mailTags.parse(
    Object.fromEntries(Object.entries(mail.tags).map(([name, [value]]) => [name, value])),
  );
  const { kind, organizationId } = tags;
  const table = scopedTable(organizationScope(organizationId));
  let marked = false;
  // Not where a request or invitation has ended or was sent again.
  for (const step of deliverySteps({ to: mail.destination[0]!, tags }, 'failed'))
    marked = (await wins(table.apply(step))) || marked;
  const cause = bounce?.bounceSubType ?? event['detail-type'];
  logFor({ eventId: event.id })('MAIL_UNDELIVERED', { kind, organizationId, cause, marked });
}
