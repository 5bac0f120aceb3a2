import { channelList, dayInWords, permissionWords } from '#contract/permission/words';
import type { PermissionEntry, PermissionTable } from '#contract/resources/permission';
import type { Channel, Subject } from '#contract/rules/choices';
import { isClosed } from '../state/groups.ts';

export interface Closed {
  /** Such as “Logo on the reference page and on websites”. */
  parts: readonly string[];
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
  const closing: PermissionEntry[] = [];
  const parts = subjects.flatMap((subject) => {
    const closed = channels.filter((channel) => {
      const { state: now, entryId } = state[subject][channel];
      const entry = isClosed(now) ? entries.find(({ id }) => id === entryId) : undefined;
      if (!entry || entry.kind === 'revoked') return false;
      closing.push(entry);
      return true;
    });
    return closed.length > 0 ? [`${permissionWords.en.subjects[subject].label} ${channelList(closed)}`] : [];
  });
  const by = closing.toSorted((one, other) => one.at.localeCompare(other.at)).at(-1);
  return by && { parts, by };
}

export const closedDay = ({ at }: PermissionEntry): string => at.slice(0, 10);

/** Such as “Martti Malli refused this on 20 Nov 2026”. */
export const whoClosed = (entry: PermissionEntry, customer: string): string =>
  `${entry.person?.name ?? customer} ${entry.kind === 'declined' ? 'refused' : 'withdrew'} this on ${dayInWords(closedDay(entry))}`;
