import * as z from 'zod/mini';
import { colorPattern, hasControlCharacters, hasLineBreaks, isWellFormed, tidy } from './characters.ts';
import { contentLanguages } from '../rules/content-languages.ts';
import { limits } from '../rules/limits.ts';
import * as words from '#words/validation';

// For the rare check without a text of its own.
z.config({ localeError: () => words.invalid });

// Functions that only build a schema are marked, so that the browser build can drop unused schemas.

/** A lone surrogate is refused because stores and pages would each replace it differently. */
export const wellFormed = z.refine<string>(isWellFormed, words.notWellFormed);

/** Trimmed text. `missing` makes it required and is the message for an empty one. */
/* @__NO_SIDE_EFFECTS__ */
export const text = (max: number, missing?: string) =>
  z.string({ error: missing }).check(
    z.overwrite(tidy),
    z.maxLength(max, words.tooLong(max)),
    wellFormed,
    z.refine((value) => !hasControlCharacters(value), words.controlCharacters),
    ...(missing === undefined ? [] : [z.minLength(1, missing)]),
  );

/* @__NO_SIDE_EFFECTS__ */
export const line = (max: number, missing?: string) =>
  text(max, missing).check(z.refine((value) => !hasLineBreaks(value), words.notSingleLine));

/* @__NO_SIDE_EFFECTS__ */
export const requiredName = (missing: string) => line(limits.nameLength, missing);

export const emailTexts = {
  missing: words.emailMissing,
  invalid: words.emailInvalid,
} as const;

/** Trimmed and in lower case, for comparisons. */
export const email = z
  .string({ error: emailTexts.missing })
  .check(z.trim(), z.toLowerCase(), z.maxLength(254, words.tooLong(254)), z.email(emailTexts.invalid));

/** Ids have no delimiter, no slash and a bounded length, so they are safe within keys. */
const idPattern = /^[0-9A-Za-z_-]{16,40}$/;

export const isId = (value: string): boolean => idPattern.test(value);

/* @__NO_SIDE_EFFECTS__ */
export const id = (message = words.idInvalid) =>
  z.string({ error: message }).check(z.regex(idPattern, message));

/** Parts of the product's own addresses, and words that visitors would mistake for them. */
const reserved = new Set<string>([
  ...contentLanguages,
  ...(
    'about abuse account accounts admin analytics api app approve assets auth billing blog cdn collection ' +
    'collections company config contact cookie-policy data demo docs documents edit embed embeds exports forgot-password ' +
    'form-uploads forms help ' +
    'home hostmaster index integrations jobs json legal local login logout me new news newsletter noreply oauth ' +
    'organization organizations page pages platform postmaster preview pricing privacy privacy-policy private ' +
    'profile proof proofs public refdeck reference-page references resources rss sales search security settings share ' +
    'signin signup site sitemap social-image solutions static stats status stories story support system team ' +
    'sent template templates terms terms-of-service uploads user users verify webhook webhooks webmaster www'
  ).split(' '),
]);

const pattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const isRecordId = (value: string): boolean => /^[0-9A-Z]{26}$/.test(value);

export const slug = z.string().check(
  z.trim(),
  z.toLowerCase(),
  z.minLength(2, words.tooShort(2)),
  z.maxLength(limits.slugLength, words.tooLong(limits.slugLength)),
  z.regex(pattern, words.slugInvalid),
  z.refine((value) => !reserved.has(value) && !isRecordId(value.toUpperCase()), words.slugReserved),
);

export const slugOrId = z
  .string()
  .check(z.regex(/^[0-9A-Za-z]+(-[0-9A-Za-z]+)*$/), z.maxLength(limits.slugLength));

export const storedNumber = z.number().check(
  z.gte(Number.MIN_SAFE_INTEGER, `Must be at least ${Number.MIN_SAFE_INTEGER}`),
  z.lte(Number.MAX_SAFE_INTEGER, `Must be at most ${Number.MAX_SAFE_INTEGER}`),
  z.refine((value) => value === 0 || Math.abs(value) >= 1e-100, 'Must be 0, or further from it than 1e-100'),
);

export const timestamp = z.string();

export const day = z.iso.date(words.dayInvalid);

export const contentLanguage = z.enum(contentLanguages, 'Must be the code of a language, such as fi');

/** A missing language or text keeps the current one; an empty text removes it. */
/* @__NO_SIDE_EFFECTS__ */
export const byLanguage = <Texts extends z.core.$ZodShape>(texts: Texts) =>
  z.optional(
    z.partialRecord(contentLanguage, z.strictObject(texts)).check(
      z.refine((value) => Object.keys(value).length <= limits.languages, {
        message: `At most ${limits.languages} languages`,
      }),
    ),
  );

export const tags = z.pipe(
  z.array(line(limits.tagLength)).check(z.maxLength(limits.tags, words.tagsTooMany(limits.tags))),
  z.transform((list) => [...new Set(list.filter((tag) => tag !== ''))]),
);

export const httpsMissing = words.httpsMissing;

/** An https address or an asset's path. Anything else could run a script or reach into a network. */
export const imageAddress = line(2_000).check(
  z.refine((value) => value === '' || isAssetPath(value) || isHttps(value), {
    message: httpsMissing,
  }),
);

/** A list of files counts as the `downloadUrl` of its first one. */
export const imageInput = z.pipe(
  z.union(
    [imageAddress, z.array(z.looseObject({ downloadUrl: imageAddress })).check(z.maxLength(20))],
    httpsMissing,
  ),
  z.transform((value) => (typeof value === 'string' ? value : (value[0]?.downloadUrl ?? ''))),
);

export const webAddress = line(2_000).check(
  z.refine((value) => value === '' || isHttps(value), { message: httpsMissing }),
);

export const linkAddress = line(2_000).check(
  z.refine((value) => value === '' || isHttps(value) || /^mailto:[^\s@]+@[^\s@]+$/.test(value), {
    message: words.linkInvalid,
  }),
);

// This rules out parent folders and hidden files.
function isAssetPath(value: string): boolean {
  return /^\/assets(\/[\w-]+(\.[\w-]+)*)+$/.test(value);
}

/** Parsers read `https:/x` and `https:\\\\x` as addresses; pages draw neither. */
function isHttps(value: string): boolean {
  return /^https:\/\/[^/\\]/i.test(value) && URL.canParse(value);
}

export const color = z.string().check(z.regex(colorPattern, words.colorInvalid));

/** Ignores the named read-only fields, so that a record can be sent as it was returned. */
/* @__NO_SIDE_EFFECTS__ */
export function writable<Shape extends z.core.$ZodShape>(shape: Shape, readOnly: readonly string[]) {
  const ignored = Object.fromEntries(readOnly.map((name) => [name, z.optional(z.unknown())]));
  // The ignored fields are absent from the type, so that no operation can use them.
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
