import { AppError } from '../errors/app-error.ts';
import { hashOf } from './hash.ts';

/** The partition comes from the call, so a cursor of another organization or query is refused. */
export function encodeCursor(pk: string, prefix: string, sk: string): string {
  return Buffer.from(markOf(pk, prefix) + sk.slice(prefix.length)).toString('base64url');
}

export function decodeCursor(pk: string, prefix: string, cursor: string): string {
  const text = Buffer.from(cursor, 'base64url').toString();
  const mark = markOf(pk, prefix);
  const sk = prefix + text.slice(mark.length);
  if (!text.startsWith(mark) || encodeCursor(pk, prefix, sk) !== cursor) {
    throw new AppError('VALIDATION_FAILED', 'The cursor is not one of this list');
  }
  return sk;
}

const markOf = (pk: string, prefix: string) => hashOf('list', pk, prefix).slice(0, 16);
