import type { Snapshot } from '#contract/resources/approval';
import { approvalPagePath } from '#contract/permission/approval-page';
import {
  agreedParts,
  answerByLink,
  isOpen,
  readLink,
  withdrawByLink,
} from '#functions/approval/answer-by-link';
import type { LinkRow } from '#functions/approval/link';
import { keys } from '#functions/shared/data/keys';
import { publicScope } from '#functions/shared/data/scope';
import { scopedTable } from '#functions/shared/data/scoped-table';
import { isGone } from '#functions/shared/data/tombstone';
import type { Item } from '#functions/shared/data/read';
import { pageStyle } from '#web/public/page-style.ts';
import { storyPath } from '#web/shared/public-address.ts';
import { documentOf, quiet } from './document.tsx';
import { read, typedIn, untouched, type Action, type Mistakes, type Typed } from './form.ts';
import { notice } from './notice.tsx';
import { Question } from './question.tsx';
import { signPictures } from './sign-pictures.ts';
import { State } from './state.tsx';
import { words } from './words.ts';

const kinds = { approve: 'approved', suggest: 'changes suggested', decline: 'declined' } as const;

interface Visit {
  token: string;
  now: Date;
  origin: string;
}

export async function show(visit: Visit) {
  const opened = await open(visit.token);
  return 'closed' in opened ? opened.closed : await render(opened, visit);
}

/** A redirect to the page keeps a reload from sending the form again. */
export async function answer(visit: Visit, form: URLSearchParams) {
  const { token, now } = visit;
  const opened = await open(token);
  if ('closed' in opened) return opened.closed;
  const { link, snapshot } = opened;
  const typed = typedIn(form, link);
  if (typed.action === 'withdraw') {
    if (typed.channels.length === 0 && agreedParts(link).length > 0)
      return await render(opened, visit, { mistakes: { channel: words[link.language].nothing.withdraw } });
    await withdrawByLink(token, typed.channels, now);
    return seeOther(token);
  }
  if (!isOpen(link, now)) return await late(opened, typed, visit);
  if (!typed.action) return seeOther(token);
  const { answer: given, mistakes } = read(typed, link, snapshot.card);
  if (!given) return await render(opened, visit, { typed, mistakes });
  if (await answerByLink(token, kinds[typed.action], given, now)) return seeOther(token);
  const again = await open(token);
  return 'closed' in again ? again.closed : await late(again, typed, visit);
}

interface Opened {
  link: LinkRow;
  snapshot: Snapshot;
  page: Item;
  card: Item | undefined;
}

async function open(token: string): Promise<Opened | { closed: ReturnType<typeof notice> }> {
  const link = await readLink(token);
  if (link.status === 'ended') return { closed: notice(410, 'ended', [link.language]) };
  const { organizationId, referenceId, language } = link;
  const [page, card] = await scopedTable(publicScope(organizationId)).getMany([
    keys.publicPage(organizationId),
    keys.publicReference(organizationId, referenceId),
  ]);
  // Requests of a deleted organization cannot be answered, and nothing of it is public.
  if (!page || isGone(page)) return { closed: notice(410, 'ended', [language]) };
  return { link, snapshot: JSON.parse(link.snapshotText) as Snapshot, page, card };
}

/** The same response is confirmed; another one gets the earlier response and its author. */
async function late(opened: Opened, { action, name }: Typed, visit: Visit) {
  const { status, answer: first } = opened.link;
  const isSame =
    action && status === kinds[action as Exclude<Action, 'withdraw'>] && first?.name === name.trim();
  return isSame ? seeOther(visit.token) : await render(opened, visit, { status: 409, isLate: true });
}

async function render(
  { link, snapshot, page, card }: Opened,
  { now, origin }: Visit,
  { typed, mistakes = {}, status, isLate = false }: Rendering = {},
) {
  const { language } = link;
  const parts = { link, snapshot, mistakes };
  const isQuestion = isOpen(link, now);
  if (!isQuestion && link.status === 'waiting') return notice(410, 'ended', [language]);
  const { body, ...response } = documentOf({
    status: Object.keys(mistakes).length > 0 ? 400 : (status ?? 200),
    language,
    title: words[language].title(snapshot.organization),
    style: pageStyle(snapshot.branding),
    children: isQuestion ? (
      <Question {...parts} typed={typed ?? untouched(link)} />
    ) : (
      <State {...parts} story={storyOf(page, card)} late={isLate} />
    ),
  });
  const { organizationId } = link;
  return { ...response, body: await signPictures(body, { organizationId, origin, now }) };
}

interface Rendering {
  typed?: Typed;
  mistakes?: Mistakes;
  status?: number;
  isLate?: boolean;
}

function storyOf(page: Item, card: Item | undefined): string | undefined {
  if (!card || isGone(card)) return undefined;
  return storyPath(page.slug as string, card.slug as string);
}

const seeOther = (token: string) => ({
  statusCode: 303,
  headers: { ...quiet, location: `${approvalPagePath}/${token}` },
  body: '',
});
