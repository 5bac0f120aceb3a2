import { ulid } from 'ulid';
import type { documentRoutes } from '#contract/resources/document';
import type { Input, Output } from '#contract/primitives/route';
import { useStep } from '../form/store.ts';
import { documentScope, jobOf, keyOf, toDocument, type DocumentItem } from '../document/store.ts';
import { record } from '../shared/audit/record.ts';
import { expiresAfterDays } from '../shared/data/expiry.ts';
import { absent } from '../shared/data/expression.ts';
import { put } from '../shared/data/write.ts';
import { announceJob, dueAfter, startJob } from '../shared/jobs/ticket.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import { saveResponse } from '../shared/security/idempotency.ts';
import { documentsPerDay } from '../document/steps.ts';

export async function makeDocument(
  context: MemberContext,
  input: Input<typeof documentRoutes.makeDocument>,
): Promise<Output<typeof documentRoutes.makeDocument>> {
  const { organizationId, userId, now } = context;
  const dueAt = dueAfter(now);
  const item: DocumentItem = {
    ...input,
    ...(input.format === 'png' && { channel: 'social' }),
    id: ulid(now.getTime()),
    status: 'pending',
    dueAt,
    createdAt: now.toISOString(),
    createdBy: userId,
  };
  const ref = { organizationId, id: item.id };
  const response = toDocument(item);
  const useForm = input.form === undefined ? [] : [await useStep(context, input.form, input.format)];
  await memberTable(organizationId, documentScope(organizationId)).commit([
    ...saveResponse(context, response),
    ...useForm,
    documentsPerDay(context),
    put(keyOf(ref), { ...item, ...expiresAfterDays('documentDays', now) }, { pk: absent }),
    announceJob(jobOf(ref), dueAt),
    record(context, organizationId, 'document.make', item),
  ]);
  await startJob(jobOf(ref), context.log);
  return response;
}
