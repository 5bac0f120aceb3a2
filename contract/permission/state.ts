import { channels, subjects, type Channel, type Subject } from '../rules/choices.ts';
import type { PermissionPart } from './parts.ts';
import type { PermissionEntry, PermissionTable } from '../resources/permission.ts';

/** Asks about one reference or all, on a day in the organization's time zone. */
export interface Question {
  referenceId?: string | undefined;
  /** Entries about other tenders do not count. Without it, no entry about a tender counts. */
  tenderId?: string | undefined;
  today: string;
}

export type Deciding = Pick<
  PermissionEntry,
  | 'id'
  | 'kind'
  | 'referenceId'
  | 'subjects'
  | 'channels'
  | 'validFrom'
  | 'expiresOn'
  | 'method'
  | 'agreedOn'
  | 'tender'
  | 'at'
>;

/** An answer about one tender says nothing about any other use. */
export const countsFor = ({ tender }: Pick<Deciding, 'tender'>, tenderId: string | undefined): boolean =>
  tender === undefined || tender.id === tenderId;

type Cell = PermissionTable[Subject][Channel];

/** A refusal or withdrawal ends every earlier grant, also one for all references. Only newer evidence opens again. */
export function permissionState(
  entries: readonly Deciding[],
  { referenceId, tenderId, today }: Question,
): PermissionTable {
  const applying = entries
    .filter((entry) => entry.referenceId === undefined || entry.referenceId === referenceId)
    .filter((entry) => countsFor(entry, tenderId))
    .toSorted(byTime);
  const row = (subject: Subject) =>
    Object.fromEntries(
      channels.map((channel) => [
        channel,
        cellOf(
          applying.filter((entry) => entry.subjects.includes(subject) && entry.channels.includes(channel)),
          today,
        ),
      ]),
    ) as PermissionTable[Subject];
  return Object.fromEntries(subjects.map((subject) => [subject, row(subject)])) as PermissionTable;
}

/** A withdrawal refuses what had been allowed, so it weighs the same. */
export const isRefused = (state: PermissionPart['state'] | 'requested'): state is 'declined' | 'withdrawn' =>
  state === 'declined' || state === 'withdrawn';

export interface ClosedCell<Entry> {
  subject: Subject;
  channel: Channel;
  state: 'declined' | 'withdrawn';
  closing: Entry;
}

/** The cells of a choice that are refused or withdrawn, each with the entry that closed it. */
export function closedCells<Entry extends Pick<Deciding, 'id'>>(
  table: PermissionTable,
  entries: readonly Entry[],
  chosen: { subjects: readonly Subject[]; channels: readonly Channel[] },
): ClosedCell<Entry>[] {
  return chosen.subjects.flatMap((subject) =>
    chosen.channels.flatMap((channel) => {
      const { state, entryId } = table[subject][channel];
      const closing = isRefused(state) ? entries.find(({ id }) => id === entryId) : undefined;
      return closing && isRefused(state) ? [{ subject, channel, state, closing }] : [];
    }),
  );
}

export const opens = ({ kind }: Pick<Deciding, 'kind'>): boolean => kind === 'granted' || kind === 'extended';
const closes = ({ kind }: Deciding) => kind === 'declined' || kind === 'withdrawn' || kind === 'revoked';

/** The contact's own answer opens again, and so does an agreement of a day after the refusal. */
export const reopens = (
  { kind, method, agreedOn }: Pick<Deciding, 'kind' | 'method' | 'agreedOn'>,
  closed: Pick<Deciding, 'kind' | 'at'>,
): boolean =>
  closed.kind === 'revoked' ||
  (kind === 'granted' &&
    (method === 'link' || (agreedOn !== undefined && agreedOn > closed.at.slice(0, 10))));

/** If two entries share a moment, the closing one counts as later. */
const byTime = (a: Deciding, b: Deciding) =>
  a.at.localeCompare(b.at) || Number(closes(a)) - Number(closes(b)) || a.id.localeCompare(b.id);

function cellOf(history: readonly Deciding[], today: string): Cell {
  let closed: Deciding | undefined;
  let grants: Deciding[] = [];
  for (const entry of history) {
    // A refusal by the customer stays when the organization revokes the same.
    if (closes(entry)) [closed, grants] = [entry.kind === 'revoked' && closed ? closed : entry, []];
    else if (opens(entry) && (!closed || reopens(entry, closed)))
      [closed, grants] = [undefined, [...grants, entry]];
  }
  if (closed) return { state: closed.kind === 'declined' ? 'declined' : 'withdrawn', entryId: closed.id };
  const allowing = grants.findLast((entry) => holdsOn(entry, today));
  if (allowing) return { state: 'allowed', entryId: allowing.id };
  // An `expired` entry only notes the end, which follows from the dates of the grant.
  const last = grants.at(-1);
  if (!last) return { state: 'not asked' };
  const begins = last.validFrom !== undefined && last.validFrom > today;
  return { state: begins ? 'waiting' : 'expired', entryId: last.id };
}

const holdsOn = ({ validFrom, expiresOn }: Deciding, today: string) =>
  (validFrom === undefined || validFrom <= today) && (expiresOn === undefined || today <= expiresOn);

/** When an entry ends, an older one may still apply, so the last day is the one after which something is no longer allowed. */
export function lastDay(
  entries: readonly Pick<Deciding, 'expiresOn'>[],
  today: string,
  isAllowed: (day: string) => boolean,
): string | undefined {
  const ends = entries.flatMap(({ expiresOn }) => (expiresOn && expiresOn >= today ? [expiresOn] : []));
  return [...new Set(ends)].sort().find((day) => !isAllowed(dayAfter(day)));
}

const dayMs = 86_400_000;

const dayAfter = (day: string) => new Date(Date.parse(day) + dayMs).toISOString().slice(0, 10);
