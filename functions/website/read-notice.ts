import type { websiteRoutes } from '#contract/resources/website';
import type { Input, Output } from '#contract/primitives/route';
import { AppError } from '../shared/errors/app-error.ts';
import { openTed, tedHost } from '../shared/fetch/doors.ts';
import { fetchOutside, NotReadable, type Fetched } from '../shared/fetch/fetch-outside.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { countReading } from './limits.ts';

type Route = typeof websiteRoutes.readNotice;

const maxBytes = 5 * 1024 ** 2;
const maxMs = 5_000;

export async function readNotice(context: MemberContext, { ted }: Input<Route>): Promise<Output<Route>> {
  const address = `https://${tedHost}/en/notice/${ted}/xml`;
  await countReading(context, 'notice', address);
  return { xml: await fetchNotice(address) };
}

/** Follows no redirect, so nothing but the one host is ever asked. */
export async function fetchNotice(address: string): Promise<string> {
  const signal = AbortSignal.timeout(maxMs);
  const { type, body } = await fetchOutside(address, { maxBytes, maxRedirects: 0, signal }, openTed()).catch(
    refuse,
  );
  // A packed answer may have been smaller than what it unpacks to.
  if (!/^(application|text)\/xml$/.test(type) || body.length > maxBytes)
    throw new AppError('NOTICE_UNREADABLE');
  return body.toString('utf8');
}

function refuse(error: unknown): Fetched {
  if (!(error instanceof NotReadable)) throw error;
  throw new AppError(error.status === 404 ? 'NOTICE_UNREADABLE' : 'NOTICE_UNREACHABLE');
}
