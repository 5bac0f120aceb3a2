import type { WholeTender } from '#contract/resources/tender';
import type { Need } from '#contract/tender/need';
import { record } from '../shared/audit/record.ts';
import { retryRace, type Step } from '../shared/data/write.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { coverage, requirePreparing } from './rules.ts';
import { partsStep } from './steps.ts';
import { readWhole } from './store.ts';

/** The tender counts its requirements, so it changes with them. */
export async function changeNeeds(
  context: MemberContext,
  id: string,
  decide: (whole: WholeTender) => { needs: Need[]; steps: Step[] },
): Promise<void> {
  const { organizationId, now, table } = context;
  await retryRace(async () => {
    const whole = await readWhole(context, id);
    requirePreparing(whole.tender);
    const { needs, steps } = decide(whole);
    await table.commit([
      ...steps,
      partsStep(organizationId, whole.tender, coverage(needs, whole.picks), now),
      record(context, organizationId, 'tender.needs', whole.tender),
    ]);
  });
}
