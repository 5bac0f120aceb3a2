import { AppError } from '../http/failure.ts';

/**
 * Where a list goes on. A cursor holds only the last sort key: the partition always comes from the caller's
 * context, so a cursor carried to another organisation cannot read it.
 */
export function encodeCursor(sk: string): string {
  return Buffer.from(sk).toString('base64url');
}

export function decodeCursor(cursor: string, prefix: string): string {
  const sk = Buffer.from(cursor, 'base64url').toString();
  if (!sk.startsWith(prefix) || encodeCursor(sk) !== cursor) {
    throw new AppError('VALIDATION_FAILED', 'The cursor is not one of this list');
  }
  return sk;
}
