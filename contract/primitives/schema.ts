import * as z from 'zod/mini';
import { colorPattern, hasControlCharacters, hasLineBreaks, isWellFormed, tidy } from './characters.ts';
import { limits } from '../rules/limits.ts';

// Functions that only make a schema are marked free of side effects: the browser's build then leaves out the schemas that no form
// checks with.

/** Half of a character pair is no text: every store and every page would make something else of it. */
export const wellFormed = z.refine<string>(isWellFormed, 'Must be well-formed text');

/**
 * What people write: every field of it is one of these. Several lines, trimmed, at most `max` characters; with nothing to see it is
 * empty. `missing` makes it one that has to be there, and is what the user reads when it is not.
 */
/* @__NO_SIDE_EFFECTS__ */
export const text = (max: number, missing?: string) =>
  z.string({ error: missing }).check(
    z.overwrite(tidy),
    z.maxLength(max, `Must be at most ${max} characters`),
    wellFormed,
    z.refine((value) => !hasControlCharacters(value), 'Must not contain control characters'),
    ...(missing === undefined ? [] : [z.minLength(1, missing)]),
  );

/** Text of one line. */
/* @__NO_SIDE_EFFECTS__ */
export const line = (max: number, missing?: string) =>
  text(max, missing).check(z.refine((value) => !hasLineBreaks(value), 'Must be a single line'));

/** A name that has to be there. */
/* @__NO_SIDE_EFFECTS__ */
export const requiredName = (missing: string) => line(limits.nameLength, missing);

export const emailTexts = {
  missing: 'An email address is required',
  invalid: 'Must be an email address',
} as const;

/** One email address, in the form in which addresses are compared: it is the same one however it was typed. */
export const email = z
  .string({ error: emailTexts.missing })
  .check(
    z.trim(),
    z.toLowerCase(),
    z.maxLength(254, 'Must be at most 254 characters'),
    z.email(emailTexts.invalid),
  );

/** The only shape of an id that ever reaches a key: no delimiter, no path, bounded length. */
const idPattern = /^[0-9A-Za-z_-]{16,40}$/;

/* @__NO_SIDE_EFFECTS__ */
export const id = (message = 'Must be a valid ID') =>
  z.string({ error: message }).check(z.regex(idPattern, message));

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
export const isRecordId = (value: string): boolean => /^[0-9A-Z]{26}$/.test(value);

/** The readable name of a page in its address: never one that is an id, or could be read as one. */
export const slug = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.minLength(2, 'Must be at least 2 characters'),
  z.maxLength(limits.slugLength, `Must be at most ${limits.slugLength} characters`),
  z.regex(pattern, 'Must be letters a to z, digits and single hyphens, such as birchline-studio'),
  z.refine(
    (value) => !reserved.has(value) && !isRecordId(value.toUpperCase()),
    'This address is reserved. Choose another one.',
  ),
);

/** What may stand in an address for a page: a name, however it is written, or an id. */
export const slugOrId = z
  .string()
  .check(z.regex(/^[0-9A-Za-z]+(-[0-9A-Za-z]+)*$/), z.maxLength(limits.slugLength));

/** A number that everything on the way stores as it was sent: the table takes no finer one, and JSON no larger one that is exact. */
export const storedNumber = z.number().check(
  z.gte(Number.MIN_SAFE_INTEGER, `Must be at least ${Number.MIN_SAFE_INTEGER}`),
  z.lte(Number.MAX_SAFE_INTEGER, `Must be at most ${Number.MAX_SAFE_INTEGER}`),
  z.refine((value) => value === 0 || Math.abs(value) >= 1e-100, 'Must be 0, or further from it than 1e-100'),
);

export const timestamp = z.string();

export const tags = z.pipe(
  z.array(line(limits.tagLength)).check(z.maxLength(limits.tags, `At most ${limits.tags} tags`)),
  z.transform((list) => [...new Set(list.filter((tag) => tag !== ''))]),
);

/** An https address, or a path of this product's own assets. Anything else could run script or reach inside a network. */
export const imageAddress = line(2_000).check(
  z.refine((value) => value === '' || isAssetPath(value) || isHttps(value), {
    message: 'Must be an https address',
  }),
);

/** A picture's address, or the list of files that some callers send: the first one's `downloadUrl` counts. */
export const imageInput = z.pipe(
  z.union(
    [imageAddress, z.array(z.looseObject({ downloadUrl: imageAddress })).check(z.maxLength(20))],
    'Must be an https address',
  ),
  z.transform((value) => (typeof value === 'string' ? value : (value[0]?.downloadUrl ?? ''))),
);

/** The address of a page on the web. */
export const webAddress = line(2_000).check(
  z.refine((value) => value === '' || isHttps(value), { message: 'Must be an https address' }),
);

/** Where a card's button leads. */
export const linkAddress = line(2_000).check(
  z.refine((value) => value === '' || isHttps(value) || /^mailto:[^\s@]+@[^\s@]+$/.test(value), {
    message: 'Must be an https or mailto address',
  }),
);

// Dots only between other characters: no step up, and nothing hidden.
function isAssetPath(value: string): boolean {
  return /^\/assets(\/[\w-]+(\.[\w-]+)*)+$/.test(value);
}

function isHttps(value: string): boolean {
  return URL.canParse(value) && new URL(value).protocol === 'https:';
}

export const color = z.string().check(z.regex(colorPattern, 'Must be a color such as #F05123'));

/**
 * A strict object that can be sent back as it was returned: the read-only fields are known by name,
 * dropped, and never trusted. Any other unknown field is refused.
 */
/* @__NO_SIDE_EFFECTS__ */
export function writable<Shape extends z.core.$ZodShape>(shape: Shape, readOnly: readonly string[]) {
  const ignored = Object.fromEntries(readOnly.map((name) => [name, z.optional(z.unknown())]));
  // The ignored fields are left out of the type, so that no operation can come to use them.
  const accepted: z.ZodMiniObject<Shape, z.core.$strict> = z.strictObject(
    Object.assign({ ...shape }, ignored),
  );
  return z.pipe(
    accepted,
    z.transform((value): z.output<typeof accepted> => {
      const remaining = Object.entries(value).filter(([name]) => !(name in ignored));
      return Object.fromEntries(remaining) as z.output<typeof accepted>;
    }),
  );
}
