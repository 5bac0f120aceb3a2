import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Jwks } from 'aws-jwt-verify/jwk';

export interface SigningKey {
  privateKey: KeyObject;
  publicKey: KeyObject;
  keyId: string;
  jwks: Jwks;
}

const KEY_ID = 'refdeck-local';

/** A key of this installation: the emulator's own is the same, and published, for everyone. */
export function readOrCreateSigningKey(file: string): SigningKey {
  const privateKey = createPrivateKey(readPem(file) ?? createPem(file));
  const publicKey = createPublicKey(privateKey);
  const jwk = publicKey.export({ format: 'jwk' });
  const jwks: Jwks = { keys: [{ ...jwk, kty: 'RSA' as const, use: 'sig', alg: 'RS256', kid: KEY_ID }] };
  return { privateKey, publicKey, keyId: KEY_ID, jwks };
}

function readPem(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function createPem(file: string): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, pem, { mode: 0o600 });
  return pem;
}
