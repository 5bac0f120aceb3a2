import { cardOf, type CardSource } from '../cards/card.ts';
import { isRefused, permissionState } from '../permission/state.ts';
import { namingSubjects, subjectsOf } from '../permission/subjects-of.ts';
import { subjectsOfFacts, type FactValues } from '../reference/facts.ts';
import type { Approval } from '../resources/approval.ts';
import type { OrganizationSettings } from '../resources/organization.ts';
import type { Reference } from '../resources/reference.ts';
import type { Tender } from '../resources/tender.ts';
import { subjects, type Subject } from '../rules/choices.ts';
import { toldOf, type TenderPick } from './pick.ts';
import { holdUntilOf, lightOf, type Asked, type Light } from './light.ts';

export interface KnownForLight extends Pick<Asked, 'entries' | 'today'> {
  tender: Pick<Tender, 'id' | 'deadline' | 'holdUntil'>;
  reference: CardSource & Pick<Reference, 'leaveOut'>;
  facts: FactValues;
  /** What the tender says otherwise, if it has chosen the reference. */
  pick?: Pick<TenderPick, 'anonymous' | 'untold'> | undefined;
  requests: readonly Pick<Approval, 'referenceId' | 'status' | 'channels' | 'tender'>[];
  policy: OrganizationSettings['permissionPolicy'];
}

/** The screen and the mail before the deadline show this light. A dispatch judges the files themselves. */
export function lightOfReference(known: KnownForLight): Light {
  const { tender, reference, entries, requests, today } = known;
  return lightOf({
    referenceId: reference.id,
    tenderId: tender.id,
    said: saidOf(known),
    entries,
    isAsked: requests.some(
      ({ referenceId, status, channels, tender: about }) =>
        referenceId === reference.id &&
        status === 'waiting' &&
        channels.includes('tender') &&
        (about === undefined || about.id === tender.id),
    ),
    today,
    holdUntil: holdUntilOf(tender),
  });
}

/**
 * Holds every part that a file of the tender may say, so that no light is better than the dispatch. What a tender asks
 * for is in it even where a file has to do without: the name, the text, amounts and the contact.
 */
function saidOf(known: KnownForLight): Subject[] {
  const { reference, facts, pick } = known;
  const card = cardOf(reference);
  const { isShown, isLeftOut } = partsOf(known);
  const others = [...subjectsOfFacts(toldOf(facts, pick)), ...subjectsOf(card).filter(isShown)].filter(
    (subject) => !isLeftOut(subject),
  );
  const isAnonymous = isLeftOut('name') && Boolean(card.alias);
  return isAnonymous
    ? [...new Set<Subject>(['text', ...others.filter((one) => !namingSubjects.includes(one))])]
    : [...new Set<Subject>(['name', 'text', ...others])];
}

/** A file of the tender may say these parts, as far as the reference has them. */
export function sayableIn(known: Omit<KnownForLight, 'facts' | 'requests'>): Subject[] {
  const { isShown, isLeftOut } = partsOf(known);
  return subjects.filter((subject) => isShown(subject) && !isLeftOut(subject));
}

function partsOf({
  tender,
  reference,
  pick,
  entries,
  policy,
  today,
}: Omit<KnownForLight, 'facts' | 'requests'>) {
  const { leaveOut = [] } = reference;
  const table = permissionState(entries, { referenceId: reference.id, tenderId: tender.id, today });
  const stateOf = (subject: Subject) => table[subject].tender.state;
  return {
    isLeftOut: (subject: Subject) =>
      (pick?.anonymous && namingSubjects.includes(subject)) ||
      (leaveOut.includes(subject) && stateOf(subject) !== 'allowed'),
    // A file shows these only if the customer allows them, or if nobody has to allow them.
    isShown: (subject: Subject) =>
      stateOf(subject) === 'allowed' || (policy !== 'require' && !isRefused(stateOf(subject))),
  };
}
