import * as z from 'zod/mini';
import { approvalAnswer, type Snapshot } from '#contract/resources/approval';
import { channels, type Channel } from '#contract/rules/choices';
import { suggestedWording } from '#contract/permission/words';
import { absent, equals } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { approvalScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { tableKeys } from '../shared/data/table.ts';
import { put, retryRace, update } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import { endedRow, forgottenAfter, linkRow, type LinkRow } from './link.ts';
import { linkHashOf } from './store.ts';

export type Answer = Omit<z.output<typeof approvalAnswer>, 'at'>;
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
  kind: z.enum(['approved', 'changes suggested', 'declined', 'withdrawn']),
  /** A withdrawal repeats the response that it takes back. */
  answer: approvalAnswer,
  wording: z.optional(z.string()),
  channels: z.optional(z.array(z.enum(channels))),
});
export type Statement = z.output<typeof statementRow>;

/** Returns only the language of a request that has ended. Throws NOT_FOUND for an unknown link. */
export async function readLink(
  token: string,
): Promise<LinkRow | (z.output<typeof endedRow> & { answer?: undefined })> {
  const linkHash = linkHashOf(token);
  const row = await scopedTable(approvalScope(linkHash)).get(keys.approvalLink(linkHash));
  if (!row) throw new AppError('NOT_FOUND');
  return row.status === 'ended' ? fromRow(endedRow, row) : fromRow(linkRow, row);
}

export const isOpen = (link: Pick<LinkRow, 'status' | 'validUntil'>, now: Date): boolean =>
  link.status === 'waiting' && link.validUntil > now.toISOString();

/** Returns false if another person responded first; the caller then shows their response. */
export async function answerByLink(
  token: string,
  kind: AnswerKind,
  given: Answer,
  now: Date,
): Promise<boolean> {
  return await retryRace(async () => {
    const link = await readLink(token);
    if (link.status === 'ended' || !isOpen(link, now)) return false;
    const answer = { ...given, at: now.toISOString() };
    const { organization } = JSON.parse(link.snapshotText) as Snapshot;
    const wording =
      kind === 'approved'
        ? suggestedWording(
            {
              organization,
              customer: link.customerName,
              subjects: answer.subjects,
              channels: answer.channels,
              reference: link.referenceName,
              expiresOn: link.expiresOn,
            },
            link.language,
          )
        : undefined;
    await write(token, link, { kind, answer, wording, at: answer.at }, { status: kind, answer, wording });
    return true;
  });
}

export const agreedChannels = ({ status, answer, withdrawals = [] }: LinkRow): Channel[] => {
  if (status !== 'approved') return [];
  const taken = new Set(withdrawals.flatMap((one) => one.channels));
  return (answer?.channels ?? []).filter((channel) => !taken.has(channel));
};

export async function withdrawByLink(token: string, named: readonly Channel[], now: Date): Promise<boolean> {
  return await retryRace(async () => {
    const link = await readLink(token);
    if (link.status === 'ended') return false;
    const taken = agreedChannels(link).filter((channel) => named.includes(channel));
    if (taken.length === 0) return false;
    const { answer, withdrawals = [] } = link;
    // The time identifies and orders the withdrawals of a link, so no two may have the same.
    const last = withdrawals.at(-1)?.at ?? answer!.at;
    const at = new Date(Math.max(now.getTime(), Date.parse(last) + 1)).toISOString();
    await write(
      token,
      link,
      { kind: 'withdrawn', answer: answer!, channels: taken, at },
      { withdrawals: [...withdrawals, { at, channels: taken }] },
    );
    return true;
  });
}

/** Both rows are written or none, so a confirmed response always reaches the ledger. */
async function write(
  token: string,
  link: LinkRow,
  statement: Pick<Statement, 'kind' | 'answer' | 'wording' | 'channels' | 'at'>,
  change: Partial<LinkRow>,
): Promise<void> {
  const { organizationId, customerId, approvalId } = link;
  const linkHash = linkHashOf(token);
  const number = link.statementCount + 1;
  const row: Statement = { ...statement, organizationId, customerId, approvalId, linkHash, number };
  const expiry = expiryOf({ ...link, ...change }, statement.at);
  await scopedTable(approvalScope(linkHash)).commit([
    update(
      keys.approvalLink(linkHash),
      {
        set: { ...change, statementCount: number, ...expiry },
        ...(!expiry && { unset: [tableKeys.expiry] }),
      },
      { status: equals(link.status), statementCount: equals(link.statementCount) },
    ),
    put(keys.approvalAnswer(new Date(statement.at), linkHash), row, { pk: absent }),
  ]);
}

/** The link of a permission works for as long as the permission holds. */
function expiryOf(link: LinkRow, at: string) {
  if (agreedChannels(link).length === 0) return forgottenAfter(at);
  return link.expiresOn === undefined ? undefined : forgottenAfter(link.expiresOn);
}
