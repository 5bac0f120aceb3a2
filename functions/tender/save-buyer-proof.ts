import type { BuyerProof, buyerProofRoutes } from '#contract/tender/buyer-proof';
import type { Input } from '#contract/primitives/route';
import { retryRace } from '../shared/data/write.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { readTender } from './store.ts';
import { writeProof } from './write-proof.ts';

/** A page that has ended gets another address, because its own one has said so. */
export async function saveBuyerProof(
  context: MemberContext,
  { id, ...chosen }: Input<typeof buyerProofRoutes.saveBuyerProof>,
): Promise<BuyerProof> {
  return await retryRace(async () => {
    const tender = await readTender(context, id);
    const { generation, open } = tender.proof ?? { generation: 0, open: false };
    return await writeProof(context, { tender, generation: open ? generation : generation + 1 }, chosen);
  });
}
