import canonicalize from 'canonicalize';
import { limits } from '#contract/rules/limits';
import { opens } from '#contract/permission/state';
import { permissionEntry, publishedChannels, type PermissionEntry } from '#contract/resources/permission';
import type { CustomerRow } from '../customer/store.ts';
import { absent, equals, exists } from '../shared/data/expression.ts';
import { keys, ledgerOf, partitions } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { sha256 } from '../shared/data/hash.ts';
import { put, update, type Step } from '../shared/data/write.ts';
import { expiryStep } from './expiry.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';

/** An entry before it gets its position in the chain. */
export type NewEntry = Omit<PermissionEntry, 'sequence' | 'previous' | 'hash'>;

/** How far a ledger goes, as its customer's row remembers it. */
type LedgerEnd = Pick<CustomerRow, 'ledgerLength' | 'ledgerHash'>;

/** The previous hash of the first entry. */
const beginning = '';

/** The next entry of a ledger: its hash covers all of it, and by the one before all that came earlier. */
export function chained(
  entry: NewEntry,
  { ledgerLength = 0, ledgerHash = beginning }: LedgerEnd,
): PermissionEntry {
  const linked = { ...entry, sequence: ledgerLength + 1, previous: ledgerHash };
  return { ...linked, hash: entryHash(linked) };
}

/**
 * Returns true if the ledger is complete and unchanged, compared with the end that its customer's row
 * stores.
 */
export function isIntact(
  entries: readonly PermissionEntry[],
  { ledgerLength = 0, ledgerHash }: LedgerEnd,
): boolean {
  let previous = beginning;
  for (const [index, entry] of entries.entries()) {
    const { sequence, hash } = entry;
    if (sequence !== index + 1 || entry.previous !== previous || entryHash(entry) !== hash) return false;
    previous = hash;
  }
  return entries[ledgerLength - 1]?.hash === ledgerHash;
}

/**
 * The hash covers the whole entry in canonical JSON (RFC 8785), which does not depend on the order of
 * attributes.
 */
export function entryHash({
  hash: _hash,
  ...linked
}: Omit<PermissionEntry, 'hash'> & { hash?: string }): string {
  return sha256(canonicalize(linked)!);
}

/** Returns true for an entry that ends what Refdeck itself shows. */
export const takesDown = ({ kind, channels }: Pick<PermissionEntry, 'kind' | 'channels'>): boolean =>
  (kind === 'withdrawn' || kind === 'revoked') &&
  channels.some((channel) => publishedChannels.includes(channel));

/**
 * The steps that append an entry: of two that follow the same one, the second is written again behind the first. The customer's row
 * remembers a withdrawal, which those who publish hold against the clock, and until it is carried out, one of all their references.
 * What ends is scheduled: the caller's table needs `scheduledScope('permission', …)`.
 */
export function appendSteps(
  organizationId: string,
  entry: PermissionEntry,
  end: LedgerEnd,
  /** The time of writing, if the response is older. */
  writtenAt = entry.at,
): Step[] {
  const { customerId, referenceId, sequence, hash, expiresOn } = entry;
  // No ledger is too full for a customer's no, nor for what they say themselves: a request is refused before they are asked.
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

/** All entries of a customer, oldest first. */
export async function readLedger(
  { table, organizationId }: Pick<MemberContext, 'table' | 'organizationId'>,
  customerId: string,
): Promise<PermissionEntry[]> {
  const rows = await table.all(partitions.organization(organizationId), { prefix: ledgerOf(customerId) });
  return rows.map((row) => fromRow(permissionEntry, row));
}
