import * as z from 'zod/mini';
import { cardOptions, parseJson } from './card-options.ts';
import { limits } from '../rules/limits.ts';
import * as words from '#words/validation';
import { color, line, wellFormed } from '../primitives/schema.ts';

const { layout, cornerRadius, cardWidth, shadow, aspectRatio, titleSize, descriptionLines } = cardOptions;
const crop = cardOptions.imageCrop.numbers;
const between = ({ min, max }: { min: number; max: number }) => z.number().check(z.gte(min), z.lte(max));

export const cardConfig = z.strictObject({
  layout: z.optional(z.enum(layout)),
  cornerRadius: z.optional(between(cornerRadius)),
  cardWidth: z.optional(between(cardWidth)),
  shadow: z.optional(z.enum(shadow)),
  aspectRatio: z.optional(z.enum(aspectRatio)),
  titleSize: z.optional(z.enum(titleSize)),
  descriptionLines: z.optional(z.literal(descriptionLines)),
  showImage: z.optional(z.boolean()),
  showStatus: z.optional(z.boolean()),
  showType: z.optional(z.boolean()),
  showDate: z.optional(z.boolean()),
  showLogo: z.optional(z.boolean()),
  showDescription: z.optional(z.boolean()),
  showCta: z.optional(z.boolean()),
  showConfirmed: z.optional(z.boolean()),
  ctaText: z.optional(line(cardOptions.ctaText.maxLength)),
  imageCrop: z.optional(z.strictObject({ x: between(crop.x), y: between(crop.y), zoom: between(crop.zoom) })),
  colors: z.optional(
    z.strictObject({
      primary: z.optional(color),
      text: z.optional(color),
      background: z.optional(color),
    }),
  ),
});
export type CardConfig = z.output<typeof cardConfig>;

export const templateConfig = z.pipe(
  z.union([z.string().check(wellFormed), z.looseObject({})]),
  z.transform((value, context) => {
    const parsed = parseCardConfig(value);
    if (parsed.ok) return JSON.stringify(parsed.config);
    context.issues.push({ code: 'custom', message: parsed.message, input: value });
    return z.NEVER;
  }),
);

type Parsed = { ok: true; config: CardConfig } | { ok: false; message: string };

export function parseCardConfig(value: unknown): Parsed {
  const source = typeof value === 'string' ? parseJson(value) : value;
  if (source === undefined) return { ok: false, message: words.cardConfigNotJson };
  if (depth(source) > limits.templateConfigDepth) return { ok: false, message: words.cardConfigTooDeep };
  const result = cardConfig.safeParse(source);
  if (result.success) return { ok: true, config: result.data };
  return { ok: false, message: whatIsWrong(result.error.issues[0]!) };
}

function whatIsWrong(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return words.cardConfigUnknown(issue.keys.join(', ').slice(0, 60));
  return words.cardConfigInvalid(issue.path.join('.'));
}

function depth(value: unknown, level = 1): number {
  if (typeof value !== 'object' || value === null || level > limits.templateConfigDepth) return level;
  return Math.max(level, ...Object.values(value).map((inner) => depth(inner, level + 1)));
}
