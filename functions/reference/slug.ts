import { absent, equals, type Test } from '../shared/data/expression.ts';
import { expiresAfterDays } from '../shared/data/expiry.ts';
import { keys } from '../shared/data/keys.ts';
import { put, type Step } from '../shared/data/write.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { proposeSlug } from '../shared/slug/propose-slug.ts';
import { isShown } from '../publication/surfaces.ts';
import type { ReferenceItem } from './store.ts';

/**
 * The reference with the name that its page has in addresses, and the step that takes it. It gets one when visitors see it for the
 * first time; nothing of a draft is on the public side.
 */
export async function withSlug(
  { table, organizationId }: MemberContext,
  reference: ReferenceItem,
): Promise<{ reference: ReferenceItem; steps: Step[] }> {
  if (reference.slug || !isShown(reference)) return { reference, steps: [] };
  const { id, name } = reference;
  const slug = await proposeSlug({ name, id, kind: 'story' }, async (candidate) => {
    const found = await table.get(keys.referenceSlug(organizationId, candidate));
    return found !== undefined;
  });
  return {
    reference: { ...reference, slug, slugs: new Set([slug]) },
    steps: [put(keys.referenceSlug(organizationId, slug), { referenceId: id }, { pk: absent })],
  };
}

/** The condition that the slug is unchanged, because the written rows repeat it. */
export const sameSlug = ({ slug }: ReferenceItem): Test => (slug ? equals(slug) : absent);

/** The names of a deleted reference say that it is gone for as long as its tombstone does; then they are free. */
export const releaseSlugs = (
  organizationId: string,
  { id, slugs = new Set() }: ReferenceItem,
  now: Date,
): Step[] =>
  [...slugs].map((slug) =>
    put(keys.referenceSlug(organizationId, slug), { referenceId: id, ...expiresAfterDays('goneDays', now) }),
  );
