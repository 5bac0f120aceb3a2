import type { MemberContext } from '../shared/membership/context.ts';
import { record } from '../shared/audit/record.ts';
import { equals } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { proofScope } from '../shared/data/scope.ts';
import { retryRace, update } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import { memberTable } from '../shared/membership/member-table.ts';
import { proofAddress } from '../publication/proof-address.ts';
import { endedStep, leavingSteps } from './proof-steps.ts';
import { readProof } from './proof-store.ts';
import { readTender } from './store.ts';

export async function endBuyerProof(
  context: MemberContext,
  { id }: { id: string },
): Promise<{ generation: number }> {
  const { organizationId } = context;
  return await retryRace(async () => {
    const tender = await readTender(context, id);
    if (!tender.proof) throw new AppError('NOT_FOUND');
    const { generation, open } = tender.proof;
    if (!open) return { generation };
    const { hash } = await proofAddress(organizationId, id, generation);
    const known = await readProof(hash, { opens: false });
    await memberTable(organizationId, proofScope(hash)).commit([
      update(
        keys.tender(organizationId, id),
        { set: { proof: { generation, open: false } } },
        { proof: equals(tender.proof) },
      ),
      ...(known
        ? [...leavingSteps(organizationId, tender, { hash, known }), endedStep(hash, known, context)]
        : []),
      record(context, organizationId, 'tender.end-proof', { id, version: generation }),
    ]);
    return { generation };
  });
}
