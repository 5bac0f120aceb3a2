import type * as z from 'zod/mini';
import type { ErrorCode } from './error.ts';
import type { Right } from '../rules/roles.ts';

/** A right is that of the member's role in the organization that `X-Organization-Id` names. */
export type Access = 'public' | 'user' | Right;

/** The key in the resource's table names the operation and its file. */
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
  /** The header with the signature of the body. The operation receives the raw bytes that it covers. */
  signedBy?: string;
  session?: true;
  /** The call changes nothing, although its input is sent as a body. */
  reads?: true;
  /** The call is hard to undo, so the password must be newer than `limits.recentSignInSeconds`. */
  recent?: true;
  /** The call accepts an `Idempotency-Key`: a repeated key returns the first response for a day. */
  creates?: true;
  /** 200 by default. */
  status?: 202;
  /** `no-store` by default. */
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

export interface SignedBody {
  payload: string;
  signature: string;
}

type Signed<R extends Route> = R['signedBy'] extends string ? SignedBody : unknown;

/** Path parameters, query and body, parsed and merged. */
export type Input<R extends Route> = Part<R, 'params'> & Part<R, 'query'> & Part<R, 'body'> & Signed<R>;
export type Sent<R extends Route> = SentPart<R, 'params'> & SentPart<R, 'query'> & SentPart<R, 'body'>;
export type Output<R extends Route> = z.output<R['response']>;

/** API Gateway's name of a route ("PUT /api/reference"). */
export const routeKey = (route: { method: string; path: string }): string => `${route.method} ${route.path}`;
