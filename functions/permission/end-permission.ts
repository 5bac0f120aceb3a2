import { ulid } from 'ulid';
import { findCustomerRow } from '../customer/store.ts';
import { readSettingsRow, settingsOf } from '../organization/store.ts';
import { followLedger, publishedOf } from '../publication/follow-ledger.ts';
import { record } from '../shared/audit/record.ts';
import { exists } from '../shared/data/expression.ts';
import { remove, retryRace, type Step } from '../shared/data/write.ts';
import { dayIn } from '../shared/days/days.ts';
import type { ActorContext } from '../shared/membership/context.ts';
import { chained, endingWith } from './rules.ts';
import { appendSteps } from './steps.ts';
import { readLedger, type Expiry } from './store.ts';

/**
 * Parts that may no longer be shown are hidden first, reference by reference, so this can be repeated: under `require`
 * all that ended, otherwise those that the team leaves out. No publication shows what ends before its call does.
 */
export async function endPermission(context: ActorContext, due: Expiry): Promise<void> {
  const { timeZone } = settingsOf(await readSettingsRow(context));
  if (dayIn(timeZone, context.now) <= due.expiresOn) return;
  await showWhatIsAllowed(context, due);
  const key = { pk: due.pk, sk: due.sk };
  await retryRace(async () => {
    if (!(await context.table.get(key))) return;
    await context.table.commit([...(await expiredSteps(context, due)), remove(key, { pk: exists })]);
  });
}

/** No entry is needed if a later one allows the same or the customer is deleted. */
async function expiredSteps(context: ActorContext, { customerId, entryId }: Expiry): Promise<Step[]> {
  const { organizationId, now } = context;
  const customer = await findCustomerRow(context, customerId);
  if (!customer) return [];
  const entries = await readLedger(context, customerId);
  const ended = entries.find(({ id }) => id === entryId);
  const ending = ended && endingWith(entries, ended);
  if (!ending) return [];
  const { referenceId, tender, expiresOn } = ended;
  const entry = chained(
    {
      id: ulid(now.getTime()),
      kind: 'expired',
      customerId,
      referenceId,
      tender,
      ...ending,
      expiresOn,
      at: now.toISOString(),
    },
    customer,
  );
  return [
    ...appendSteps(organizationId, entry, customer),
    record(context, organizationId, 'permission.expire', entry),
  ];
}

async function showWhatIsAllowed(context: ActorContext, { customerId, entryId }: Expiry): Promise<void> {
  const entry = (await readLedger(context, customerId)).find(({ id }) => id === entryId);
  if (!entry) return;
  const { referenceId } = entry;
  const references = referenceId === undefined ? await publishedOf(context, customerId) : [referenceId];
  for (const reference of references) await followLedger(context, customerId, reference);
}
