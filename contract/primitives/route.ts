import type * as z from 'zod/mini';
import type { ErrorCode } from './error.ts';
import type { Right } from '../rules/roles.ts';

/**
 * A route may be called by anyone, by anyone signed in, or a member whose role has the right in the organization
 * that the `X-Organization-Id` header names.
 */
export type Access = 'public' | 'user' | Right;

/**
 * One route of the API. Its key in the resource's table is the operation's name, so
 * `functions/customer/create-customer.ts` serves `createCustomer`.
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
  /** Errors beyond those that any call can get (validation, sign-in, size, unknown failure). */
  errors?: readonly ErrorCode[];
  /**
   * The header that carries the signature of the body. The operation receives the raw `payload` and
   * `signature`, because a signature covers bytes.
   */
  signedBy?: string;
  /** The operation uses the session cookie, so calls from other websites are refused. */
  session?: true;
  /**
   * The call is hard to undo, so the caller must have entered the password within
   * `limits.recentSignInSeconds`.
   */
  recent?: true;
  /**
   * The call creates something and accepts an `Idempotency-Key`. A repeated key within a day returns the
   * first response and changes nothing.
   */
  creates?: true;
  /** The status of a successful response, 200 by default. */
  status?: 202;
  /** The Cache-Control header of a successful response, `no-store` by default. */
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

/** The raw input of a signed route. */
export interface SignedBody {
  payload: string;
  signature: string;
}

type Signed<R extends Route> = R['signedBy'] extends string ? SignedBody : unknown;

/** The input of an operation: path parameters, query and body, parsed and merged. */
export type Input<R extends Route> = Part<R, 'params'> & Part<R, 'query'> & Part<R, 'body'> & Signed<R>;
/** The input of a caller, before defaults are filled in. */
export type Sent<R extends Route> = SentPart<R, 'params'> & SentPart<R, 'query'> & SentPart<R, 'body'>;
export type Output<R extends Route> = z.output<R['response']>;

/** Returns the name that API Gateway gives a route ("PUT /api/reference"). */
export const routeKey = (route: { method: string; path: string }): string => `${route.method} ${route.path}`;
