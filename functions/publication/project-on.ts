import type { CardContent } from '#contract/cards/card';
import { subjectsOf } from '#contract/permission/subjects-of';
import type { Channel, Subject } from '#contract/rules/choices';
import { decider, type Known } from './projection.ts';

/** Decides about a channel on which nothing is published, such as documents. */
export function projectOn(
  channel: Channel,
  given: Known,
  current: CardContent,
  leaveOut: readonly Subject[] = [],
) {
  const { onChannel, judge } = decider(given, current, leaveOut);
  const { card, decisions } = onChannel(channel);
  const ends = subjectsOf(current).flatMap((subject) => decisions[subject].entry?.expiresOn ?? []);
  return { card, ...judge([{ channel, decisions }]), holdsUntil: ends.toSorted()[0] };
}
