import type { websiteRoutes } from '#contract/resources/website';
import type { Input, Output } from '#contract/primitives/route';
import { serverLimits } from '#contract/rules/server-limits';
import { securityScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { rateLimit } from '../shared/security/rate-limit.ts';
import { pictureType } from './picture-type.ts';
import { boundsOfCall, readAddress } from './read-address.ts';

type Route = typeof websiteRoutes.readPicture;

/** As Base64 it fits into the 6 MB that a function may answer. */
const maxBytes = 4 * 1024 ** 2;

export async function readPicture(
  { organizationId, now }: MemberContext,
  { address }: Input<Route>,
): Promise<Output<Route>> {
  // The table of the context would check the organization too, which this function may only read.
  await scopedTable(securityScope).commit([
    picturesOf(organizationId, now),
    readingOf(new URL(address).hostname, now),
  ]);
  const file = await readAddress(address, maxBytes, boundsOfCall());
  const type = file && pictureType(file.body);
  if (!type) throw new AppError('WEBSITE_UNREADABLE');
  return { type, data: file.body.toString('base64') };
}

const picturesOf = (organizationId: string, now: Date) =>
  rateLimit(
    {
      of: ['website-picture', organizationId],
      limit: serverLimits.picturesPerHour,
      windowSeconds: 60 * 60,
      message: `Refdeck reads ${serverLimits.picturesPerHour} pictures of websites an hour for an organization. Please try again later.`,
    },
    now,
  );

const readingOf = (host: string, now: Date) =>
  rateLimit(
    {
      of: ['website-host', host],
      limit: serverLimits.picturesPerHostAndMinute,
      windowSeconds: 60,
      message: 'This website is read often at the moment. Please try again in a minute.',
    },
    now,
  );
