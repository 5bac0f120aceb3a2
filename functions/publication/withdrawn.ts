import { limits } from '#contract/rules/limits';
import { absent, absentOr, below, type Condition } from '../shared/data/expression.ts';
import type { Refusal } from '../shared/data/write.ts';
import { AppError, RaceLost } from '../shared/errors/app-error.ts';

/** The condition on a customer's row that no withdrawal is in progress. */
export const nothingUnderWay: Condition = { withdrawals: absent };

/**
 * The condition on a customer's row for publishing: no withdrawal that this call may have missed. A call
 * that began later than a call can last has seen it.
 */
export const nothingWithdrawn = (now: Date): Condition => ({
  ...nothingUnderWay,
  withdrawnAt: absentOr(below(new Date(now.getTime() - limits.callSeconds * 1_000).toISOString())),
});

/** A deleted or renamed customer makes the decision run again; otherwise a withdrawal is in the way. */
export const sameCustomer =
  (name?: string): Refusal =>
  (current) =>
    current && (name === undefined || current.name === name)
      ? new AppError('PERMISSION_WITHDRAWN')
      : new RaceLost();
