import { channels, subjects, type Channel, type Subject } from '../rules/choices.ts';
import type { PermissionEntry, PermissionTable } from '../resources/permission.ts';

/** Asks about one reference or all, on a day in the organization's time zone. */
export interface Question {
  referenceId?: string | undefined;
  today: string;
}

export type Deciding = Pick<
  PermissionEntry,
  'id' | 'kind' | 'referenceId' | 'subjects' | 'channels' | 'validFrom' | 'expiresOn' | 'at'
>;

type Cell = PermissionTable[Subject][Channel];

/** A withdrawal ends every earlier grant, a later grant opens again, and a refusal ends no earlier grant. */
export function permissionState(
  entries: readonly Deciding[],
  { referenceId, today }: Question,
): PermissionTable {
  const applying = entries
    .filter((entry) => entry.referenceId === undefined || entry.referenceId === referenceId)
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

export const opens = ({ kind }: Pick<Deciding, 'kind'>): boolean => kind === 'granted' || kind === 'extended';
const closes = ({ kind }: Deciding) => kind === 'withdrawn' || kind === 'revoked';

/** If two entries share a moment, the closing one counts as later. */
const byTime = (a: Deciding, b: Deciding) =>
  a.at.localeCompare(b.at) || Number(closes(a)) - Number(closes(b)) || a.id.localeCompare(b.id);

function cellOf(history: readonly Deciding[], today: string): Cell {
  const open = history.slice(history.findLastIndex(closes) + 1);
  const allowing = open.findLast((entry) => opens(entry) && holdsOn(entry, today));
  if (allowing) return { state: 'allowed', entryId: allowing.id };
  // An `expired` entry only notes the end, which follows from the dates of the grant.
  const last = history.findLast(({ kind }) => kind !== 'expired');
  if (!last) return { state: 'not asked' };
  return { state: stateAfter(last, today), entryId: last.id };
}

const holdsOn = ({ validFrom, expiresOn }: Deciding, today: string) =>
  (validFrom === undefined || validFrom <= today) && (expiresOn === undefined || today <= expiresOn);

function stateAfter(last: Deciding, today: string): Cell['state'] {
  if (closes(last)) return 'withdrawn';
  if (last.kind === 'declined') return 'declined';
  return last.validFrom !== undefined && last.validFrom > today ? 'waiting' : 'expired';
}
