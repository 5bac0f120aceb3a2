import { approvalLengths } from '#contract/permission/approval-page';
import { hasOwnWords } from '#contract/permission/own-words';
import { allSubjects, grouped, partsIn } from '#contract/permission/places';
import { line, text } from '#contract/primitives/schema';
import { declineReasons } from '#contract/resources/approval';
import { oneOf } from '#contract/rules/choices';
import type { Answer } from '#functions/approval/answer-by-link';
import { draftEnd, draftParts, personOf, say, showsPerson, type Mistakes, type View } from './view.ts';

export interface ConfirmForm {
  name: string;
  jobTitle: string;
  person: 'me' | 'asked' | 'out' | undefined;
  /** Approve with the changed words, or only send them. */
  how: 'now' | 'again';
}

export const confirmForm = ({ link: { contact } }: View): ConfirmForm => ({
  name: contact.name,
  jobTitle: contact.jobTitle ?? '',
  person: undefined,
  how: 'now',
});

interface Read {
  form: ConfirmForm;
  mistakes: Mistakes;
  kind: 'approved' | 'changes suggested';
  answer: Answer;
}

export function readConfirm(posted: URLSearchParams, view: View): Read {
  const own = say(view).mistakes;
  const mistakes: Record<string, string> = {};
  const { draft = {} } = view.link;
  const { changes, figures, remark: comment } = draft;
  const hasWords = hasOwnWords(draft) || Boolean(comment);
  const how = (hasWords && oneOf(['now', 'again'] as const, posted.get('how'))) || 'now';
  const sendsOnly = how === 'again';
  const person = oneOf(['me', 'asked', 'out'] as const, posted.get('person'));
  const asksPerson = !sendsOnly && showsPerson(view);
  if (asksPerson && !person) mistakes.person = own.person(personOf(view) || say(view).parts.person);
  const typed = { name: posted.get('name') ?? '', jobTitle: posted.get('jobTitle') ?? '' };
  const who = whoAnswers(typed, own, mistakes);
  const out = asksPerson && person === 'out';
  const groups = draftParts(view);
  const allowed = grouped((channel) =>
    partsIn(groups, channel).filter((subject) => !(out && subject === 'person')),
  );
  if (!sendsOnly && allSubjects(allowed).length === 0) mistakes.nothing = own.nothing;
  const agreed = asksPerson && person !== 'out' ? person : undefined;
  const words = { changes, figures, comment };
  const answer: Answer = sendsOnly
    ? { ...who, ...words, allowed: [] }
    : { ...who, ...words, allowed, expiresOn: draftEnd(view), personAgreed: agreed };
  const form = { ...typed, person, how };
  return { form, mistakes, kind: sendsOnly ? 'changes suggested' : 'approved', answer };
}

function whoAnswers(
  typed: { name: string; jobTitle: string },
  own: ReturnType<typeof say>['mistakes'],
  mistakes: Record<string, string>,
): { name: string; jobTitle?: string } {
  const clean = (name: 'name' | 'jobTitle') => {
    const parsed = line(approvalLengths[name]).safeParse(typed[name]);
    if (!parsed.success) mistakes[name] = own.long(approvalLengths[name]);
    return parsed.data ?? '';
  };
  const [name, jobTitle] = [clean('name'), clean('jobTitle')];
  if (!name && !mistakes.name) mistakes.name = own.name;
  return { name, ...(jobTitle && { jobTitle }) };
}

/** A no needs nothing, not even a name: it is said by the contact who was asked. */
export function readNo(posted: URLSearchParams, view: View): { answer: Answer; mistakes: Mistakes } {
  const { contact } = view.link;
  const mistakes: Record<string, string> = {};
  const clean = (name: string, max: number) => {
    const parsed = text(max).safeParse(posted.get(name) ?? '');
    if (!parsed.success) mistakes[name] = say(view).mistakes.long(max);
    return parsed.data ?? '';
  };
  const why = oneOf(declineReasons, posted.get('why'));
  const comment = clean('reason', approvalLengths.comment);
  const other = why === 'person' ? clean('other', approvalLengths.name) : '';
  return {
    answer: {
      name: contact.name,
      ...(contact.jobTitle && { jobTitle: contact.jobTitle }),
      allowed: [],
      ...(why && { why }),
      ...(comment && { comment }),
      ...(other && { other }),
      ...(posted.get('never') === '1' && { never: true }),
    },
    mistakes,
  };
}
