import { closedCells } from '#contract/permission/state';
import type { PermissionEntry, PermissionTable } from '#contract/resources/permission';
import type { Channel, Subject } from '#contract/rules/choices';
import { subjects as parts } from '#words/permission-parts';
import { closedBy } from '#words/permissions';
import { channelList, dayInWords } from '../parts.ts';

export interface Closed {
  /** Such as “Logo on the reference page and on websites”. */
  parts: readonly string[];
  subjects: readonly Subject[];
  /** The latest refusal or withdrawal among them. */
  by: PermissionEntry;
}

interface Chosen {
  state: PermissionTable;
  entries: readonly PermissionEntry[];
  subjects: readonly Subject[];
  channels: readonly Channel[];
}

/** Returns the part of a choice that the customer refused or withdrew. Anything that the organization revoked opens by any new permission. */
export function closedOf({ state, entries, subjects, channels }: Chosen): Closed | undefined {
  const cells = closedCells(state, entries, { subjects, channels }).filter(
    ({ closing }) => closing.kind !== 'revoked',
  );
  const closed = [...new Set(cells.map(({ subject }) => subject))];
  const whereIs = (subject: Subject) =>
    channelList(cells.flatMap((cell) => (cell.subject === subject ? [cell.channel] : [])));
  const by = cells
    .map(({ closing }) => closing)
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .at(-1);
  return (
    by && {
      parts: closed.map((subject) => `${parts[subject].label} ${whereIs(subject)}`),
      subjects: closed,
      by,
    }
  );
}

export const closedDay = ({ at }: PermissionEntry): string => at.slice(0, 10);

/** Such as “Martti Malli refused this on 20 Nov 2026”. */
export const whoClosed = (entry: PermissionEntry, customer: string): string =>
  closedBy(entry.person?.name ?? customer, entry.kind === 'declined', dayInWords(closedDay(entry)));
