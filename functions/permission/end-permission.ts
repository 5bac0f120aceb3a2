import { ulid } from 'ulid';
import { findCustomerRow } from '../customer/store.ts';
import { dayIn } from '../analytics/period.ts';
import { readSettingsRow, settingsOf } from '../organization/settings.ts';
import { findReference } from '../reference/store.ts';
import { record } from '../shared/audit/record.ts';
import { exists } from '../shared/data/expression.ts';
import { remove, retryRace, type Step } from '../shared/data/write.ts';
import { RaceLost } from '../shared/errors/app-error.ts';
import { endingWith, type Expiry } from './expiry.ts';
import { appendSteps, chained, readLedger } from './ledger.ts';
import { beginRequiring, requires } from './require-allowed.ts';
import { shownSteps } from './shown-steps.ts';
import { standingOf, type TakingDown } from './take-down.ts';

/**
 * Ends a permission after its last day in the organization's time zone. Under `require`, cards that are not
 * allowed any more are taken down, each in its own transaction; then the entry is written together with the
 * removal of the scheduled row. It can be interrupted and repeated. `allowedVersion` refuses publications in
 * the last seconds of the day, so none comes behind it.
 */
export async function endPermission(context: TakingDown, due: Expiry): Promise<void> {
  const { timeZone, permissionPolicy } = settingsOf(await readSettingsRow(context));
  if (dayIn(timeZone, context.now) <= due.expiresOn) return;
  if (permissionPolicy === 'require') await showWhatIsAllowed(context, due);
  const key = { pk: due.pk, sk: due.sk };
  await retryRace(async () => {
    if (!(await context.table.get(key))) return;
    await context.table.commit([...(await expiredSteps(context, due)), remove(key, { pk: exists })]);
  });
}

/** Returns the `expired` entry, unless a later entry allows the same or the customer is deleted. */
async function expiredSteps(context: TakingDown, { customerId, entryId }: Expiry): Promise<Step[]> {
  const { organizationId, now } = context;
  const customer = await findCustomerRow(context, customerId);
  if (!customer) return [];
  const entries = await readLedger(context, customerId);
  const ended = entries.find(({ id }) => id === entryId);
  const ending = ended && endingWith(entries, ended);
  if (!ending) return [];
  const { referenceId, expiresOn } = ended;
  const entry = chained(
    {
      id: ulid(now.getTime()),
      kind: 'expired',
      customerId,
      referenceId,
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

async function showWhatIsAllowed(context: TakingDown, { customerId, entryId }: Expiry): Promise<void> {
  const entries = await readLedger(context, customerId);
  const entry = entries.find(({ id }) => id === entryId);
  if (!entry) return;
  // Each reference is decided by itself: what still holds for the customer can be withdrawn for one of
  // its references, and an approved version counts only what was granted before it.
  const { referenceId } = entry;
  const references = referenceId === undefined ? await standingOf(context, customerId) : [referenceId];
  for (const reference of references) {
    beginRequiring(context);
    await showAllowed(context, customerId, reference);
  }
}

/** Shows what the remaining permissions allow: another version, only our own pages, or nothing. */
async function showAllowed(context: TakingDown, customerId: string, id: string): Promise<void> {
  await retryRace(async () => {
    const reference = await findReference(context, id);
    // Once nothing is required any more, what is public stays as it is.
    if (reference?.status !== 'Published' || reference.visibility === 'private' || !requires(context)) return;
    if (reference.attributes.customerId !== customerId) return;
    const customer = await findCustomerRow(context, customerId);
    if (!customer) throw new RaceLost();
    await context.table.commit(await shownSteps(context, { reference, company: customer.name }));
  });
}
