import type { Tender, tenderRoutes } from '#contract/resources/tender';
import type { Input } from '#contract/primitives/route';
import * as words from '#words/tender-fields';
import { record } from '../shared/audit/record.ts';
import { equals } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { retryRace, update } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { decidedAtOf, requireTransition } from './rules.ts';
import { readSame } from './store.ts';

/** It replaces what was said of the decision before. */
export async function saveOutcome(
  context: MemberContext,
  { id, version: seen, status, ...outcome }: Input<typeof tenderRoutes.saveOutcome>,
): Promise<Tender> {
  const { organizationId, userId, role, now, table } = context;
  return await retryRace(async () => {
    const before = await readSame(context, id, seen);
    requireTransition(before.status, status, role);
    const known = new Set(before.referenceIds);
    if (!outcome.references.every(({ referenceId }) => known.has(referenceId)))
      throw new AppError('VALIDATION_FAILED', words.referenceUnknown, {
        fields: { references: words.referenceUnknown },
      });
    const set = {
      status,
      outcome,
      ...decidedAtOf(before, status, now),
      version: before.version + 1,
      updatedAt: now.toISOString(),
      updatedBy: userId,
    };
    const after: Tender = { ...before, ...set };
    await table.commit([
      update(keys.tender(organizationId, id), { set }, { version: equals(before.version) }),
      record(context, organizationId, 'tender.outcome', after),
    ]);
    return after;
  });
}
