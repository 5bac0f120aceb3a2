import { record } from '../shared/audit/record.ts';
import { equals, exists } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { remove, retryRace, update } from '../shared/data/write.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { leaveSteps, partsStep } from './steps.ts';
import { readWhole } from './store.ts';

/** Two steps each; the last ones go with thirty requirements in one transaction. */
const picksPerRun = 30;

/** Picks leave in several transactions, so an interrupted run leaves a smaller, consistent tender. */
export async function deleteTender(context: MemberContext, { id }: { id: string }): Promise<{ id: string }> {
  let left: number;
  do left = await retryRace(() => takeAway(context, id));
  while (left > 0);
  return { id };
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
