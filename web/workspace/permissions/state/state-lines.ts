import type { Approval } from '#contract/resources/approval';
import { channels, subjects, type Channel, type Subject } from '#contract/rules/choices';
import type { PermissionEntry, PermissionTable } from '#contract/resources/permission';

type Cell = PermissionTable[Subject][Channel];

export interface StatePart {
  /** `requested` means that a contact has not answered yet. */
  state: Cell['state'] | 'requested';
  subjects: Subject[];
  validFrom?: string | undefined;
  expiresOn?: string | undefined;
}

export interface StateLines {
  lines: { channel: Channel; parts: StatePart[] }[];
  notAsked: Channel[];
}

export function stateLines(
  state: PermissionTable,
  entries: readonly PermissionEntry[],
  approvals: readonly Request[] = [],
): StateLines {
  const waiting = approvals.filter(({ status }) => status === 'waiting');
  const lines = channels.map((channel) => ({
    channel,
    parts: partsOf(
      state,
      channel,
      entries,
      waiting.filter((request) => request.channels.includes(channel)),
    ),
  }));
  return {
    lines: lines.filter(({ parts }) => parts.length > 0),
    notAsked: lines.filter(({ parts }) => parts.length === 0).map(({ channel }) => channel),
  };
}

type Request = Pick<Approval, 'status' | 'subjects' | 'channels'>;

function partsOf(
  state: PermissionTable,
  channel: Channel,
  entries: readonly PermissionEntry[],
  waiting: readonly Request[],
): StatePart[] {
  const parts = new Map<string, StatePart>();
  for (const subject of subjects) {
    const { state: judged, entryId } = state[subject][channel];
    // A new request does not change what is already allowed.
    const isRequested = judged !== 'allowed' && waiting.some((request) => request.subjects.includes(subject));
    const now = isRequested ? 'requested' : judged;
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
