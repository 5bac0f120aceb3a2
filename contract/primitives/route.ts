import type * as z from 'zod/mini';
import type { ErrorCode } from './error.ts';
import type { Right } from '../rules/roles.ts';

/**
 * Who may call a route: anyone, anyone signed in, or a member of the organization named by the
 * `X-Organization-Id` header whose role has the right.
 */
export type Access = 'public' | 'user' | Right;

/**
 * One promise between web and functions. Its key in the resource's table is the operation's name, so
 * `createCustomer` is served by `functions/customer/create-customer.ts`.
 */
export interface Route {
  method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  path: `/api/${string}`;
  access: Access;
  summary: string;
  params?: Schema;
  query?: Schema;
  body?: Schema;
  response: Schema;
  /** Beyond those that any call can meet (validation, sign-in, size, unknown failure). */
  errors?: readonly ErrorCode[];
  /**
   * The header with the signature of the body: the operation receives `payload` and `signature` as they came, because a
   * signature holds for bytes.
   */
  signedBy?: string;
  /**
   * It works on the cookie that keeps somebody signed in: the operation finds it in its context, and other websites are refused.
   */
  session?: true;
  /** It ends or changes what cannot be had back: whoever calls has entered their password a moment ago (`limits.recentSignInSeconds`). */
  recent?: true;
  /** It makes something new, so it accepts an `Idempotency-Key`: sent again within a day, it responds the same and does nothing. */
  creates?: true;
  /** Of a successful response; 200 unless said otherwise. */
  status?: 202;
  /** The Cache-Control of a successful response; `no-store` unless said otherwise. */
  cacheControl?: string;
}

type Schema = z.ZodMiniType;
export type Routes = Record<string, Route>;

type Part<R extends Route, Name extends 'params' | 'query' | 'body'> = R[Name] extends Schema
  ? z.output<R[Name]>
  : unknown;
type SentPart<R extends Route, Name extends 'params' | 'query' | 'body'> = R[Name] extends Schema
  ? z.input<R[Name]>
  : unknown;

/** What arrives at a route that is signed. */
export interface SignedBody {
  payload: string;
  signature: string;
}

type Signed<R extends Route> = R['signedBy'] extends string ? SignedBody : unknown;

/** What the operation receives: path parameters, query and body, parsed and merged. */
export type Input<R extends Route> = Part<R, 'params'> & Part<R, 'query'> & Part<R, 'body'> & Signed<R>;
/** What the caller sends, before defaults are filled in. */
export type Sent<R extends Route> = SentPart<R, 'params'> & SentPart<R, 'query'> & SentPart<R, 'body'>;
export type Output<R extends Route> = z.output<R['response']>;

/** The key by which API Gateway names a route ("PUT /api/reference"). */
export const routeKey = (route: { method: string; path: string }): string => `${route.method} ${route.path}`;
