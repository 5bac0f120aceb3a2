import { limits } from '#contract/rules/limits';
import { signedCookies } from '../shared/files/signed-cookies.ts';
import type { MemberContext } from '../shared/membership/context.ts';

/** Cookies stay valid until they expire, even after a sign-out or the end of the membership. */
export async function openFiles(
  { organizationId, now, cookies }: MemberContext,
  { origin }: { origin: string },
): Promise<{ until: string }> {
  const until = new Date(now.getTime() + limits.fileAccessMinutes * 60_000);
  cookies?.push(...(await signedCookies(organizationId, origin, until)));
  return { until: until.toISOString() };
}
