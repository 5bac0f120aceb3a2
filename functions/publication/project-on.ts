import type { CardContent } from '#contract/cards/card';
import { subjectsOf } from '#contract/permission/subjects-of';
import type { Channel, Subject } from '#contract/rules/choices';
import { decider, type Known } from './projection.ts';

interface Choices {
  leaveOut?: readonly Subject[] | undefined;
  /** Parts that are told beside the card. */
  told?: readonly Subject[];
}

/** Decides about a channel on which nothing is published, such as documents. */
export function projectOn(
  channel: Channel,
  given: Known,
  current: CardContent,
  { leaveOut = [], told = [] }: Choices,
) {
  const { onChannel, judge } = decider(given, current, leaveOut);
  const { card, decisions } = onChannel(channel);
  const shown = [...subjectsOf(current), ...told];
  const ends = shown.flatMap((subject) => decisions[subject].entry?.expiresOn ?? []);
  return { card, decisions, ...judge([{ channel, decisions }], told), holdsUntil: ends.toSorted()[0] };
}
