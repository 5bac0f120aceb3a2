import { createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';
import { sha256 } from '../data/hash.ts';
import { ownSecret } from './secret.ts';

/** The beginning of an Ed25519 key in PKCS #8 (RFC 8410). 32 secret bytes follow. */
const beginning = Buffer.from('302e020100300506032b657004220420', 'hex');

export interface Signature {
  keyId: string;
  /** In base64. */
  signature: string;
}

async function privateKey(): Promise<KeyObject> {
  const seed = Buffer.from(await ownSecret('proof-signature'), 'base64');
  return createPrivateKey({ key: Buffer.concat([beginning, seed]), format: 'der', type: 'pkcs8' });
}

/** PEM, as openssl reads it. */
export async function publicKey(): Promise<{ keyId: string; pem: string }> {
  const pem = createPublicKey(await privateKey())
    .export({ format: 'pem', type: 'spki' })
    .toString();
  return { keyId: sha256(pem).slice(0, 16), pem };
}

/** Ed25519 over the bytes of the text. */
export async function signed(text: string): Promise<Signature> {
  const { keyId } = await publicKey();
  return { keyId, signature: sign(null, Buffer.from(text), await privateKey()).toString('base64') };
}
