import { agreedParts, isOpen } from '#functions/approval/answer-by-link';
import { Choose } from './choose.tsx';
import { Confirm } from './confirm.tsx';
import { Decline } from './decline.tsx';
import { Edit } from './edit.tsx';
import { Look } from './look.tsx';
import { AnsweredFirst, Later } from './later.tsx';
import { Declined, SentChanges, Thanks, Withdrawn } from './outcome.tsx';
import { confirmForm, type ConfirmForm } from './read-confirm.ts';
import { placesForm, type PlacesForm } from './read-places.ts';
import { TakeBack } from './take-back.tsx';
import { say, type Mistakes, type View } from './view.ts';

export interface Rendering {
  step: string;
  mistakes?: Mistakes;
  /** Forms are shown as they were typed. */
  typed?: URLSearchParams;
  places?: PlacesForm;
  confirm?: ConfirmForm;
  isLate?: boolean;
}

export const titleOf = (view: View): string => `${say(view).title} · ${view.snapshot.organization}`;

export function pageOf(view: View, rendering: Rendering) {
  const { step, mistakes = {}, typed, places, confirm, isLate } = rendering;
  if (isLate) return <AnsweredFirst view={view} />;
  const form = { view, mistakes, typed };
  switch (step) {
    case 'look':
      return <Look view={view} />;
    case 'places':
      return <Choose {...form} form={places ?? placesForm(view)} />;
    case 'words':
      return <Edit {...form} />;
    case 'confirm':
      return <Confirm {...form} form={confirm ?? confirmForm(view)} />;
    case 'no':
      return <Decline {...form} />;
    case 'later':
      return <Later view={view} />;
    case 'withdraw':
      return <TakeBack {...form} />;
    default:
      return <Plain view={view} />;
  }
}

const thanksMs = 60 * 60 * 1_000;

/** The plain address shows the state of the link. */
function Plain({ view }: { view: View }) {
  const { link, now } = view;
  if (link.status === 'declined') return <Declined view={view} />;
  if (isOpen(link, now)) return <Look view={view} />;
  if (link.status === 'changes suggested') return <SentChanges view={view} />;
  if (agreedParts(link).length === 0) return <Withdrawn view={view} />;
  const isFresh = now.getTime() - Date.parse(link.answer!.at) < thanksMs && !link.withdrawals;
  return isFresh ? <Thanks view={view} /> : <Later view={view} />;
}
