import type { BuyerProof, buyerProofRoutes } from '#contract/tender/buyer-proof';
import type { Input } from '#contract/primitives/route';
import { retryRace } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { readTender } from './store.ts';
import { writeProof } from './write-proof.ts';

export async function renewBuyerProof(
  context: MemberContext,
  { id, generation, ...chosen }: Input<typeof buyerProofRoutes.renewBuyerProof>,
): Promise<BuyerProof> {
  return await retryRace(async () => {
    const tender = await readTender(context, id);
    if (!tender.proof) throw new AppError('NOT_FOUND');
    if (tender.proof.generation !== generation)
      throw new AppError('VERSION_CONFLICT', undefined, { current: tender });
    return await writeProof(context, { tender, generation: generation + 1 }, chosen);
  });
}
