import * as z from 'zod/mini';
import type { PermissionEntry } from '#contract/resources/permission';
import { findCustomerRow, type CustomerRow } from '../customer/store.ts';
import { findReference, referenceRow, sameTranslations, type ReferenceItem } from '../reference/store.ts';
import { record } from '../shared/audit/record.ts';
import { equals } from '../shared/data/expression.ts';
import { keys, partitions, referencesOf } from '../shared/data/keys.ts';
import { fromRow, storedKey } from '../shared/data/read.ts';
import { check, remove, retryRace, update, type Step } from '../shared/data/write.ts';
import { RaceLost } from '../shared/errors/app-error.ts';
import type { ActorContext, MemberContext } from '../shared/membership/context.ts';
import { projectReference } from './project-reference.ts';
import type { Proof } from './proof.ts';
import { proofStep, publicSteps } from './public-steps.ts';
import { isShown } from './surfaces.ts';

/** An entry about all references of a customer is carried out by this row's job, one reference at a time. */
export const ledgerWorkRow = z.extend(storedKey, {
  organizationId: z.string(),
  customerId: z.string(),
  entryId: z.string(),
  userId: z.string(),
});
export type LedgerWork = z.output<typeof ledgerWorkRow>;

export function ledgerWork(
  { organizationId, userId, now }: ActorContext,
  { customerId, id: entryId }: Pick<PermissionEntry, 'customerId' | 'id'>,
): LedgerWork {
  const key = keys.scheduled('withdraw', now, organizationId, customerId, entryId);
  return { organizationId, customerId, entryId, userId, ...key };
}

export interface LedgerChange {
  reference: ReferenceItem;
  customer: CustomerRow;
  /** The entries that the caller's transaction appends. */
  entries?: readonly PermissionEntry[];
  /** The texts of snapshots that the same transaction stores. */
  snapshots?: ReadonlyMap<string, string>;
}

/** The steps that show a reference as its ledger allows, or take it down if nothing of it may be shown. */
export async function followLedgerSteps(
  context: ActorContext,
  change: LedgerChange,
): Promise<{ steps: Step[]; isDown: boolean }> {
  const { reference, customer } = change;
  const key = keys.reference(context.organizationId, reference.id);
  const same = { version: equals(reference.version), translations: sameTranslations(reference) };
  const projected = await projectReference(context, change);
  const { proof, usedWords } = projected;
  const takenBack =
    proof?.state === 'withdrawn' ? [proofStep(context.organizationId, reference.id, proof)] : [];
  const isSame = usedWords === reference.usedWords;
  const noted = isSame ? check(key, same) : update(key, { set: { usedWords } }, same);
  if (reference.status !== 'Published')
    return { steps: [noted, ...projected.steps, ...takenBack], isDown: false };
  // A private reference shows nothing, so only a refusal ends its publication.
  const isDown = isShown(reference) ? !projected.page : projected.isClosed;
  if (isDown) {
    const down = await takeDownSteps(context, reference, takenBack.length > 0 ? proof : undefined);
    return { steps: [...down, ...projected.steps], isDown };
  }
  if (!isShown(reference)) return { steps: [noted, ...projected.steps, ...takenBack], isDown };
  const { steps, approvedPictures } = await publicSteps(context, {
    before: reference,
    after: reference,
    customer,
    projected,
  });
  const pictures = {
    set: { approvedPictures, usedWords },
    unset: approvedPictures ? [] : ['approvedPictures'],
  };
  return { steps: [update(key, pictures, same), ...steps], isDown };
}

async function takeDownSteps(
  context: ActorContext,
  before: ReferenceItem,
  proof: Proof | undefined,
): Promise<Step[]> {
  const { organizationId, userId, now } = context;
  const changes = {
    status: 'Draft',
    version: before.version + 1,
    updatedAt: now.toISOString(),
    updatedBy: userId,
  } as const;
  const after = { ...before, ...changes };
  return [
    update(
      keys.reference(organizationId, before.id),
      { set: changes, unset: ['approvedPictures'] },
      { version: equals(before.version), translations: sameTranslations(before) },
    ),
    ...(await publicSteps(context, { before, after, proof })).steps,
    record(context, organizationId, 'reference.unpublish', after),
  ];
}

/** Returns true if it was taken down. Does nothing if it has another customer now. */
export async function followLedger(context: ActorContext, customerId: string, id: string): Promise<boolean> {
  return await retryRace(async () => {
    const [reference, customer] = await Promise.all([
      findReference(context, id),
      findCustomerRow(context, customerId),
    ]);
    if (reference?.attributes.customerId !== customerId || reference.status !== 'Published') return false;
    if (!customer) throw new RaceLost();
    const { steps, isDown } = await followLedgerSteps(context, { reference, customer });
    await context.table.commit(steps);
    return isDown;
  });
}

/** Each reference comes with all of its texts, so few are read at once. */
const batchSize = 25;

/** Shows or takes down each published reference of the customer. Stops when `mayGoOn` says so. */
export async function followCustomer(
  context: ActorContext,
  { customerId, pk, sk }: LedgerWork,
  mayGoOn: () => boolean = () => true,
): Promise<{ takenDown: string[]; remaining: number }> {
  const left = await publishedOf(context, customerId);
  const takenDown: string[] = [];
  while (left.length > 0 && mayGoOn()) {
    if (await followLedger(context, customerId, left[0]!)) takenDown.push(left[0]!);
    left.shift();
  }
  if (left.length === 0) await context.table.commit([remove({ pk, sk }, {})]);
  return { takenDown, remaining: left.length };
}

/** After this time the job takes over, so that the caller gets a response. */
const enoughMs = 5_000;

/** Leaves to the job what fails or takes too long. The ledger decides about every publication meanwhile. */
export async function followCustomerNow(
  context: ActorContext & Pick<MemberContext, 'log'>,
  work: LedgerWork,
): Promise<{ takenDown: string[]; remaining: number }> {
  const startedAt = performance.now();
  try {
    return await followCustomer(context, work, () => performance.now() - startedAt < enoughMs);
  } catch (error) {
    const { organizationId, customerId } = work;
    const { length: remaining } = await publishedOf(context, customerId);
    context.log('WITHDRAWAL_LEFT_TO_JOB', { organizationId, remaining, cause: String(error) });
    return { takenDown: [], remaining };
  }
}

export async function publishedOf(
  { table, organizationId }: Pick<ActorContext, 'table' | 'organizationId'>,
  customerId: string,
): Promise<string[]> {
  const prefix = referencesOf(customerId);
  const rows = await table.all(partitions.organization(organizationId), { prefix });
  const ids = rows.map(({ sk }) => (sk as string).slice(prefix.length));
  const published: string[] = [];
  for (let at = 0; at < ids.length; at += batchSize) {
    const some = ids.slice(at, at + batchSize).map((id) => keys.reference(organizationId, id));
    const references = (await table.getMany(some)).map((row) => fromRow(referenceRow, row));
    published.push(...references.flatMap((found) => (found?.status === 'Published' ? [found.id] : [])));
  }
  return published;
}
