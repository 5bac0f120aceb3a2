import { limits } from '#contract/rules/limits';
import { line } from '#contract/primitives/schema';
import { absent } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { userScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { put, wins } from '../shared/data/write.ts';

/** An existing profile stays, so this can run at every sign-in and repair a failed first run. */
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
  await wins(scopedTable(userScope(sub)).commit([put(keys.profile(sub), profile, { pk: absent })]));
}
