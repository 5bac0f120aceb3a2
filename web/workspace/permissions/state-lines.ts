import { channels, subjects } from '#contract/choices';
import type { Channel, PermissionEntry, PermissionTable, Subject } from '#contract/permission';

type Cell = PermissionTable[Subject][Channel];

/** Subjects of which the same holds, for the same time. */
export interface StatePart {
  state: Cell['state'];
  subjects: Subject[];
  validFrom?: string | undefined;
  expiresOn?: string | undefined;
}

export interface StateLines {
  /** The channels of which anything is known, each with what holds there. */
  lines: { channel: Channel; parts: StatePart[] }[];
  notAsked: Channel[];
}

/** A state by its channels, in as few words as it takes. */
export function stateLines(state: PermissionTable, entries: readonly PermissionEntry[]): StateLines {
  const lines = channels.map((channel) => ({ channel, parts: partsOf(state, channel, entries) }));
  return {
    lines: lines.filter(({ parts }) => parts.length > 0),
    notAsked: lines.filter(({ parts }) => parts.length === 0).map(({ channel }) => channel),
  };
}

function partsOf(state: PermissionTable, channel: Channel, entries: readonly PermissionEntry[]): StatePart[] {
  const parts = new Map<string, StatePart>();
  for (const subject of subjects) {
    const { state: now, entryId } = state[subject][channel];
    if (now === 'not asked') continue;
    const entry = entries.find(({ id }) => id === entryId);
    const dates = {
      validFrom: now === 'waiting' ? entry?.validFrom : undefined,
      expiresOn: now === 'allowed' || now === 'expired' ? entry?.expiresOn : undefined,
    };
    const key = JSON.stringify([now, dates]);
    const part = parts.get(key) ?? { state: now, subjects: [], ...dates };
    part.subjects.push(subject);
    parts.set(key, part);
  }
  return [...parts.values()];
}
