import type { CardContent } from '#contract/cards/card';
import { isLogoTile } from '#contract/cards/templates';
import { absent, equals, type Test } from '../shared/data/expression.ts';
import { expiresAfterDays } from '../shared/data/expiry.ts';
import { keys } from '../shared/data/keys.ts';
import { put, type Step } from '../shared/data/write.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { proposeSlug } from '../shared/slug/propose-slug.ts';
import { projectReference, type Projected, type Question } from './project-reference.ts';
import { isShown } from './surfaces.ts';
import type { ReferenceItem } from '../reference/store.ts';

/** A draft has no slug, because nothing of it is on the public side. The slug tells no title that is not shown. */
export async function withSlug(
  context: Pick<MemberContext, 'table' | 'organizationId' | 'now'>,
  question: Question,
  known?: Projected,
): Promise<{ reference: ReferenceItem; steps: Step[]; projected?: Projected | undefined }> {
  const { reference, customer } = question;
  if (reference.slug || !isShown(reference)) return { reference, steps: [], projected: known };
  const { table, organizationId } = context;
  const { id } = reference;
  const projected = known ?? (await projectReference(context, question));
  const { page, embed } = projected;
  const name = page ? page.title || customer.name : reference.name;
  const slug = await proposeSlug({ name, id, kind: 'story' }, async (candidate) => {
    const found = await table.get(keys.referenceSlug(organizationId, candidate));
    return found !== undefined;
  });
  return {
    reference: { ...reference, slug, slugs: new Set([slug]) },
    steps: [put(keys.referenceSlug(organizationId, slug), { referenceId: id }, { pk: absent })],
    // A smaller card may have to do without the slug, which the next projection decides.
    ...([page, embed].some(isSmaller)
      ? {}
      : { projected: { ...projected, page: page && { ...page, slug }, embed: embed && { ...embed, slug } } }),
  };
}

const isSmaller = (card: CardContent | undefined) =>
  card !== undefined && (card.alias !== undefined || isLogoTile(card));

/** The written rows repeat the slug, so it must be unchanged. */
export const sameSlug = ({ slug }: ReferenceItem): Test => (slug ? equals(slug) : absent);

/** The slugs of a deleted reference become free when its tombstone expires. */
export const releaseSlugs = (
  organizationId: string,
  { id, slugs = new Set(), translations = {} }: ReferenceItem,
  now: Date,
): Step[] =>
  [...slugs, ...Object.values(translations).flatMap(({ slug = [] }) => slug)].map((slug) =>
    put(keys.referenceSlug(organizationId, slug), { referenceId: id, ...expiresAfterDays('goneDays', now) }),
  );
