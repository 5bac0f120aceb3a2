import { createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';
import { sha256 } from '../data/hash.ts';
import { keys } from '../data/keys.ts';
import { signingKeysScope } from '../data/scope.ts';
import { scopedTable } from '../data/scoped-table.ts';
import type { SigningKey } from '../data/table.ts';
import { put } from '../data/write.ts';
import { ownSecret } from './secret.ts';

/** The beginning of an Ed25519 key in PKCS #8 (RFC 8410). 32 secret bytes follow. */
const beginning = Buffer.from('302e020100300506032b657004220420', 'hex');

export interface Signature {
  keyId: string;
  /** In base64. */
  signature: string;
}

interface Key {
  key: KeyObject;
  keyId: string;
  /** The public key, as openssl reads it. */
  pem: string;
}

async function ownKey(of: SigningKey): Promise<Key> {
  const seed = Buffer.from(await ownSecret(`${of}-signature`), 'base64');
  const key = createPrivateKey({ key: Buffer.concat([beginning, seed]), format: 'der', type: 'pkcs8' });
  const pem = createPublicKey(key).export({ format: 'pem', type: 'spki' }).toString();
  return { key, keyId: sha256(pem).slice(0, 16), pem };
}

const published = new Set<string>();

/** The function that shows the public key may not read the secret, so the key has a row of its own. Returns its id. */
export async function publishKey(of: SigningKey): Promise<string> {
  const { keyId, pem } = await ownKey(of);
  if (published.has(keyId)) return keyId;
  const key = keys.signingKey(of, keyId);
  const table = scopedTable(signingKeysScope(of));
  if (!(await table.get(key))) await table.commit([put(key, { keyId, pem })]);
  published.add(keyId);
  return keyId;
}

/** Ed25519 over the bytes. */
export async function signed(of: SigningKey, content: Uint8Array): Promise<Signature> {
  const { key, keyId } = await ownKey(of);
  return { keyId, signature: sign(null, content, key).toString('base64') };
}
