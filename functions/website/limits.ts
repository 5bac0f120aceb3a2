import { serverLimits } from '#contract/rules/server-limits';
import { securityScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import type { Step } from '../shared/data/write.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { rateLimit } from '../shared/security/rate-limit.ts';

/** What an organization reads of websites, how often in an hour, and its name in a refusal. */
const readings = {
  website: { limit: serverLimits.websitesPerHour, things: 'websites' },
  'website-page': { limit: serverLimits.pagesPerHour, things: 'pages of websites' },
  'website-picture': { limit: serverLimits.picturesPerHour, things: 'pictures of websites' },
  notice: { limit: serverLimits.noticesPerHour, things: 'notices of TED' },
} as const;

/**
 * Counts for the organization, and for the website what an import reads of it. The table of the context would
 * check the organization too, which this function may only read.
 */
export async function countReading(
  { organizationId, now }: MemberContext,
  kind: keyof typeof readings,
  address: string,
): Promise<void> {
  const { limit, things } = readings[kind];
  const ofOrganization = rateLimit(
    {
      of: [kind, organizationId],
      limit,
      windowSeconds: 60 * 60,
      message: `Refdeck reads ${limit} ${things} an hour for an organization. Please try again later.`,
    },
    now,
  );
  const ofWebsite = kind === 'website' ? [] : [readingOf(address, now)];
  await scopedTable(securityScope).commit([ofOrganization, ...ofWebsite]);
}

const readingOf = (address: string, now: Date): Step =>
  rateLimit(
    {
      of: ['website-host', new URL(address).hostname],
      limit: serverLimits.readingsPerHostAndMinute,
      windowSeconds: 60,
      message: 'This website is read often at the moment. Please try again in a minute.',
    },
    now,
  );
