import type { Reference, referenceRoutes } from '#contract/resources/reference';
import type { Input } from '#contract/primitives/route';
import { record } from '../shared/audit/record.ts';
import { absentOr, equals } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { put, retryRace, update } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { requireRoom } from '../shared/slug/require-room.ts';
import { publicSteps } from '../publication/public-steps.ts';
import { isShown } from '../publication/surfaces.ts';
import { sameSlug } from '../publication/slug.ts';
import { readCustomerOf, readReference, sameTranslations, toReference } from './store.ts';

/** The version stays, because an open editor does not write the address. */
export async function changeReferenceAddress(
  context: MemberContext,
  { id, slug }: Input<typeof referenceRoutes.changeReferenceAddress>,
): Promise<Reference> {
  const { table, organizationId } = context;
  return await retryRace(async () => {
    const before = await readReference(context, id);
    if (!before.slug && !isShown(before)) throw new AppError('NOT_PUBLISHED');
    if (before.slug === slug) return toReference(before);
    requireRoom(before.slugs, slug);
    const after = { ...before, slug };
    const customer = await readCustomerOf(context, after);
    const { steps, approvedPictures } = await publicSteps(context, { before, after, customer });
    await table.commit([
      update(
        keys.reference(organizationId, id),
        {
          set: { slug, approvedPictures },
          unset: approvedPictures ? [] : ['approvedPictures'],
          add: { slugs: new Set([slug]) },
        },
        { version: equals(before.version), slug: sameSlug(before), translations: sameTranslations(before) },
      ),
      put(
        keys.referenceSlug(organizationId, slug),
        { referenceId: id },
        { referenceId: absentOr(equals(id)) },
        () => new AppError('SLUG_TAKEN'),
      ),
      ...steps,
      record(context, organizationId, 'reference.address', after),
    ]);
    return toReference(after);
  });
}
