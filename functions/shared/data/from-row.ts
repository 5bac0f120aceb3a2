import * as z from 'zod/mini';
import type { Item } from './read.ts';

/** The key of a row, for what goes on to write it. */
export const storedKey = z.object({ pk: z.string(), sk: z.string() });

/** A row as its store describes it, without what it does not name. One that does not fit is a mistake of ours: the call ends. */
export function fromRow<Schema extends z.ZodMiniType>(schema: Schema, item: Item): z.output<Schema>;
export function fromRow<Schema extends z.ZodMiniType>(
  schema: Schema,
  item: Item | undefined,
): z.output<Schema> | undefined;
export function fromRow<Schema extends z.ZodMiniType>(schema: Schema, item: Item | undefined) {
  return item && schema.parse(item);
}
