import type { Snapshot } from '#contract/resources/approval';
import { approvalLengths, approvalPagePath } from '#contract/permission/approval-page';
import { text } from '#contract/primitives/schema';
import { visitorLanguages, type VisitorLanguage } from '#contract/words/languages';
import { channels, oneOf } from '#contract/rules/choices';
import {
  agreedParts,
  answerByLink,
  askAgain,
  isOpen,
  readLink,
  saveDraft,
  withdrawByLink,
} from '#functions/approval/answer-by-link';
import type { Draft, LinkRow } from '#functions/approval/link';
import { settingsOf } from '#functions/organization/store';
import { keys } from '#functions/shared/data/keys';
import { AppError } from '#functions/shared/errors/app-error';
import { publicScope } from '#functions/shared/data/scope';
import { scopedTable } from '#functions/shared/data/scoped-table';
import { isGone } from '#functions/shared/data/tombstone';
import { storyPath } from '#web/shared/public-address.ts';
import { quiet } from '../private-document.tsx';
import { documentOf } from './document.tsx';
import { notice } from './notice.tsx';
import { readConfirm, readNo } from './read-confirm.ts';
import { readPlaces } from './read-places.ts';
import { readWords } from './read-words.ts';
import { signPictures } from './sign-pictures.ts';
import { pageOf, titleOf, type Rendering } from './states.tsx';
import { heldPlaces } from './take-back.tsx';
import { channelsOf, firstWording, say, stepPath, type View } from './view.ts';

interface Visit {
  token: string;
  now: Date;
  origin: string;
  query: URLSearchParams;
  /** For a notice that knows no request. */
  accepted: VisitorLanguage;
}

export async function show(visit: Visit) {
  const opened = await open(visit);
  if ('closed' in opened) return opened.closed;
  const { view } = opened;
  const step = visit.query.get('step') ?? '';
  // A step that does not fit leads to the state that holds.
  if (step !== '' && !stepsOf(view).includes(step)) return seeOther(visit, view);
  return await render(view, visit, { step });
}

const stepsOf = ({ link, now }: View): readonly string[] => {
  if (isOpen(link, now)) return ['look', 'places', 'words', 'confirm', 'no'];
  return agreedParts(link).length > 0 ? ['later', 'withdraw'] : [];
};

/** A redirect to the page keeps a reload from sending the form again. */
export async function answer(visit: Visit, posted: URLSearchParams) {
  if (posted.get('decision') === 'again') return await sendAgain(visit);
  const opened = await open(visit);
  if ('closed' in opened) return opened.closed;
  const { view } = opened;
  const steps = { places: savePlaces, words: saveWords, confirm, no: decline, withdraw };
  const step = oneOf(Object.keys(steps) as (keyof typeof steps)[], posted.get('step'));
  return step ? await steps[step](view, visit, posted) : seeOther(visit, view);
}

/** Says the same for every link, so that nobody learns which ones there were. */
async function sendAgain({ token, now, query, accepted }: Visit) {
  await askAgain(token, now).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
  });
  return notice(200, 'sentAgain', oneOf(visitorLanguages, query.get('lang')) ?? accepted);
}

async function savePlaces(view: View, visit: Visit, posted: URLSearchParams) {
  if (!isOpen(view.link, visit.now)) return await late(view, visit);
  const { form, mistakes, allowed, expiresOn } = readPlaces(posted, view);
  if (isOutdated(view, posted)) return await meanwhile(view, visit, 'places');
  if (Object.keys(mistakes).length > 0)
    return await render(view, visit, { step: 'places', mistakes, places: form });
  const next = posted.has('preset')
    ? 'places'
    : (oneOf(['words', 'confirm'], posted.get('next')) ?? 'places');
  return await save(view, visit, { draft: { ...view.link.draft, allowed, expiresOn }, step: 'places', next });
}

async function saveWords(view: View, visit: Visit, posted: URLSearchParams) {
  if (!isOpen(view.link, visit.now)) return await late(view, visit);
  const { draft, mistakes } = readWords(posted, view);
  if (isOutdated(view, posted)) return await meanwhile(view, visit, 'words');
  if (Object.keys(mistakes).length > 0)
    return await render(view, visit, { step: 'words', mistakes, typed: posted });
  const { allowed, expiresOn } = view.link.draft ?? {};
  const next = posted.has('undo') ? 'words' : (oneOf(['places', 'confirm'], posted.get('next')) ?? 'words');
  return await save(view, visit, { draft: { allowed, expiresOn, ...draft }, step: 'words', next });
}

async function save(
  view: View,
  visit: Visit,
  { draft, step, next }: { draft: Draft; step: string; next: string },
) {
  const version = view.link.draftVersion ?? 0;
  const isSame = JSON.stringify(draft) === JSON.stringify(view.link.draft ?? {});
  if (!isSame && !(await saveDraft(visit.token, { version, now: visit.now }, draft))) {
    const again = await open(visit);
    return 'closed' in again ? again.closed : await meanwhile(again.view, visit, step);
  }
  return seeOther(visit, view, next);
}

const isOutdated = ({ link }: View, posted: URLSearchParams) =>
  posted.get('v') !== String(link.draftVersion ?? 0);

/** Shows what is stored, because somebody else changed it with the same link. */
async function meanwhile(view: View, visit: Visit, step: string) {
  if (!isOpen(view.link, visit.now)) return await late(view, visit);
  return await render(view, visit, {
    step,
    status: 409,
    mistakes: { meanwhile: say(view).mistakes.meanwhile },
  });
}

