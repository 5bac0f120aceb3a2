import type { OfferedPicture, websiteRoutes } from '#contract/resources/website';
import type { Input, Output } from '#contract/primitives/route';
import type { MemberContext } from '../shared/membership/context.ts';
import { findLook } from './find-look.ts';
import { countReading } from './limits.ts';
import { pictureType } from './picture-type.ts';
import { boundsOfCall, readAddress, type CallBounds } from './read-address.ts';
import { maxPageBytes, requirePage } from './require-page.ts';

type Route = typeof websiteRoutes.readWebsite;

/** A response of the API has room for this as Base64. */
const maxLogoBytes = 1024 ** 2;
const maxLogosTried = 4;

export async function readWebsite(context: MemberContext, { address }: Input<Route>): Promise<Output<Route>> {
  await countReading(context, 'website', address);
  const bounds = boundsOfCall();
  const page = requirePage(await readAddress(address, maxPageBytes, bounds));
  const { logos, color } = findLook(page.body.toString('utf8'), page.address);
  return { address: page.address, color, logo: await firstPicture(logos.slice(0, maxLogosTried), bounds) };
}

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
