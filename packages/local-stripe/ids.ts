import { randomInt } from 'node:crypto';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

export function newId(prefix: string, length = 24): string {
  const letters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]);
  return `${prefix}_${letters.join('')}`;
}
