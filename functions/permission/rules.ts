import canonicalize from 'canonicalize';
import { permissionState } from '#contract/permission/state';
import { publishedChannels, type PermissionEntry } from '#contract/resources/permission';
import { channels, subjects, type Channel, type Subject } from '#contract/rules/choices';
import type { CustomerRow } from '../customer/store.ts';
import { sha256 } from '../shared/data/hash.ts';
import { addDays } from '../shared/days/days.ts';

export type NewEntry = Omit<PermissionEntry, 'sequence' | 'previous' | 'hash'>;

export type LedgerEnd = Pick<CustomerRow, 'ledgerLength' | 'ledgerHash'>;

const beginning = '';

/** The hash covers the entry and, through the previous hash, all earlier ones. */
export function chained(
  entry: NewEntry,
  { ledgerLength = 0, ledgerHash = beginning }: LedgerEnd,
): PermissionEntry {
  const linked = { ...entry, sequence: ledgerLength + 1, previous: ledgerHash };
  return { ...linked, hash: entryHash(linked) };
}

/** The end in the customer's row reveals missing entries. */
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

/** Canonical JSON (RFC 8785) does not depend on the order of attributes. */
export function entryHash({
  hash: _hash,
  ...linked
}: Omit<PermissionEntry, 'hash'> & { hash?: string }): string {
  return sha256(canonicalize(linked)!);
}

export const takesDown = ({ kind, channels: named }: Pick<PermissionEntry, 'kind' | 'channels'>): boolean =>
  (kind === 'withdrawn' || kind === 'revoked') &&
  named.some((channel) => publishedChannels.includes(channel));

/** The day ends first at UTC+14; the organization's own calendar is checked after that. */
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
