import { verify } from 'node:crypto';
import { textResponse, type EdgeRequest, type EdgeResponse } from './edge.ts';

/** PEM, by the ids of their pairs. */
export type TrustedKeys = ReadonlyMap<string, string>;

/** A policy covers the address without these. */
const signed = ['Policy', 'Signature', 'Key-Pair-Id'];

interface Policy {
  Statement: [{ Resource: string; Condition: { DateLessThan: { 'AWS:EpochTime': number } } }];
}

/** Requires a valid custom policy, signed by a trusted key. Returns undefined if it passes. */
export function accessRefusal(
  request: Pick<EdgeRequest, 'path' | 'query' | 'headers'>,
  keys: TrustedKeys,
  now: number,
): EdgeResponse | undefined {
  const query = new URLSearchParams(request.query);
  const part = (name: string) => query.get(name) ?? cookieOf(request, `CloudFront-${name}`) ?? '';
  const key = keys.get(part('Key-Pair-Id'));
  if (!key) return refusal('MissingKey', 'Missing Key-Pair-Id query parameter or cookie value');
  const policy = bytesOf(part('Policy'));
  if (!verify('RSA-SHA1', policy, key, bytesOf(part('Signature')))) return denied();
  const [{ Resource, Condition }] = (JSON.parse(policy.toString('utf8')) as Policy).Statement;
  // The policy covers the query even if the origin never sees it.
  for (const name of signed) query.delete(name);
  const rest = query.size > 0 ? `?${decodeURIComponent(query.toString())}` : '';
  const address = `http://${request.headers.host}${request.path}${rest}`;
  if (!patternOf(Resource).test(address)) return denied();
  return now / 1000 < Condition.DateLessThan['AWS:EpochTime'] ? undefined : denied();
}

/** Browsers send the cookie with the longest path first. */
function cookieOf({ headers }: Pick<EdgeRequest, 'headers'>, name: string): string | undefined {
  const cookies = (headers.cookie ?? '').split(/;\s*/).map((cookie) => cookie.split('='));
  return cookies.find(([found]) => found === name)?.[1];
}

const bytesOf = (text: string): Buffer =>
  Buffer.from(text.replaceAll('-', '+').replaceAll('_', '=').replaceAll('~', '/'), 'base64');

/** `*` for any number of characters, `?` for one. */
const patternOf = (resource: string): RegExp =>
  new RegExp(
    `^${resource
      .replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
      .replaceAll('*', '.*')
      .replaceAll('?', '.')}$`,
  );

const denied = () => refusal('AccessDenied', 'Access denied');

const refusal = (code: string, message: string): EdgeResponse =>
  textResponse(403, `<Error><Code>${code}</Code><Message>${message}</Message></Error>`, 'text/xml');
