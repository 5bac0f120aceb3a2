import { limits } from '#contract/rules/limits';
import { line } from '#contract/primitives/schema';
import { absent } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { userScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { put } from '../shared/data/write.ts';
import { RaceLost } from '../shared/errors/app-error.ts';

/**
 * Writes the profile of a person whose email address the user pool has verified. Does nothing when there is one
 * already, so it can run at every sign-in and repairs what a failed first run left out.
 */
export async function ensureProfile(
  attributes: Record<string, string | undefined>,
  now: Date,
): Promise<void> {
  const { sub, email, email_verified: verified, name } = attributes;
  if (!sub || !email || verified !== 'true') return;
  const profile = {
    userId: sub,
    email: email.toLowerCase(),
    name: line(limits.nameLength).safeParse(name).data ?? '',
    organizationCount: 0,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
  try {
    await scopedTable(userScope(sub)).commit([put(keys.profile(sub), profile, { pk: absent })]);
  } catch (error) {
    // Losing to an earlier run is what was wanted.
    if (!(error instanceof RaceLost)) throw error;
  }
}
