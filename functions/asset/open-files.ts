import { limits } from '#contract/rules/limits';
import { signedCookies } from '../shared/files/signed-cookies.ts';
import type { MemberContext } from '../shared/membership/context.ts';

/** A sign-out makes the browser drop the cookies; a copy of one stays valid until it expires. */
export async function openFiles(
  { organizationId, now, cookies }: MemberContext,
  { origin }: { origin: string },
): Promise<{ until: string }> {
  const until = new Date(now.getTime() + limits.fileAccessMinutes * 60_000);
  cookies?.push(...(await signedCookies(organizationId, origin, until)));
  return { until: until.toISOString() };
}
