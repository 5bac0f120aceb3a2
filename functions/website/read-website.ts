import type { OfferedPicture, websiteRoutes } from '#contract/resources/website';
import type { Input, Output } from '#contract/primitives/route';
import { serverLimits } from '#contract/rules/server-limits';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { rateLimit } from '../shared/security/rate-limit.ts';
import { findLook } from './find-look.ts';
import { count } from './limits.ts';
import { pictureType } from './picture-type.ts';
import { boundsOfCall, readAddress, type CallBounds } from './read-address.ts';

type Route = typeof websiteRoutes.readWebsite;

const maxPageBytes = 5 * 1024 ** 2;
/** A response of the API has room for this as Base64. */
const maxLogoBytes = 1024 ** 2;
const maxLogosTried = 4;

export async function readWebsite(
  { organizationId, now }: MemberContext,
  { address }: Input<Route>,
): Promise<Output<Route>> {
  await count(oneReading(organizationId, now));
  const bounds = boundsOfCall();
  const page = await readAddress(address, maxPageBytes, bounds);
  if (!page || !/^(text\/html|application\/xhtml\+xml)$/.test(page.type))
    throw new AppError('WEBSITE_UNREADABLE');
  const { logos, color } = findLook(page.body.toString('utf8'), page.address);
  return { address: page.address, color, logo: await firstPicture(logos.slice(0, maxLogosTried), bounds) };
}

const oneReading = (organizationId: string, now: Date) =>
  rateLimit(
    {
      of: ['website', organizationId],
      limit: serverLimits.websitesPerHour,
      windowSeconds: 60 * 60,
      message: `Refdeck reads ${serverLimits.websitesPerHour} websites an hour for an organization. Please try again later.`,
    },
    now,
  );

async function firstPicture(
  addresses: readonly string[],
  bounds: CallBounds,
): Promise<OfferedPicture | undefined> {
  for (const address of addresses) {
    const file = await readAddress(address, maxLogoBytes, bounds);
    const type = file && pictureType(file.body);
    if (type) return { type, data: file.body.toString('base64') };
  }
  return undefined;
}
