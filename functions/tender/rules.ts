import type { Tender } from '#contract/resources/tender';
import type { TenderPick } from '#contract/tender/pick';
import type { Need } from '#contract/tender/need';
import { decidedStatuses, earlierStatus, nextStatuses, type TenderStatus } from '#contract/tender/status';
import * as words from '#words/tender-fields';
import { may, type Role } from '#contract/rules/roles';
import { AppError } from '../shared/errors/app-error.ts';

export function requireTransition(from: TenderStatus, to: TenderStatus, role: Role): void {
  if (to === from || nextStatuses[from].includes(to)) return;
  if (earlierStatus[from] !== to)
    throw new AppError('INVALID_TRANSITION', `A tender that is ${from} cannot become ${to}`);
  if (!may(role, 'tender:delete')) throw new AppError('FORBIDDEN');
}

export function requireReason({ status, reason }: Tender): void {
  if (status !== 'no bid' || reason) return;
  throw new AppError('VALIDATION_FAILED', words.reasonMissing, { fields: { reason: words.reasonMissing } });
}

type Given<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], null> };

export const withoutNulls = <Fields extends object>(fields: Fields): Given<Fields> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null)) as Given<Fields>;

/** What was sent stays as it is. */
export function requirePreparing({ status }: Tender): void {
  if (status === 'preparing') return;
  throw new AppError(
    'INVALID_TRANSITION',
    `A tender that is ${status} keeps its requirements and references`,
  );
}

/** Since when the buyer has decided, if it has. */
export const decidedAtOf = ({ decidedAt }: Tender, to: TenderStatus, now: Date): Pick<Tender, 'decidedAt'> =>
  decidedStatuses.some((status) => status === to) ? { decidedAt: decidedAt ?? now.toISOString() } : {};

/** The name below `objects.sent`. */
export const sentFile = (dispatchId: string, at: number, format: string): string =>
  `${dispatchId}-${at + 1}.${format}`;

export function coverage(
  needs: readonly Need[],
  picks: readonly TenderPick[],
): { needs: number; answered: number } {
  const answers = (id: string) => picks.filter(({ needIds }) => needIds.includes(id)).length;
  return { needs: needs.length, answered: needs.filter(({ id, number }) => answers(id) >= number).length };
}
