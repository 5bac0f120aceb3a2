import { randomBytes } from 'node:crypto';
import canonicalize from 'canonicalize';
import { permissionState } from '#contract/permission/state';
import { publishedChannels, type PermissionEntry } from '#contract/resources/permission';
import { channels, subjects, type Channel, type Subject } from '#contract/rules/choices';
import type { CustomerRow } from '../customer/store.ts';
import { sha256 } from '../shared/data/hash.ts';
import { addDays } from '../shared/days/days.ts';

export type NewEntry = Omit<PermissionEntry, 'sequence' | 'previous' | 'hash' | 'personHash'>;

export type LedgerEnd = Pick<CustomerRow, 'ledgerLength' | 'ledgerHash'>;

const beginning = '';

/** The hash covers the entry and, through the previous hash, all earlier ones. */
export function chained(
  { personSalt = randomBytes(16).toString('base64url'), ...entry }: NewEntry,
  { ledgerLength = 0, ledgerHash = beginning }: LedgerEnd,
): PermissionEntry {
  const { person } = entry;
  const sealed = person && { personSalt, personHash: personHash(person, personSalt) };
  const linked = { ...entry, ...sealed, sequence: ledgerLength + 1, previous: ledgerHash };
  return { ...linked, hash: entryHash(linked) };
}

/** Each entry follows the one before it. */
export function chainedAll(all: readonly NewEntry[], end: LedgerEnd): PermissionEntry[] {
  const entries: PermissionEntry[] = [];
  for (const one of all) {
    const last = entries.at(-1);
    entries.push(chained(one, last ? { ledgerLength: last.sequence, ledgerHash: last.hash } : end));
  }
  return entries;
}

/** Without the salt nobody can find out by trying whose hash it is. */
const personHash = (person: NonNullable<PermissionEntry['person']>, salt: string) =>
  sha256(canonicalize([salt, person])!);

/** A person can be erased from an entry, but not replaced. */
export function isAsWritten(entry: PermissionEntry): boolean {
  const { person, personSalt } = entry;
  if (entryHash(entry) !== entry.hash) return false;
  return !person || (personSalt !== undefined && personHash(person, personSalt) === entry.personHash);
}

/** The end in the customer's row reveals missing entries. */
export function isIntact(
  entries: readonly PermissionEntry[],
  { ledgerLength = 0, ledgerHash }: LedgerEnd,
): boolean {
  let previous = beginning;
  for (const [index, entry] of entries.entries()) {
    const { sequence, hash } = entry;
    if (sequence !== index + 1 || entry.previous !== previous || !isAsWritten(entry)) return false;
    previous = hash;
  }
  return entries[ledgerLength - 1]?.hash === ledgerHash;
}

/** Canonical JSON (RFC 8785) does not depend on the order of attributes. Of the person it covers the hash alone. */
function entryHash({
  hash: _hash,
  person: _person,
  personSalt: _salt,
  ...linked
}: Omit<PermissionEntry, 'hash'> & { hash?: string }): string {
  return sha256(canonicalize(linked)!);
}

/** An entry about other channels changes nothing that Refdeck shows. */
export const concernsPublic = ({ channels: named }: { channels: readonly Channel[] }): boolean =>
  named.some((channel) => publishedChannels.includes(channel));

/** The day ends first at UTC+14; the organization's own calendar is checked after that. */
export const earliestEnd = (expiresOn: string): Date => new Date(`${expiresOn}T10:00:00Z`);

/** Returns the subjects and channels that this entry alone allows on its last day. */
export function endingWith(
  entries: readonly PermissionEntry[],
  { id, referenceId, tender, expiresOn }: PermissionEntry,
): { subjects: Subject[]; channels: Channel[] } | undefined {
  if (expiresOn === undefined) return undefined;
  const about = { referenceId, tenderId: tender?.id };
  const last = permissionState(entries, { ...about, today: expiresOn });
  const next = permissionState(entries, { ...about, today: addDays(expiresOn, 1) });
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
