import type { websiteRoutes } from '#contract/resources/website';
import type { Input, Output } from '#contract/primitives/route';
import { serverLimits } from '#contract/rules/server-limits';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { rateLimit } from '../shared/security/rate-limit.ts';
import { count, readingOf } from './limits.ts';
import { pictureType } from './picture-type.ts';
import { boundsOfCall, readAddress } from './read-address.ts';

type Route = typeof websiteRoutes.readPicture;

/** As Base64 it fits into the 6 MB that a function may answer. */
const maxBytes = 4 * 1024 ** 2;

export async function readPicture(
  { organizationId, now }: MemberContext,
  { address }: Input<Route>,
): Promise<Output<Route>> {
  await count(picturesOf(organizationId, now), readingOf(address, now));
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
