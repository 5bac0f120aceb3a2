import canonicalize from 'canonicalize';
import * as z from 'zod/mini';
import { cardInOwnWords, hasOwnWords, type OwnWords } from '#contract/permission/own-words';
import { approvalAnswer, type Snapshot } from '#contract/resources/approval';
import type { Contact } from '#contract/resources/customer';
import { channels, type Channel } from '#contract/rules/choices';
import { allChannels, grouped, partsIn, within, type Parts } from '#contract/permission/places';
import { suggestedWording } from '#contract/permission/words';
import { absent, equals } from '../shared/data/expression.ts';
import { sha256 } from '../shared/data/hash.ts';
import { keys } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { approvalScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { tableKeys } from '../shared/data/table.ts';
import { put, retryRace, update, wins } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import { endedRow, linkRow, type Draft, type LinkRow } from './link.ts';
import { endedLink, forgottenAfter } from './steps.ts';
import { linkHashOf } from './store.ts';

export type Answer = Omit<z.output<typeof approvalAnswer>, 'at' | 'allowed'> & { allowed: Parts[] };
type AnswerKind = Exclude<LinkRow['status'], 'waiting'>;

/** A queued response is complete, because the link's row may change before it is applied. */
export const statementRow = z.object({
  organizationId: z.string(),
  customerId: z.string(),
  approvalId: z.string(),
  linkHash: z.string(),
  /** The position among the responses of one link, from 1. */
  number: z.number(),
  at: z.string(),
  kind: z.enum(['approved', 'changes suggested', 'declined', 'withdrawn', 'asked again']),
  /** A withdrawal repeats the response that it takes back. */
  answer: approvalAnswer,
  channels: z.optional(z.array(z.enum(channels))),
  reason: z.optional(z.string()),
});
export type Statement = z.output<typeof statementRow>;

/** Returns of a request that has ended only its language and whether it had reached the wrong person. Throws NOT_FOUND for an unknown link. */
export async function readLink(
  token: string,
): Promise<LinkRow | (z.output<typeof endedRow> & { answer?: undefined })> {
  const linkHash = linkHashOf(token);
  const row = await scopedTable(approvalScope(linkHash)).get(keys.approvalLink(linkHash));
  if (!row) throw new AppError('NOT_FOUND');
  return row.status === 'ended' ? fromRow(endedRow, row) : fromRow(linkRow, row);
}

/** A contact who declined may still answer anew. */
export const isOpen = (link: Pick<LinkRow, 'status' | 'validUntil'>, now: Date): boolean =>
  (link.status === 'waiting' || link.status === 'declined') && link.validUntil > now.toISOString();

/** Returns false if the draft was changed meanwhile, or the request was answered. */
export async function saveDraft(
  token: string,
  { version, now }: { version: number; now: Date },
  draft: Draft,
): Promise<boolean> {
  const link = await readLink(token);
  if (link.status === 'ended' || !isOpen(link, now) || (link.draftVersion ?? 0) !== version) return false;
  const linkHash = linkHashOf(token);
  const same = link.draftVersion === undefined ? absent : equals(version);
  return await wins(
    scopedTable(approvalScope(linkHash)).commit([
      update(
        keys.approvalLink(linkHash),
        { set: { draft, draftVersion: version + 1 } },
        { status: equals(link.status), statementCount: equals(link.statementCount), draftVersion: same },
      ),
    ]),
  );
}

/** Returns false if another person responded first; the caller then shows their response. */
export async function answerByLink(
  token: string,
  kind: AnswerKind,
  given: Answer,
  now: Date,
  { language, draftVersion }: { language?: Contact['language']; draftVersion?: number } = {},
): Promise<boolean> {
  return await retryRace(async () => {
    const link = await readLink(token);
    if (link.status === 'ended' || !isOpen(link, now)) return false;
    if (link.status === 'declined' && kind === 'declined') return false;
    if (draftVersion !== undefined && (link.draftVersion ?? 0) !== draftVersion) return false;
    const allowed = kind === 'approved' ? askedOf(link, given.allowed) : [];
    const expiresOn = given.expiresOn ?? link.expiresOn;
    const answer = {
      ...given,
      expiresOn: kind === 'approved' ? expiresOn : undefined,
      allowed: allowed.map((parts) => ({
        ...parts,
        wording: wordingOf({ ...link, expiresOn }, parts, language ?? link.language),
      })),
      at: now.toISOString(),
    };
    const { snapshot } =
      kind === 'approved' ? approvedSnapshot(link.snapshot, link.snapshotText, answer) : link;
    await write(token, link, { kind, answer, at: answer.at }, { status: kind, answer, snapshot });
    return true;
  });
}

/** Nobody can allow more than they were asked. */
const askedOf = (link: Pick<LinkRow, 'subjects' | 'channels'>, allowed: readonly Parts[]): Parts[] =>
  grouped((channel) =>
    link.channels.includes(channel)
      ? partsIn(allowed, channel).filter((subject) => link.subjects.includes(subject))
      : [],
  );

/**
 * The contact approves the card with their own words and no other. They change the original, and translations follow
 * it later, so such an approval covers the original alone.
 */
export function approvedSnapshot(
  snapshot: string,
  snapshotText: string,
  answer: OwnWords,
): { text: string; snapshot: string; languages: string[] | undefined; ownWords?: true } {
  const { translations: _words, terms: _terms, languages, ...asked } = JSON.parse(snapshotText) as Snapshot;
  if (!hasOwnWords(answer)) return { text: snapshotText, snapshot, languages };
  const text = canonicalize({ ...asked, card: cardInOwnWords(asked.card, answer) })!;
  return { text, snapshot: sha256(text), languages: languages?.slice(0, 1), ownWords: true };
}

type Worded = Pick<LinkRow, 'snapshotText' | 'customerName' | 'referenceName' | 'expiresOn' | 'tender'>;

export function wordingOf(link: Worded, parts: Parts, language: Contact['language']): string {
  const { organization } = JSON.parse(link.snapshotText) as Snapshot;
  const { customerName: customer, referenceName: reference, expiresOn, tender } = link;
  return suggestedWording({ organization, customer, ...parts, reference, expiresOn, tender }, language);
}

/** Returns what an approval still allows after the withdrawals. */
export function agreedParts({ status, answer, withdrawals = [] }: LinkRow): Parts[] {
  if (status !== 'approved' || !answer) return [];
  const taken = new Set(withdrawals.flatMap((one) => one.channels));
  return within(
    answer.allowed,
    channels.filter((channel) => !taken.has(channel)),
  );
}

export async function withdrawByLink(
  token: string,
  named: readonly Channel[],
  now: Date,
  reason?: string,
): Promise<boolean> {
  return await retryRace(async () => {
    const link = await readLink(token);
    if (link.status === 'ended') return false;
    const taken = allChannels(within(agreedParts(link), named));
    if (taken.length === 0) return false;
    const { answer, withdrawals = [] } = link;
    // The time identifies and orders the withdrawals of a link, so no two may have the same.
    const last = withdrawals.at(-1)?.at ?? answer!.at;
    const at = new Date(Math.max(now.getTime(), Date.parse(last) + 1)).toISOString();
    await write(
      token,
      link,
      { kind: 'withdrawn', answer: answer!, channels: taken, reason, at },
      { withdrawals: [...withdrawals, { at, channels: taken }] },
    );
    return true;
  });
}

/** A lapsed request can be asked for again, once an hour. Does nothing for any other link. */
export async function askAgain(token: string, now: Date): Promise<void> {
  await retryRace(async () => {
    const link = await readLink(token);
    if (link.status !== 'waiting' || isOpen(link, now)) return;
    const hourAgo = new Date(now.getTime() - 60 * 60 * 1_000).toISOString();
    if (link.againAt !== undefined && link.againAt > hourAgo) return;
    const at = now.toISOString();
    const answer = { at, name: link.contact.name, allowed: [] };
    await write(token, link, { kind: 'asked again', answer, at }, { againAt: at });
  });
}

/** Both rows are written or none, so a confirmed response always reaches the ledger. */
async function write(
  token: string,
  link: LinkRow,
  statement: Pick<Statement, 'kind' | 'answer' | 'channels' | 'reason' | 'at'>,
  change: Partial<LinkRow>,
): Promise<void> {
  const { organizationId, customerId, approvalId } = link;
  const linkHash = linkHashOf(token);
  const number = link.statementCount + 1;
  const row: Statement = { ...statement, organizationId, customerId, approvalId, linkHash, number };
  const same = {
    status: equals(link.status),
    statementCount: equals(link.statementCount),
    draftVersion: link.draftVersion === undefined ? absent : equals(link.draftVersion),
  };
  const expiry = expiryOf({ ...link, ...change }, statement.at);
  const key = keys.approvalLink(linkHash);
  const unset = ['draft', ...(expiry ? [] : [tableKeys.expiry])];
  await scopedTable(approvalScope(linkHash)).commit([
    statement.answer.why === 'person'
      ? put(key, { ...endedLink(link, new Date(statement.at)), wrongPerson: true }, same)
      : update(key, { set: { ...change, statementCount: number, ...expiry }, unset }, same),
    put(keys.approvalAnswer(new Date(statement.at), linkHash), row, { pk: absent }),
  ]);
}

/** The link of a permission works for as long as the permission holds. */
function expiryOf(link: LinkRow, at: string) {
  if (agreedParts(link).length === 0) return forgottenAfter(at);
  const expiresOn = link.answer?.expiresOn;
  return expiresOn === undefined ? undefined : forgottenAfter(expiresOn);
}
