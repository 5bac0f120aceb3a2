import { limits } from '#contract/rules/limits';
import type { Channel } from '#contract/rules/choices';
import { opens } from '#contract/permission/state';
import type { PermissionEntry } from '#contract/resources/permission';
import { absent, equals, exists, type Condition } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { anyOf, scheduledScope, type Scope } from '../shared/data/scope.ts';
import { put, update, type Step } from '../shared/data/write.ts';
import { addDays } from '../shared/days/days.ts';
import { AppError } from '../shared/errors/app-error.ts';
import { earliestEnd, type LedgerEnd } from './rules.ts';
import type { Expiry } from './store.ts';

export const ledgerScope = (organizationId: string): Scope =>
  anyOf(scheduledScope('permission', organizationId), scheduledScope('recall', organizationId));

/**
 * Entries are chained one after another. If two statements follow the same entry, the second fails. The caller's
 * table needs `ledgerScope`.
 */
export function appendSteps(
  organizationId: string,
  entries: PermissionEntry | readonly PermissionEntry[],
  end: LedgerEnd,
  more: Condition = {},
): Step[] {
  const all = [entries].flat();
  const last = all.at(-1);
  if (!last) return [];
  const { customerId, sequence, hash } = last;
  // The limit binds only grants that members enter. A refusal or a response by link is always recorded.
  if (
    sequence > limits.permissionEntries &&
    all.some((entry) => opens(entry) && entry.enteredBy !== undefined)
  )
    throw new AppError('PERMISSION_LIMIT');
  return [
    update(
      keys.customer(organizationId, customerId),
      {
        set: { ledgerLength: sequence, ledgerHash: hash },
      },
      { ...more, pk: exists, ledgerHash: end.ledgerHash === undefined ? absent : equals(end.ledgerHash) },
    ),
    ...all.flatMap((entry) => [
      put(keys.permissionEntry(organizationId, customerId, entry.sequence), entry, { pk: absent }),
      ...(!opens(entry) && entry.channels.some(isTold) ? [recallStep(organizationId, entry)] : []),
      ...(opens(entry) && entry.expiresOn !== undefined
        ? [
            expiryStep(
              { organizationId, customerId, entryId: entry.id, expiresOn: entry.expiresOn },
              new Date(entry.at),
            ),
          ]
        : []),
    ]),
  ];
}

/** Files that others hold say it. */
const isTold = (channel: Channel): boolean => channel === 'tender' || channel === 'document';

/** A job finds who holds what is no longer allowed. */
function recallStep(organizationId: string, { id: entryId, customerId, at }: PermissionEntry): Step {
  const key = keys.scheduled('recall', new Date(at), organizationId, customerId, entryId);
  return put(key, { organizationId, customerId, entryId });
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
