import type { OfferedLogo, websiteRoutes } from '#contract/resources/website';
import type { Input, Output } from '#contract/primitives/route';
import { serverLimits } from '#contract/rules/server-limits';
import { securityScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { AppError } from '../shared/errors/app-error.ts';
import { openDoor } from '../shared/fetch/doors.ts';
import { fetchOutside, NotReadable } from '../shared/fetch/fetch-outside.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { rateLimit } from '../shared/security/rate-limit.ts';
import { findLook } from './find-look.ts';
import { pictureType } from './picture-type.ts';

type Route = typeof websiteRoutes.readWebsite;

const maxMs = 10_000;
const maxPageBytes = 5 * 1024 ** 2;
/** A response of the API has room for this as Base64. */
const maxLogoBytes = 1024 ** 2;
const maxLogosTried = 4;

export async function readWebsite(
  { organizationId, now }: MemberContext,
  { address }: Input<Route>,
): Promise<Output<Route>> {
  // The table of the context would check the organization too, which this function may only read.
  await scopedTable(securityScope).commit([oneReading(organizationId, now)]);
  const bounds = { signal: AbortSignal.timeout(maxMs), door: openDoor() };
  const page = await read(address, maxPageBytes, bounds);
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

interface Bounds {
  signal: AbortSignal;
  door: ReturnType<typeof openDoor>;
}

async function firstPicture(addresses: readonly string[], bounds: Bounds): Promise<OfferedLogo | undefined> {
  for (const address of addresses) {
    const file = await read(address, maxLogoBytes, bounds);
    const type = file && pictureType(file.body);
    if (type) return { type, data: file.body.toString('base64') };
  }
  return undefined;
}

async function read(address: string, maxBytes: number, { signal, door }: Bounds) {
  try {
    return await fetchOutside(address, { maxBytes, signal }, door);
  } catch (error) {
    if (error instanceof NotReadable) return undefined;
    throw error;
  }
}
