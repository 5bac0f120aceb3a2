import * as z from 'zod/mini';
import type { Visit } from './visit.ts';

const maxBytes = 5 * 1024 ** 2;

/** Returns nothing where the address gives no JSON. */
export async function readJson(
  visit: Visit,
  { href }: URL,
): Promise<{ address: string; json: unknown } | undefined> {
  const file = await visit.read(href, maxBytes);
  if (file?.type !== 'application/json') return undefined;
  try {
    return {
      address: file.address,
      json: JSON.parse(file.body.toString('utf8').replace(/^\uFEFF/, '')) as unknown,
    };
  } catch {
    return undefined;
  }
}

/** Those of a list that are as expected. */
export const valid = <Schema extends z.core.$ZodType>(schema: Schema, list: unknown): z.output<Schema>[] =>
  (Array.isArray(list) ? list : []).flatMap((one) => {
    const parsed = z.safeParse(schema, one);
    return parsed.success ? [parsed.data] : [];
  });
