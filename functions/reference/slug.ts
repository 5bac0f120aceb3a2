import { absent, equals, type Test } from '../shared/data/expression.ts';
import { expiresAfterDays } from '../shared/data/expiry.ts';
import { keys } from '../shared/data/keys.ts';
import { put, type Step } from '../shared/data/write.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { proposeSlug } from '../shared/slug/propose-slug.ts';
import { projectReference, type PublicCustomer } from '../publication/project-reference.ts';
import { isShown } from '../publication/surfaces.ts';
import type { ReferenceItem } from './store.ts';

/** A draft has no slug, because nothing of it is on the public side. The slug tells no title that is not shown. */
export async function withSlug(
  context: MemberContext,
  reference: ReferenceItem,
  customer: PublicCustomer,
): Promise<{ reference: ReferenceItem; steps: Step[] }> {
  if (reference.slug || !isShown(reference)) return { reference, steps: [] };
  const { table, organizationId } = context;
  const { id } = reference;
  const { page } = await projectReference(context, { reference, customer });
  const name = page?.title ?? reference.name;
  const slug = await proposeSlug({ name, id, kind: 'story' }, async (candidate) => {
    const found = await table.get(keys.referenceSlug(organizationId, candidate));
    return found !== undefined;
  });
  return {
    reference: { ...reference, slug, slugs: new Set([slug]) },
    steps: [put(keys.referenceSlug(organizationId, slug), { referenceId: id }, { pk: absent })],
  };
}

/** The written rows repeat the slug, so it must be unchanged. */
export const sameSlug = ({ slug }: ReferenceItem): Test => (slug ? equals(slug) : absent);

/** The slugs of a deleted reference become free when its tombstone expires. */
export const releaseSlugs = (
  organizationId: string,
  { id, slugs = new Set() }: ReferenceItem,
  now: Date,
): Step[] =>
  [...slugs].map((slug) =>
    put(keys.referenceSlug(organizationId, slug), { referenceId: id, ...expiresAfterDays('goneDays', now) }),
  );
