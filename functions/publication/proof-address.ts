import { createHmac } from 'node:crypto';
import { buyerProofPath } from '#contract/tender/proof-page';
import { hashOf } from '../shared/data/hash.ts';
import { ownSecret } from '../shared/security/secret.ts';

interface Address {
  path: string;
  /** Rows have this instead of the token. */
  hash: string;
}

/** The 256-bit token is computed again whenever it is needed, so that no row has it. */
export async function proofAddress(
  organizationId: string,
  tenderId: string,
  generation: number,
): Promise<Address> {
  const token = createHmac('sha256', await ownSecret('proof-address'))
    .update(JSON.stringify([organizationId, tenderId, generation]))
    .digest('base64url');
  return { path: `${buyerProofPath}/${token}`, hash: proofHashOf(token) };
}

/** Of a document's page. */
export const documentProofHashOf = (token: string): string => hashOf('document-proof', token);

export const proofHashOf = (token: string): string => hashOf('buyer-proof', token);
