import { randomBytes } from 'node:crypto';
import { absent } from '../data/expression.ts';
import { keys, type Key } from '../data/keys.ts';
import { scopedTable } from '../data/scoped-table.ts';
import { tableKeys } from '../data/table.ts';
import { put } from '../data/write.ts';
import { RaceLost } from '../errors/app-error.ts';

const known = new Map<string, string>();

/** The secret (256 bits, base64) never leaves the table. Secrets that others give us do not belong here. */
export const ownSecret = (name: string): Promise<string> => secretAt(keys.secret(name));

/** `expiresAt` is in seconds. After it, nothing made with the secret can be made again. */
export async function secretAt(key: Key, expiresAt?: number): Promise<string> {
  const value = known.get(key.pk) ?? (await readOrMake(key, expiresAt));
  known.set(key.pk, value);
  return value;
}

async function readOrMake(key: Key, expiresAt?: number): Promise<string> {
  const table = scopedTable(({ pk }) => pk === key.pk);
  const found = await table.get(key);
  if (found) return found.value as string;
  try {
    const value = randomBytes(32).toString('base64');
    await table.commit([put(key, { value, [tableKeys.expiry]: expiresAt }, { pk: absent })]);
    return value;
  } catch (error) {
    if (!(error instanceof RaceLost)) throw error;
    return (await table.get(key))!.value as string;
  }
}
