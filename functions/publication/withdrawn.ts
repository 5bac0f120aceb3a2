import { limits } from '#contract/rules/limits';
import { absent, absentOr, below, type Condition } from '../shared/data/expression.ts';
import type { Refusal } from '../shared/data/write.ts';
import { AppError, RaceLost } from '../shared/errors/app-error.ts';

export const nothingUnderWay: Condition = { withdrawals: absent };

/** A withdrawal this recent may have been missed by the call, so it prevents publishing. */
export const nothingWithdrawn = (now: Date): Condition => ({
  ...nothingUnderWay,
  withdrawnAt: absentOr(below(new Date(now.getTime() - limits.callSeconds * 1_000).toISOString())),
});

/** A deleted or renamed customer makes the decision run again; otherwise a withdrawal prevents it. */
export const sameCustomer =
  (name?: string): Refusal =>
  (current) =>
    current && (name === undefined || current.name === name)
      ? new AppError('PERMISSION_WITHDRAWN')
      : new RaceLost();
