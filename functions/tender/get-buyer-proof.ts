import type { BuyerProof } from '#contract/tender/buyer-proof';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { proofAddress } from '../publication/proof-address.ts';
import { readProof, toBuyerProof } from './proof-store.ts';
import { readTender } from './store.ts';

export async function getBuyerProof(context: MemberContext, { id }: { id: string }): Promise<BuyerProof> {
  const { proof } = await readTender(context, id);
  if (!proof?.open) throw new AppError('NOT_FOUND');
  const { path, hash } = await proofAddress(context.organizationId, id, proof.generation);
  const known = await readProof(hash, { opens: true });
  if (!known) throw new AppError('NOT_FOUND');
  return toBuyerProof(known, path);
}
