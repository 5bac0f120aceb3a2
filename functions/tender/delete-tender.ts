import { record } from '../shared/audit/record.ts';
import { equals, exists } from '../shared/data/expression.ts';
import { keys, partitions, recallsOf } from '../shared/data/keys.ts';
import { fromRow, storedKey } from '../shared/data/read.ts';
import { remove, retryRace, update } from '../shared/data/write.ts';
import { removeObjects } from '../shared/files/bucket.ts';
import { objects } from '../shared/files/objects.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { endBuyerProof } from './end-buyer-proof.ts';
import { leaveSteps, partsStep } from './steps.ts';
import { readTender, readWhole } from './store.ts';

/** Two steps each; the last ones go with thirty requirements in one transaction. */
const picksPerRun = 30;
const recallsPerRun = 90;

/** It leaves in several transactions, so an interrupted run leaves a smaller, consistent tender. */
export async function deleteTender(context: MemberContext, { id }: { id: string }): Promise<{ id: string }> {
  const { proof } = await readTender(context, id);
  if (proof?.open) await endBuyerProof(context, { id });
  await forgetSent(context, id);
  let left: number;
  do left = await retryRace(() => takeAway(context, id));
  while (left > 0);
  await removeObjects(objects.sent(context.organizationId, id));
  return { id };
}

/** A dispatch leaves together with the rows by which its references are found. */
async function forgetSent(context: MemberContext, id: string): Promise<void> {
  const { organizationId, table } = context;
  const { dispatches } = await readWhole(context, id);
  for (const { id: dispatchId, references } of dispatches)
    await table.commit([
      ...references.map(({ customerId, referenceId }) =>
        remove(keys.held(organizationId, customerId, referenceId, id, dispatchId), {}),
      ),
      remove(keys.dispatch(organizationId, id, dispatchId), {}),
    ]);
  const prefix = recallsOf(id);
  const recalls = await table.all(partitions.organization(organizationId), { prefix });
  for (let from = 0; from < recalls.length; from += recallsPerRun)
    await table.commit(
      recalls.slice(from, from + recallsPerRun).map((row) => remove(fromRow(storedKey, row), {})),
    );
}

/** Returns the number of picks left; the last ones take the tender with them. */
async function takeAway(context: MemberContext, id: string): Promise<number> {
  const { organizationId, now, table } = context;
  const { tender, needs } = await readWhole(context, id);
  const referenceIds = tender.referenceIds.slice(picksPerRun);
  const leave = await leaveSteps(context, id, tender.referenceIds.slice(0, picksPerRun));
  const last = [
    remove(keys.tender(organizationId, id), {
      version: equals(tender.version),
      partsVersion: equals(tender.partsVersion),
    }),
    ...needs.map((need) => remove(keys.need(organizationId, id, need.id), {})),
    update(keys.organization(organizationId), { add: { tenderCount: -1 } }, { pk: exists }),
    record(context, organizationId, 'tender.delete', tender),
  ];
  const smaller = [partsStep(organizationId, tender, { referenceIds }, now)];
  await table.commit([...leave, ...(referenceIds.length > 0 ? smaller : last)]);
  return referenceIds.length;
}
