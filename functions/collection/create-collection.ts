import { ulid } from 'ulid';
import type { Collection, collectionRoutes } from '#contract/resources/collection';
import { limits } from '#contract/rules/limits';
import type { Input } from '#contract/primitives/route';
import { mergedTexts } from '../organization/rules.ts';
import { readPage } from '../organization/store.ts';
import { record } from '../shared/audit/record.ts';
import { absentOr, below } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { update } from '../shared/data/write.ts';
import { saveResponse } from '../shared/security/idempotency.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { changeSteps, commitTo } from './change.ts';
import { signed } from './letter.ts';

export async function createCollection(
  context: MemberContext,
  {
    translations: sent,
    letter: sentLetter,
    validUntil,
    ...input
  }: Input<typeof collectionRoutes.createCollection>,
): Promise<Collection> {
  const { organizationId, userId, now } = context;
  const translations = sent && mergedTexts(await readPage(context), {}, sent);
  const { letter, steps } = await signed(context, sentLetter);
  const collection: Collection = {
    ...input,
    ...(translations && { translations }),
    ...(letter && { letter }),
    ...(validUntil && { validUntil }),
    itemIds: [...new Set(input.itemIds)],
    id: ulid(now.getTime()),
    version: 1,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
    createdBy: userId,
  };
  await commitTo(context, collection, [
    ...saveResponse(context, collection),
    ...steps,
    update(
      keys.organization(organizationId),
      { add: { collectionCount: 1 } },
      { collectionCount: absentOr(below(limits.collections)) },
      () => new AppError('COLLECTION_LIMIT'),
    ),
    ...changeSteps(context, { after: collection }),
    record(context, organizationId, 'collection.create', collection),
  ]);
  return collection;
}
