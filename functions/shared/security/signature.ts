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

interface Key {
  key: KeyObject;
  keyId: string;
  /** The public key, as openssl reads it. */
  pem: string;
}

async function ownKey(): Promise<Key> {
  const seed = Buffer.from(await ownSecret('proof-signature'), 'base64');
  const key = createPrivateKey({ key: Buffer.concat([beginning, seed]), format: 'der', type: 'pkcs8' });
  const pem = createPublicKey(key).export({ format: 'pem', type: 'spki' }).toString();
  return { key, keyId: sha256(pem).slice(0, 16), pem };
}

export async function publicKey(): Promise<Omit<Key, 'key'>> {
  const { keyId, pem } = await ownKey();
  return { keyId, pem };
}

/** Ed25519 over the bytes of the text. */
export async function signed(text: string): Promise<Signature> {
  const { key, keyId } = await ownKey();
  return { keyId, signature: sign(null, Buffer.from(text), key).toString('base64') };
}
