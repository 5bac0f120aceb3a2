import canonicalize from 'canonicalize';
import { permissionState } from '#contract/permission/state';
import { publishedChannels, type PermissionEntry } from '#contract/resources/permission';
import { channels, subjects, type Channel, type Subject } from '#contract/rules/choices';
import type { CustomerRow } from '../customer/store.ts';
import { sha256 } from '../shared/data/hash.ts';
import { addDays } from '../shared/days/days.ts';

/** An entry before it gets its position in the chain. */
export type NewEntry = Omit<PermissionEntry, 'sequence' | 'previous' | 'hash'>;

/** The length and last hash of a ledger, as stored in its customer's row. */
export type LedgerEnd = Pick<CustomerRow, 'ledgerLength' | 'ledgerHash'>;

/** The previous hash of the first entry. */
const beginning = '';

/** Returns the next entry of a ledger. Its hash covers the entry and, through the previous hash, all earlier ones. */
export function chained(
  entry: NewEntry,
  { ledgerLength = 0, ledgerHash = beginning }: LedgerEnd,
): PermissionEntry {
  const linked = { ...entry, sequence: ledgerLength + 1, previous: ledgerHash };
  return { ...linked, hash: entryHash(linked) };
}

/** Returns true if a ledger is complete and unchanged, compared with the end in its customer's row. */
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

/** Hashes an entry as canonical JSON (RFC 8785), which does not depend on the order of attributes. */
export function entryHash({
  hash: _hash,
  ...linked
}: Omit<PermissionEntry, 'hash'> & { hash?: string }): string {
  return sha256(canonicalize(linked)!);
}

/** Returns true for an entry that ends what Refdeck itself shows. */
export const takesDown = ({ kind, channels: named }: Pick<PermissionEntry, 'kind' | 'channels'>): boolean =>
  (kind === 'withdrawn' || kind === 'revoked') &&
  named.some((channel) => publishedChannels.includes(channel));

/** Returns when the last day is over in the first time zone. The organization's calendar decides whether it is over there. */
export const earliestEnd = (expiresOn: string): Date => new Date(`${expiresOn}T10:00:00Z`);

/** Returns the subjects and channels that this entry alone allows on its last day. */
export function endingWith(
  entries: readonly PermissionEntry[],
  { id, referenceId, expiresOn }: PermissionEntry,
): { subjects: Subject[]; channels: Channel[] } | undefined {
  if (expiresOn === undefined) return undefined;
  const last = permissionState(entries, { referenceId, today: expiresOn });
  const next = permissionState(entries, { referenceId, today: addDays(expiresOn, 1) });
  const ends = (subject: Subject, channel: Channel) => {
    const { state, entryId } = last[subject][channel];
    return state === 'allowed' && entryId === id && next[subject][channel].state !== 'allowed';
  };
  const ending = {
    subjects: subjects.filter((subject) => channels.some((channel) => ends(subject, channel))),
    channels: channels.filter((channel) => subjects.some((subject) => ends(subject, channel))),
  };
  return ending.subjects.length > 0 ? ending : undefined;
}
