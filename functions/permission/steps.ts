import { limits } from '#contract/rules/limits';
import { opens } from '#contract/permission/state';
import type { PermissionEntry } from '#contract/resources/permission';
import { absent, equals, exists } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { put, update, type Step } from '../shared/data/write.ts';
import { addDays } from '../shared/days/days.ts';
import { AppError } from '../shared/errors/app-error.ts';
import { earliestEnd, takesDown, type LedgerEnd } from './rules.ts';
import type { Expiry } from './store.ts';

/** If two entries follow the same one, the second fails. The caller's table needs `scheduledScope('permission', …)`. */
export function appendSteps(
  organizationId: string,
  entry: PermissionEntry,
  end: LedgerEnd,
  /** A response may be older than the time of writing. */
  writtenAt = entry.at,
): Step[] {
  const { customerId, referenceId, sequence, hash, expiresOn } = entry;
  // The limit binds only grants that members enter. A refusal or a response by link is always recorded.
  if (sequence > limits.permissionEntries && opens(entry) && entry.enteredBy !== undefined)
    throw new AppError('PERMISSION_LIMIT');
  const withdrawn = takesDown(entry);
  const everything = withdrawn && referenceId === undefined;
  return [
    update(
      keys.customer(organizationId, customerId),
      {
        set: { ledgerLength: sequence, ledgerHash: hash, ...(withdrawn && { withdrawnAt: writtenAt }) },
        ...(everything && { add: { withdrawals: new Set([entry.id]) } }),
      },
      { pk: exists, ledgerHash: end.ledgerHash === undefined ? absent : equals(end.ledgerHash) },
    ),
    put(keys.permissionEntry(organizationId, customerId, sequence), entry, { pk: absent }),
    ...(opens(entry) && expiresOn !== undefined
      ? [expiryStep({ organizationId, customerId, entryId: entry.id, expiresOn }, new Date(entry.at))]
      : []),
  ];
}

export function expiryStep(
  { organizationId, customerId, entryId, expiresOn }: Omit<Expiry, 'pk' | 'sk'>,
  after: Date,
): Step {
  const reminder = limits.expiryReminderDays
    // At 8:00 UTC it is that day, or nearly, from Hawaii to Auckland.
    .map((daysBefore) => new Date(`${addDays(expiresOn, -daysBefore)}T08:00:00Z`))
    .find((at) => at > after);
  const at = reminder ?? earliestEnd(expiresOn);
  const key = keys.scheduled('permission', at, organizationId, customerId, entryId);
  return put(key, { organizationId, customerId, entryId, expiresOn });
}
