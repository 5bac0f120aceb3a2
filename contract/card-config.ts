import * as z from 'zod/mini';
import { limits } from './limits.ts';
import { color, line } from './schema.ts';

/** How one card looks; every setting is optional and falls back to its template's, then to these defaults. */
export const cardConfig = z.strictObject({
  layout: z.optional(z.enum(['card', 'horizontal', 'minimal'])),
  /** Pixels. */
  cornerRadius: z.optional(z.number().check(z.gte(0), z.lte(48))),
  /** Pixels. */
  cardWidth: z.optional(z.number().check(z.gte(240), z.lte(800))),
  shadow: z.optional(z.enum(['none', 'small', 'medium', 'large'])),
  aspectRatio: z.optional(z.enum(['16:9', '1:1', '4:3'])),
  titleSize: z.optional(z.enum(['small', 'medium', 'large'])),
  descriptionLines: z.optional(z.union([z.literal(1), z.literal(2), z.literal(3), z.literal('full')])),
  showImage: z.optional(z.boolean()),
  showStatus: z.optional(z.boolean()),
  showType: z.optional(z.boolean()),
  showDate: z.optional(z.boolean()),
  showLogo: z.optional(z.boolean()),
  showDescription: z.optional(z.boolean()),
  showCta: z.optional(z.boolean()),
  ctaText: z.optional(line(60)),
  colors: z.optional(
    z.strictObject({
      primary: z.optional(color),
      text: z.optional(color),
      background: z.optional(color),
    }),
  ),
});
export type CardConfig = z.output<typeof cardConfig>;

/** Section 9: the default card primary colour. */
export const defaultCardColor = '#F05123';

/** A template's configuration as it travels: a JSON string of a `CardConfig`, kept in canonical form. */
export const templateConfig = z.pipe(
  z.union([z.string(), z.record(z.string(), z.unknown())]),
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
  if (source === undefined) return { ok: false, message: 'Card configuration must be JSON' };
  if (depth(source) > limits.templateConfigDepth)
    return { ok: false, message: 'Card configuration is nested too deeply' };
  const result = cardConfig.safeParse(source);
  if (result.success) return { ok: true, config: result.data };
  return { ok: false, message: `Card configuration: ${whatIsWrong(result.error.issues[0]!)}` };
}

function whatIsWrong(issue: z.core.$ZodIssue): string {
  if (issue.code === 'unrecognized_keys') return `unknown field ${issue.keys.join(', ').slice(0, 60)}`;
  return `${issue.path.join('.') || 'it'} is not valid`;
}

function parseJson(text: string): unknown {
  if (text.length > limits.templateConfigBytes) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function depth(value: unknown, level = 1): number {
  if (typeof value !== 'object' || value === null || level > limits.templateConfigDepth) return level;
  return Math.max(level, ...Object.values(value).map((inner) => depth(inner, level + 1)));
}
