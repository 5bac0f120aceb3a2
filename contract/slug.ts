import * as z from 'zod/mini';
import { limits } from './limits.ts';

/** Parts of the addresses that we have, or may come to have, and words that would make visitors take a page for ours. */
const reserved = new Set(
  (
    'about account accounts admin analytics api app assets auth billing blog cdn collection collections company config ' +
    'contact data demo docs edit embed embeds help home index integrations json legal local login logout me new news ' +
    'newsletter oauth organization organizations page pages platform preview pricing privacy profile public ' +
    'reference-page references refdeck resources rss sales search security settings share signin signup site sitemap ' +
    'social-image solutions static stats status story stories support system team template templates terms user users ' +
    'webhook webhooks www'
  ).split(' '),
);

const pattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Ids are ULIDs, in capitals. */
export const isRecordId = (text: string): boolean => /^[0-9A-Z]{26}$/.test(text);

/** The readable name of a page in its address: never one that is an id, or could be read as one. */
export const slug = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.minLength(2, 'Must be at least 2 characters'),
  z.maxLength(limits.slugLength, `Must be at most ${limits.slugLength} characters`),
  z.regex(pattern, 'Must be letters a to z, digits and single hyphens, such as birchline-studio'),
  z.refine(
    (text) => !reserved.has(text) && !isRecordId(text.toUpperCase()),
    'This address is reserved. Choose another one.',
  ),
);

/** What may stand in an address for a page: a name, however it is written, or an id. */
export const slugOrId = z
  .string()
  .check(z.regex(/^[0-9A-Za-z]+(-[0-9A-Za-z]+)*$/), z.maxLength(limits.slugLength));
