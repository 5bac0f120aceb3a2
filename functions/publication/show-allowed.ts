import type { PermissionEntry } from '#contract/resources/permission';
import { findCustomerRow } from '../customer/store.ts';
import { readSnapshots } from '../permission/store.ts';
import { findReference, type ReferenceItem } from '../reference/store.ts';
import { equals } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { retryRace, update, type Step } from '../shared/data/write.ts';
import { AppError, RaceLost } from '../shared/errors/app-error.ts';
import type { ActorContext } from '../shared/membership/context.ts';
import { contentHash } from './confirmation.ts';
import { publicSteps } from './public-steps.ts';
import { beginRequiring, requires } from './require-allowed.ts';
import { isShown } from './surfaces.ts';
import { takeDownSteps } from './take-down.ts';

/** Does nothing if permissions are no longer required or the reference has another customer now. */
export async function showAllowed(context: ActorContext, customerId: string, id: string): Promise<void> {
  beginRequiring(context);
  await retryRace(async () => {
    const reference = await findReference(context, id);
    if (!reference || !isShown(reference) || !requires(context)) return;
    if (reference.attributes.customerId !== customerId) return;
    const customer = await findCustomerRow(context, customerId);
    if (!customer) throw new RaceLost();
    await context.table.commit(await showAllowedSteps(context, { reference, company: customer.name }));
  });
}

interface Decision {
  reference: ReferenceItem;
  company: string;
  added?: readonly PermissionEntry[];
  approved?: NonNullable<ReferenceItem['approved']>;
}

/** The reference shows its current or an approved version, with or without embeds, or is unpublished. */
export async function showAllowedSteps(
  context: ActorContext,
  { reference, company, added, approved }: Decision,
): Promise<Step[]> {
  const after = approved
    ? { ...reference, approved: { ...approved, content: await contentOf(context, approved.snapshot) } }
    : reference;
  try {
    const { steps, approvedPictures } = await publicSteps(context, {
      before: reference,
      after,
      company,
      added,
    });
    const row = keys.reference(context.organizationId, reference.id);
    const change = {
      set: { approved: after.approved, approvedPictures },
      unset: approvedPictures ? [] : ['approvedPictures'],
    };
    return [update(row, change, { version: equals(reference.version) }), ...steps];
  } catch (error) {
    // Nothing is allowed, or an approved picture is missing.
    if (error instanceof RaceLost || !(error instanceof AppError)) throw error;
    return await takeDownSteps(context, reference);
  }
}

async function contentOf(context: ActorContext, snapshot: string): Promise<string | undefined> {
  const card = (await readSnapshots(context, [snapshot])).get(snapshot);
  return card && contentHash(card);
}
