import { channels, subjects, type Channel, type Subject } from '../rules/choices.ts';

/** A contact decides by place; a place is one or more channels. The order is that of the page. */
export const places = {
  web: ['reference-page', 'website'],
  social: ['social'],
  sales: ['document'],
  tender: ['tender'],
  press: ['press'],
  call: ['reference-call'],
} as const satisfies Record<string, readonly Channel[]>;

export type Place = keyof typeof places;
export const placeNames = Object.keys(places) as Place[];

/** Parts that may be shown in each of these channels. */
export interface Parts {
  subjects: Subject[];
  channels: Channel[];
}

/** Channels with the same parts are one group. Channels without parts are left out. */
export function grouped(partsOf: (channel: Channel) => readonly Subject[]): Parts[] {
  const groups = new Map<string, Parts>();
  for (const channel of channels) {
    const parts = subjects.filter((subject) => partsOf(channel).includes(subject));
    if (parts.length === 0) continue;
    const group = groups.get(parts.join(' '));
    if (group) group.channels.push(channel);
    else groups.set(parts.join(' '), { subjects: parts, channels: [channel] });
  }
  return [...groups.values()];
}

export const partsIn = (groups: readonly Parts[], channel: Channel): Subject[] =>
  subjects.filter((subject) =>
    groups.some((group) => group.channels.includes(channel) && group.subjects.includes(subject)),
  );

/** Returns what was asked for and not allowed. */
export const restOf = (asked: Parts, allowed: readonly Parts[]): Parts[] =>
  grouped((channel) => {
    const parts = partsIn(allowed, channel);
    return asked.channels.includes(channel) ? asked.subjects.filter((one) => !parts.includes(one)) : [];
  });

/** Returns what remains of the groups in these channels. */
export const within = (groups: readonly Parts[], named: readonly Channel[]): Parts[] =>
  grouped((channel) => (named.includes(channel) ? partsIn(groups, channel) : []));

export const allSubjects = (groups: readonly Parts[]): Subject[] =>
  subjects.filter((subject) => groups.some((group) => group.subjects.includes(subject)));

export const allChannels = (groups: readonly Parts[]): Channel[] =>
  channels.filter((channel) => groups.some((group) => group.channels.includes(channel)));
