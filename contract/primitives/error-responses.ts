import * as z from 'zod/mini';
import { errorStatus, type ErrorCode } from './error.ts';
import type { Route } from './route.ts';

/** API Gateway returns this without a function. AWS does not allow another shape. */
export const gatewayError = z.object({ message: z.string() });

export const gatewayErrors = {
  400: ['Bad Request', 'a path that cannot be decoded'],
  401: ['Unauthorized', 'no access token, or none that holds'],
  404: ['Not Found', 'a path or method that is no route'],
  413: ['Request Entity Too Large', 'a body of more than 10 MB'],
  429: ['Too Many Requests', 'more calls at once than the route takes, of all callers together'],
  500: ['Internal Server Error', 'the function has failed'],
  503: ['Service Unavailable', 'the function did not answer in time, or too many of them are at work'],
} as const satisfies Record<number, readonly [message: string, when: string]>;

export type GatewayStatus = keyof typeof gatewayErrors;

export function gatewayStatuses({ access, params }: Pick<Route, 'access' | 'params'>): GatewayStatus[] {
  const all = Object.keys(gatewayErrors).map(Number) as GatewayStatus[];
  // An empty parameter, or one with a slash, makes another path.
  return all.filter((status) => (status !== 401 || access !== 'public') && (status !== 404 || params));
}

export function errorsOf(route: Route): ErrorCode[] {
  const { access, params, query, body, signedBy, creates, errors = [] } = route;
  const met: Partial<Record<ErrorCode, unknown>> = {
    VALIDATION_FAILED: params ?? query ?? body,
    MALFORMED_JSON: body,
    PAYLOAD_TOO_LARGE: body ?? signedBy,
    UNAUTHENTICATED: access !== 'public',
    FORBIDDEN: true,
    NOT_FOUND: access !== 'public',
    IDEMPOTENCY_KEY_REUSED: creates,
    // The firewall returns this one as well.
    RATE_LIMITED: true,
    INTERNAL: true,
    BUSY: true,
  };
  const known = Object.keys(errorStatus) as ErrorCode[];
  return known.filter((code) => met[code] || errors.includes(code));
}
