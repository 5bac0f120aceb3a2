import type { FoundPermission, WaitingPermission } from '#contract/permission/found';
import { closedCells, isRefused, permissionState } from '#contract/permission/state';
import type { Approval } from '#contract/resources/approval';
import type { PermissionSummary } from '#contract/resources/permission';
import type { Reference } from '#contract/resources/reference';
import { channels, subjects, type Subject } from '#contract/rules/choices';
import * as words from '#words/import-permissions';
import type { Begun } from '../../../../permissions/record-many/recording.ts';
import { groupBy } from '../../../../permissions/state/overview.ts';

/** A file says this of the permission of one reference. */
export interface Line {
  reference: Reference;
  permission: WaitingPermission;
  /** It allows a part that is refused or withdrawn here. */
  isClosed: boolean;
}

interface Here {
  references: readonly Reference[];
  entries: readonly PermissionSummary[];
  requests: readonly Approval[];
  today: string;
}

/** Refusals come before permissions. */
const order: readonly FoundPermission['seems'][] = [
  'refused',
  'withdrawn',
  'without name',
  'allowed',
  'to ask',
  'not clear',
];

/** Returns the lines of all imports that nobody has recorded or asked about, by their words. */
export function waitingLines({ references, entries, requests, today }: Here): Map<string, Line[]> {
  const entriesOf = groupBy(entries, ({ customerId }) => customerId);
  const requestsOf = groupBy(requests, ({ referenceId }) => referenceId);
  const lines = references.flatMap((reference) => {
    // The later file counts where two have the same words.
    const latest = new Map(reference.waitingPermissions?.map((one) => [one.text, one]));
    if (latest.size === 0) return [];
    const ledger = (entriesOf.get(reference.attributes.customerId) ?? []).filter(
      ({ referenceId, tender }) => !tender && (referenceId === undefined || referenceId === reference.id),
    );
    const asked = requestsOf.get(reference.id) ?? [];
    const state = permissionState(ledger, { referenceId: reference.id, today });
    return [...latest.values()].flatMap((permission): Line[] => {
      const isAsked = asked.some(({ askedAt }) => askedAt > permission.at);
      if (isAsked || isSettled(permission, ledger, state)) return [];
      return [{ reference, permission, isClosed: closedCells(state, ledger, permission).length > 0 }];
    });
  });
  const rank = ({ permission }: Line) => order.indexOf(permission.seems);
  return groupBy(
    lines.toSorted((a, b) => rank(a) - rank(b)),
    ({ permission }) => permission.text,
  );
}

/** Somebody has recorded something of each part since, or it is as the words say. */
function isSettled(
  { subjects: allowed, refused, at, seems, ...permission }: WaitingPermission,
  ledger: readonly PermissionSummary[],
  state: ReturnType<typeof permissionState>,
): boolean {
  const places = permission.channels.length > 0 ? permission.channels : channels;
  const since = ledger.filter((entry) => entry.at > at && entry.kind !== 'expired');
  const isRecorded = (parts: readonly Subject[]) =>
    since.some(
      (entry) =>
        entry.subjects.some((one) => parts.includes(one)) &&
        entry.channels.some((one) => places.includes(one)),
    );
  const isAll = (parts: readonly Subject[], isSo: (cell: string) => boolean) =>
    parts.every((subject) => places.every((channel) => isSo(state[subject][channel].state)));
  const closed = refused.length > 0 ? refused : seems === 'refused' || seems === 'withdrawn' ? subjects : [];
  if (allowed.length === 0 && closed.length === 0) return since.length > 0;
  return (
    (isRecorded(allowed) || isAll(allowed, (cell) => cell === 'allowed' || isRefused(cell as never))) &&
    (isRecorded(closed) || isAll(closed, (cell) => isRefused(cell as never)))
  );
}

/** The same words are read alike, so the first line speaks for all. */
export function begunWith(lines: readonly Line[]): Begun {
  const { seems, refused, ...read } = lines[0]!.permission;
  const closes = seems === 'refused' || seems === 'withdrawn' ? seems : undefined;
  return {
    subjects: read.subjects,
    refused: closes && refused.length === 0 ? [...subjects] : refused,
    channels: closes && read.channels.length === 0 ? [...channels] : read.channels,
    expiresOn: read.expiresOn,
    closes,
    evidence: new Map(lines.map(({ reference, permission }) => [reference.id, words.evidence(permission)])),
    closed: new Set(lines.flatMap(({ reference, isClosed }) => (isClosed ? reference.id : []))),
  };
}
