import { closedCells, permissionState } from '#contract/permission/state';
import { dayInWords } from '#contract/permission/words';
import { limits } from '#contract/rules/limits';
import { readLedger } from '../permission/store.ts';
import type { ReferenceItem } from '../reference/store.ts';
import { absent, equals, type Condition } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { update, type Step } from '../shared/data/write.ts';
import { daysAfter } from '../shared/days/days.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import type { LinkRow } from './link.ts';
import type { ApprovalRow } from './store.ts';

type Asked = Pick<ApprovalRow, 'customerId' | 'referenceId' | 'subjects' | 'channels' | 'tender'>;

/** Returns the latest refusal or withdrawal of something that is asked for, with all parts that are closed. */
export async function readEarlierNo(context: MemberContext, asked: Asked): Promise<LinkRow['earlierNo']> {
  const entries = await readLedger(context, asked.customerId);
  const table = permissionState(entries, {
    referenceId: asked.referenceId,
    tenderId: asked.tender?.id,
    today: context.now.toISOString().slice(0, 10),
  });
  const cells = closedCells(table, entries, asked).filter(({ closing }) => closing.kind !== 'revoked');
  const last = cells
    .map(({ closing }) => closing)
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .at(-1);
  const subjects = [...new Set(cells.map(({ subject }) => subject))];
  return last && { at: last.at, contactId: last.person?.id, subjects };
}

/** All members together may ask once in so many days for what was refused. */
export function askAgain(
  organizationId: string,
  { id, askedAgainAt }: ReferenceItem,
  { same, requests, now }: { same: Condition; requests: readonly ApprovalRow[]; now: Date },
): Step {
  const opens = askedAgainAt && daysAfter(new Date(askedAgainAt), limits.askAgainDays);
  if (opens && opens > now && !isInvited(requests, id))
    throw new AppError('APPROVAL_LIMIT', askedAgain(askedAgainAt, opens));
  return update(
    keys.reference(organizationId, id),
    { set: { askedAgainAt: now.toISOString() } },
    { ...same, askedAgainAt: askedAgainAt === undefined ? absent : equals(askedAgainAt) },
  );
}

/** A contact who sent changes waits for another question, and one whom the last mail did not reach has none. */
function isInvited(requests: readonly ApprovalRow[], referenceId: string): boolean {
  const last = requests.find((one) => one.referenceId === referenceId);
  return last?.status === 'changes suggested' || last?.delivery === 'failed';
}

const askedAgain = (at: string, opens: Date) =>
  `This was refused, and asked for again on ${dayInWords(at.slice(0, 10))}. You can ask once more from ${dayInWords(opens.toISOString().slice(0, 10))}.`;
