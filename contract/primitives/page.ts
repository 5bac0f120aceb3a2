import * as z from 'zod/mini';
import { limits } from '../rules/limits.ts';
import { wellFormed } from './schema.ts';

export const pageQuery = z.strictObject({
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(limits.pageSize)), limits.pageSize),
  cursor: z.optional(z.string().check(z.maxLength(512), wellFormed)),
});

export type PageQuery = z.output<typeof pageQuery>;

export const nextCursor = z.optional(z.string());
