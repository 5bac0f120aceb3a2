import type { CardContent } from '#contract/cards/card';
import { namingSubjects, subjectsOf } from '#contract/permission/subjects-of';
import type { Channel, Subject } from '#contract/rules/choices';
import { decider, type Known } from './projection.ts';

interface Choices {
  leaveOut?: readonly Subject[] | undefined;
  /** Parts that are told beside the card. */
  told?: readonly Subject[];
  /** The card does not name the customer, whatever the customer allows. */
  isAnonymous?: boolean | undefined;
}

/** Decides about a channel on which nothing is published, such as documents. */
export function projectOn(
  channel: Channel,
  given: Known,
  current: CardContent,
  { leaveOut = [], told = [], isAnonymous = false }: Choices,
) {
  const { customer, onChannel, judge } = decider(given, current, { leaveOut, isAnonymous });
  const { card, decisions } = onChannel(channel);
  const shown = [...subjectsOf(current), ...told].filter((subject) => decisions[subject].from);
  const ends = shown.flatMap((subject) => decisions[subject].entry?.expiresOn ?? []);
  const { leftOut, notAllowed } = judge([{ channel, decisions }], told);
  return {
    card,
    customer,
    decisions,
    // An anonymous card has no need of the parts that it leaves out by itself.
    leftOut: isAnonymous ? leftOut.filter(({ subject }) => !namingSubjects.includes(subject)) : leftOut,
    notAllowed,
    holdsUntil: ends.toSorted()[0],
  };
}
