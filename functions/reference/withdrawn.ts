import { limits } from '#contract/rules/limits';
import { absent, absentOr, below, type Condition } from '../shared/data/expression.ts';
import type { Refusal } from '../shared/data/write.ts';
import { AppError, RaceLost } from '../shared/errors/app-error.ts';

/** Of a customer's row: no withdrawal of theirs is still being carried out. */
export const nothingUnderWay: Condition = { withdrawals: absent };

/**
 * Of the row of a customer of whom something is about to become public: none was withdrawn that this call may not have known of.
 * Whoever publishes later than a call can last has decided anew.
 */
export const nothingWithdrawn = (now: Date): Condition => ({
  ...nothingUnderWay,
  withdrawnAt: absentOr(below(new Date(now.getTime() - limits.callSeconds * 1_000).toISOString())),
});

/** A customer who is gone, or has got another name, makes us decide again; otherwise a withdrawal stood in the way. */
export const sameCustomer =
  (name?: string): Refusal =>
  (current) =>
    current && (name === undefined || current.name === name)
      ? new AppError('PERMISSION_WITHDRAWN')
      : new RaceLost();
