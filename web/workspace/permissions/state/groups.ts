import { isRefused } from '#contract/permission/state';
import type { Approval } from '#contract/resources/approval';
import type { PermissionTable } from '#contract/resources/permission';
import type { Channel, Subject } from '#contract/rules/choices';

/** `requested` means that a contact has not answered yet. */
export type CellState = PermissionTable[Subject][Channel]['state'] | 'requested';

export const channelGroups = {
  web: ['reference-page', 'website'],
  social: ['social', 'press'],
  sales: ['document', 'reference-call'],
  tender: ['tender'],
} as const satisfies Record<string, readonly Channel[]>;
export type ChannelGroup = keyof typeof channelGroups;
export const groupNames = Object.keys(channelGroups) as ChannelGroup[];

export interface GroupCell {
  group: ChannelGroup;
  /** The worst state, or `some` if part of it is allowed. */
  state: CellState | 'some';
  allowed: number;
  of: number;
  refused: number;
}

/** The worst first: what was refused weighs more than what nobody asked about. */
const worstFirst: readonly CellState[] = [
  'declined',
  'withdrawn',
  'expired',
  'requested',
  'waiting',
  'not asked',
  'allowed',
];

export const worstOf = (states: readonly CellState[]): CellState =>
  worstFirst.find((state) => states.includes(state)) ?? 'not asked';

/** A new request changes neither what is allowed nor what was refused. */
export const withRequest = (state: Exclude<CellState, 'requested'>, isRequested: boolean): CellState =>
  isRequested && (state === 'not asked' || state === 'expired' || state === 'waiting') ? 'requested' : state;

/** The state of each part and channel, with the requests that wait for an answer. */
export function withRequests(table: PermissionTable, requests: readonly Approval[]) {
  const waiting = requests.filter(({ status, tender }) => status === 'waiting' && !tender);
  return (subject: Subject, channel: Channel): CellState =>
    withRequest(
      table[subject][channel].state,
      waiting.some((one) => one.subjects.includes(subject) && one.channels.includes(channel)),
    );
}

export function groupCells(
  stateOf: (subject: Subject, channel: Channel) => CellState,
  needed: readonly Subject[],
): GroupCell[] {
  return groupNames.map((group) => {
    const states = needed.map((subject) => {
      const all = channelGroups[group].map((channel) => ({ channel, state: stateOf(subject, channel) }));
      // Few firms ask about calls, so a call that nobody asked about does not spoil its group.
      const counted = all.filter(
        ({ channel, state }) => channel !== 'reference-call' || state !== 'not asked',
      );
      return worstOf(counted.map(({ state }) => state));
    });
    const allowed = states.filter((state) => state === 'allowed').length;
    return {
      group,
      state: allowed > 0 && allowed < states.length ? 'some' : worstOf(states),
      allowed,
      of: states.length,
      refused: states.filter(isRefused).length,
    };
  });
}
