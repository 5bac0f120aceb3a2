import type { Account } from '../account.ts';
import { ApiError } from '../errors.ts';

type Fields = Record<string, unknown>;

/** The response of a call: with addresses, and with the objects that `expand` asked for in the places of their ids. */
export function responseOf(account: Account, result: object, paths: string[]): object {
  const { object, data } = result as { object?: string; data?: object[] };
  const shown =
    object === 'list' ? { ...result, data: data?.map((item) => account.shown(item)) } : account.shown(result);
  const answer = structuredClone(shown);
  for (const path of paths) expand(account, answer as Fields, path.split('.'), path);
  return answer;
}

function expand(account: Account, at: Fields, [key = '', ...rest]: string[], path: string): void {
  // Of what was deleted nothing is left to expand.
  if (at.deleted) return;
  if (!(key in at)) throw cannotExpand(path);
  const value = at[key];
  if (Array.isArray(value)) {
    for (const [position, item] of value.entries()) {
      if (rest.length > 0) expand(account, item as Fields, rest, path);
      else value[position] = lookUp(account, item, path);
    }
    return;
  }
  if (value === null) return;
  if (typeof value === 'string') at[key] = lookUp(account, value, path);
  else if (rest.length === 0) throw cannotExpand(path);
  if (rest.length > 0) expand(account, at[key] as Fields, rest, path);
}

function lookUp(account: Account, id: unknown, path: string): object {
  const found = typeof id === 'string' ? account.find(id) : undefined;
  if (!found) throw cannotExpand(path);
  return structuredClone(found);
}

const cannotExpand = (path: string): ApiError =>
  new ApiError(400, `This property cannot be expanded (${path}).`, { param: 'expand[0]' });
