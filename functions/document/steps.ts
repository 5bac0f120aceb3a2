import { serverLimits } from '#contract/rules/server-limits';
import { absent, equals, type Condition } from '../shared/data/expression.ts';
import type { Step } from '../shared/data/write.ts';
import { leaseAttributes } from '../shared/jobs/lease.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { rateLimit } from '../shared/security/rate-limit.ts';
import type { DocumentItem } from './store.ts';

export const documentsPerDay = ({ organizationId, now }: MemberContext): Step =>
  rateLimit(
    {
      of: ['document', organizationId],
      limit: serverLimits.documentsPerDay,
      windowSeconds: 24 * 60 * 60,
      message: `An organization can make ${serverLimits.documentsPerDay} documents a day. Please try again tomorrow.`,
    },
    now,
  );

/** A run leaves these in the row. */
export const made = [
  ...leaseAttributes,
  'reason',
  'references',
  'said',
  'size',
  'sha256',
  'file',
  'proof',
  'firstPage',
  'leftOut',
  'notAllowed',
  'deleted',
  'unshown',
  'unfilled',
  'unplaced',
  'holdsUntil',
] as const satisfies readonly (keyof DocumentItem)[];

/** Neither a worker nor another call has changed the row since it was read. */
export const unchanged = ({ status, dueAt, leasedUntil }: DocumentItem): Condition => ({
  status: equals(status),
  dueAt: dueAt === undefined ? absent : equals(dueAt),
  leasedUntil: leasedUntil === undefined ? absent : equals(leasedUntil),
});
