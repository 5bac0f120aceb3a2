import * as z from 'zod/mini';
import type { Account } from '../account.ts';
import { ApiError } from '../errors.ts';
import type { List } from '../shapes.ts';

/** Unlisted parameters are refused. */
export interface ApiRoute {
  method: 'GET' | 'POST' | 'DELETE';
  pattern: RegExp;
  run(account: Account, params: unknown, id: string): object;
}

export function route<Shape extends z.core.$ZodLooseShape>(
  method: ApiRoute['method'],
  path: string,
  shape: Shape,
  run: (account: Account, params: z.output<z.ZodMiniObject<Shape>>, id: string) => object,
): ApiRoute {
  const schema = z.strictObject(shape);
  return {
    method,
    pattern: new RegExp(`^${path.replace(':id', '(?<id>[\\w-]+)')}$`),
    run: (account, params, id) => run(account, parse(schema, params) as never, id),
  };
}

/** Like Stripe, errors name the wrong parameter. */
function parse<Schema extends z.ZodMiniType>(schema: Schema, params: unknown): z.output<Schema> {
  const result = schema.safeParse(params);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const path = (issue?.path ?? []).map(String);
  if (issue?.code === 'unrecognized_keys') {
    const param = inBrackets([...path, issue.keys[0] ?? '']);
    throw new ApiError(400, `Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = inBrackets(path);
  if (issue?.code === 'invalid_type' && valueAt(params, path) === undefined) {
    throw new ApiError(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param });
  }
  throw new ApiError(400, `Invalid ${param}: ${issue?.message}`, { param });
}

const inBrackets = ([first = '', ...rest]: string[]): string =>
  `${first}${rest.map((part) => `[${part}]`).join('')}`;

const valueAt = (value: unknown, path: string[]): unknown =>
  path.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], value);

export const text = z.optional(z.string().check(z.maxLength(5000)));
export const whole = z.pipe(
  z.string().check(z.regex(/^\d+$/, 'must be a whole number')),
  z.transform((digits: string) => Number(digits)),
);
export const flag = z.pipe(
  z.enum(['true', 'false']),
  z.transform((word: 'true' | 'false') => word === 'true'),
);
export const metadata = z.optional(
  z
    .record(z.string().check(z.maxLength(40)), z.string().check(z.maxLength(500)))
    .check(z.refine((all) => Object.keys(all).length <= 50, 'has more than 50 keys')),
);

export const paging = {
  limit: z.optional(whole.check(z.refine((limit) => limit >= 1 && limit <= 100, 'must be 1 to 100'))),
  starting_after: z.optional(z.string()),
};

interface Paging {
  limit?: number | undefined;
  starting_after?: string | undefined;
}

/** Newest first; `items` are in order of creation. */
export function page<Item extends { id: string }>(url: string, items: Item[], paged: Paging): List<Item> {
  const { limit = 10, starting_after } = paged;
  const newestFirst = items.toReversed();
  const before = newestFirst.findIndex(({ id }) => id === starting_after);
  if (starting_after !== undefined && before < 0) {
    const code = 'resource_missing';
    throw new ApiError(400, `No such object: '${starting_after}'`, { code, param: 'starting_after' });
  }
  const start = before + 1;
  const data = newestFirst.slice(start, start + limit);
  return { object: 'list', data, has_more: start + limit < newestFirst.length, url };
}
