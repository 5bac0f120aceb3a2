import type { websiteRoutes } from '#contract/resources/website';
import type { Input, Output } from '#contract/primitives/route';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { countReading } from './limits.ts';
import { pictureType } from './picture-type.ts';
import { boundsOfCall, readAddress } from './read-address.ts';

type Route = typeof websiteRoutes.readPicture;

/** As Base64 it fits into the 6 MB that a function may answer. */
const maxBytes = 4 * 1024 ** 2;

export async function readPicture(context: MemberContext, { address }: Input<Route>): Promise<Output<Route>> {
  await countReading(context, 'website-picture', address);
  const file = await readAddress(address, maxBytes, boundsOfCall());
  const type = file && pictureType(file.body);
  if (!type) throw new AppError('WEBSITE_UNREADABLE');
  return { type, data: file.body.toString('base64') };
}
