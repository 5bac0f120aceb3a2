import { keys } from '../shared/data/keys.ts';
import { proofKeysScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { put } from '../shared/data/write.ts';
import { publicKey } from '../shared/security/signature.ts';

const published = new Set<string>();

/** The function of the page may not read the secret, so the public key has a row of its own. */
export async function publishProofKey(): Promise<void> {
  const { keyId, pem } = await publicKey();
  if (published.has(keyId)) return;
  const key = keys.proofKey(keyId);
  const table = scopedTable(proofKeysScope);
  if (!(await table.get(key))) await table.commit([put(key, { keyId, pem })]);
  published.add(keyId);
}
