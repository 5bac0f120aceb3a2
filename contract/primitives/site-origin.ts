import * as z from 'zod/mini';
import { limits } from '../rules/limits.ts';
import * as words from '#words/validation';

/** An origin as a browser sends it. `*.` matches any subdomain. */
export const siteOrigin = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(limits.originLength, words.tooLong(limits.originLength)),
    z.refine(isOrigin, words.originInvalid),
  );

const originPattern =
  /^https:\/\/(\*\.)?[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+(:\d{1,5})?$|^http:\/\/localhost(:\d{1,5})?$/;

// The pattern cannot check the largest port, and browsers omit the default port.
function isOrigin(value: string): boolean {
  return originPattern.test(value) && URL.canParse(value) && new URL(value).origin === value;
}
