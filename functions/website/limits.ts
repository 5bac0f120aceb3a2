import { serverLimits } from '#contract/rules/server-limits';
import { securityScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import type { Step } from '../shared/data/write.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { rateLimit } from '../shared/security/rate-limit.ts';

/** The table of the context would check the organization too, which this function may only read. */
export const count = (...steps: Step[]) => scopedTable(securityScope).commit(steps);

/** Counts what an import reads of a website, for the organization and for the website. */
export const countPage = ({ organizationId, now }: MemberContext, address: string) =>
  count(
    rateLimit(
      {
        of: ['website-page', organizationId],
        limit: serverLimits.pagesPerHour,
        windowSeconds: 60 * 60,
        message: `Refdeck reads ${serverLimits.pagesPerHour} pages of websites an hour for an organization. Please try again later.`,
      },
      now,
    ),
    readingOf(address, now),
  );

export const readingOf = (address: string, now: Date): Step =>
  rateLimit(
    {
      of: ['website-host', new URL(address).hostname],
      limit: serverLimits.readingsPerHostAndMinute,
      windowSeconds: 60,
      message: 'This website is read often at the moment. Please try again in a minute.',
    },
    now,
  );