async function confirm(view: View, visit: Visit, posted: URLSearchParams) {
  const name = (posted.get('name') ?? '').trim();
  if (posted.get('decision') !== 'approve') return seeOther(visit, view);
  if (!isOpen(view.link, visit.now))
    return await late(view, visit, { name, kinds: ['approved', 'changes suggested'] });
  const { form, mistakes, kind, answer: given } = readConfirm(posted, view);
  if (isOutdated(view, posted)) return await meanwhile(view, visit, 'confirm');
  if (Object.keys(mistakes).length > 0)
    return await render(view, visit, { step: 'confirm', mistakes, confirm: form });
  const options = { language: view.language, draftVersion: view.link.draftVersion ?? 0 };
  if (await answerByLink(visit.token, kind, given, visit.now, options)) return seeOther(visit, view);
  return await lost(visit, 'confirm', { name: given.name, kinds: [kind] });
}

async function decline(view: View, visit: Visit, posted: URLSearchParams) {
  if (posted.get('decision') !== 'decline') return seeOther(visit, view);
  const { answer: given, mistakes } = readNo(posted, view);
  const same = { name: given.name, kinds: ['declined'] as const };
  if (!isOpen(view.link, visit.now) || view.link.status === 'declined') return await late(view, visit, same);
  if (Object.keys(mistakes).length > 0)
    return await render(view, visit, { step: 'no', mistakes, typed: posted });
  if (await answerByLink(visit.token, 'declined', given, visit.now)) return seeOther(visit, view);
  return await lost(visit, 'no', same);
}

async function withdraw(view: View, visit: Visit, posted: URLSearchParams) {
  if (posted.get('decision') !== 'withdraw') return seeOther(visit, view);
  const held = heldPlaces(view);
  if (held.length === 0) return seeOther(visit, view);
  const what = oneOf(['all', 'some'] as const, posted.get('what'));
  const ticked = held.filter((place) => posted.getAll('place').includes(place));
  const reason = text(approvalLengths.comment).safeParse(posted.get('reason') ?? '');
  const mistakes = {
    ...((!what || (what === 'some' && ticked.length === 0)) && { what: say(view).mistakes.withdraw }),
    ...(!reason.success && { reason: say(view).mistakes.long(approvalLengths.comment) }),
  };
  if (Object.keys(mistakes).length > 0)
    return await render(view, visit, { step: 'withdraw', mistakes, typed: posted });
  const named = what === 'all' ? channels : ticked.flatMap((place) => channelsOf(view, place));
  await withdrawByLink(visit.token, named, visit.now, reason.data || undefined);
  return seeOther(visit, view);
}

async function open({ token, now, query }: Visit): Promise<{ view: View } | { closed: Result }> {
  const link = await readLink(token);
  if (link.status === 'ended')
    return { closed: notice(410, link.wrongPerson ? 'wrongPerson' : 'ended', link.language) };
  const { organizationId, referenceId } = link;
  const language = oneOf(visitorLanguages, query.get('lang')) ?? link.language;
  const [page, card] = await scopedTable(publicScope(organizationId)).getMany([
    keys.publicPage(organizationId),
    keys.publicReference(organizationId, referenceId),
  ]);
  // Requests of a deleted organization cannot be answered, and nothing of it is public.
  if (!page || isGone(page)) return { closed: notice(410, 'ended', language) };
  if (link.status === 'waiting' && !isOpen(link, now))
    return { closed: notice(410, 'expired', language, true) };
  const story = card && !isGone(card) ? storyPath(page.slug as string, card.slug as string) : undefined;
  const snapshot = JSON.parse(link.snapshotText) as Snapshot;
  const wording =
    oneOf(snapshot.languages ?? [], query.get('language')) ?? firstWording({ snapshot, language });
  const { language: usual } = settingsOf(page);
  return { view: { link, snapshot, language, wording, usual, now, story } };
}

/** The write lost against another person's answer, or against a newer draft. */
async function lost(visit: Visit, step: string, same: Same) {
  const again = await open(visit);
  if ('closed' in again) return again.closed;
  const isAnswered = !isOpen(again.view.link, visit.now) || again.view.link.status === 'declined';
  return isAnswered ? await late(again.view, visit, same) : await meanwhile(again.view, visit, step);
}

interface Same {
  name: string;
  kinds: readonly LinkRow['status'][];
}

/** The same response is confirmed; another one gets the earlier response and its author. */
async function late(view: View, visit: Visit, same?: Same) {
  const { status, answer: first } = view.link;
  if (same?.kinds.includes(status) && first?.name === same.name) return seeOther(visit, view);
  return await render(view, visit, { step: '', status: 409, isLate: true });
}

type Result = ReturnType<typeof documentOf>;

async function render(view: View, { origin, now }: Visit, rendering: Rendering & { status?: number }) {
  const { mistakes = {}, status } = rendering;
  const { body, ...response } = documentOf({
    status: status ?? (Object.keys(mistakes).length > 0 ? 400 : 200),
    language: view.language,
    title: titleOf(view),
    children: pageOf(view, rendering),
  });
  const { organizationId } = view.link;
  return { ...response, body: await signPictures(body, { organizationId, origin, now }) };
}

const seeOther = ({ token }: Visit, view: View, step = '') => ({
  statusCode: 303,
  headers: { ...quiet, location: `${approvalPagePath}/${token}${stepPath(view, step).replace(/\?$/, '')}` },
  body: '',
});
