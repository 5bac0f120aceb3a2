import type { PermissionEntry } from '#contract/resources/permission';
import { projectionOf } from '../reference/projection.ts';
import type { ReferenceItem } from '../reference/store.ts';
import { equals } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { update, type Step } from '../shared/data/write.ts';
import { AppError, RaceLost } from '../shared/errors/app-error.ts';
import { contentHash, readSnapshots } from './snapshot.ts';
import { takeDownSteps, type TakingDown } from './take-down.ts';

interface Ruling {
  reference: ReferenceItem;
  /** The name of its customer. */
  company: string;
  /** The entry that the same transaction appends to the ledger. */
  entry?: PermissionEntry;
  /** The version that the customer has just approved by link. */
  approved?: NonNullable<ReferenceItem['approved']>;
}

/**
 * The steps that make a reference show what its customer's permissions say now: another version, only on our own pages, or nothing,
 * as unpublishing does. Those of its own row are among them.
 */
export async function shownSteps(
  context: TakingDown,
  { reference, company, entry, approved }: Ruling,
): Promise<Step[]> {
  const after = approved
    ? { ...reference, approved: { ...approved, content: await contentOf(context, approved.snapshot) } }
    : reference;
  try {
    const { steps, approvedPictures } = await projectionOf(context, {
      before: reference,
      after,
      company,
      entry,
    });
    const row = keys.reference(context.organizationId, reference.id);
    const change = {
      set: { approved: after.approved, approvedPictures },
      unset: approvedPictures ? [] : ['approvedPictures'],
    };
    return [update(row, change, { version: equals(reference.version) }), ...steps];
  } catch (error) {
    // Nothing of it is allowed, or an approved picture is not there any more.
    if (error instanceof RaceLost || !(error instanceof AppError)) throw error;
    return await takeDownSteps(context, reference);
  }
}

async function contentOf(context: TakingDown, snapshot: string): Promise<string | undefined> {
  const card = (await readSnapshots(context, [snapshot])).get(snapshot);
  return card && contentHash(card);
}
