import type {
  APIGatewayProxyEventV2WithJWTAuthorizer,
  APIGatewayProxyHandlerV2WithJWTAuthorizer,
  APIGatewayProxyStructuredResultV2,
  Context,
} from 'aws-lambda';
import { routeKey, type Input, type Output, type Route } from '#contract/primitives/route';
import { responseMs, withDeadline } from './data/deadline.ts';
import { requireEdge } from './edge/require-edge.ts';
import { SavedResponse, savedResponse } from './security/idempotency.ts';
import { contextFor } from './membership/context-for.ts';
import type { ContextOf } from './membership/context.ts';
import type { CallContext } from './context/call-context.ts';
import { measuresOf } from './log/metrics.ts';
import { compressed } from './http/compress.ts';
import { AppError } from './errors/app-error.ts';
import { failure } from './http/failure.ts';
import { logFor, type Log, type LogContext } from './log/log.ts';
import { parseInput } from './http/parse.ts';
import { SessionCookie } from './http/session-cookie.ts';

export type Operations<Table extends Record<string, Route>> = {
  [Name in keyof Table]: (
    context: ContextOf<Table[Name]>,
    input: Input<Table[Name]>,
  ) => Promise<Output<Table[Name]>>;
};

/** `Operations` checks the types per route; here they are erased. */
type Operation = (context: never, input: never) => Promise<unknown>;

export function serve<const Table extends Record<string, Route>>(
  table: Table,
  operations: Operations<Table>,
): APIGatewayProxyHandlerV2WithJWTAuthorizer {
  const bound = new Map(
    Object.entries(table).map(([name, route]) => [
      routeKey(route),
      { route, operation: operations[name as keyof Table] },
    ]),
  );

  return async (event, context?: Partial<Context>) => {
    const at: LogContext = { requestId: event.requestContext.requestId, route: event.routeKey };
    const call = { event, at, log: logFor(at), session: new SessionCookie(event.cookies) };
    const leftMs = context?.getRemainingTimeInMillis?.();
    const retryMs = leftMs && leftMs - responseMs;
    const result = await withDeadline(() => responseTo(bound.get(event.routeKey), call), retryMs);
    return withCookies(call.session, compressed(result, event.headers['accept-encoding']));
  };
}

interface Call {
  event: APIGatewayProxyEventV2WithJWTAuthorizer;
  at: LogContext;
  log: Log;
  session: SessionCookie;
}

interface Match {
  route: Route;
  operation: Operation;
}

async function responseTo(match: Match | undefined, call: Call): Promise<APIGatewayProxyStructuredResultV2> {
  try {
    await requireEdge(call.event.headers, call.log);
    if (!match) throw new AppError('NOT_FOUND');
    return await run(match, call);
  } catch (error) {
    const failed = failure(error, call.event.requestContext.requestId);
    const { status, headers, body } = failed;
    const cause = status >= 500 && { cause: causeOf(error) };
    call.log('REQUEST_FAILED', { status, errorCode: body.code, ...cause }, measuresOf(failed, 'ApiFailures'));
    return toResult(status, body, headers);
  }
}

/** Messages may contain data that must not be logged, so only the kind of an error is. */
function causeOf(error: unknown): string {
  if (!(error instanceof AppError)) return String(error);
  const { cause, code } = error;
  if (!(cause instanceof Error)) return code;
  return 'type' in cause ? String(cause.type) : cause.name;
}

async function run(
  { route, operation }: Match,
  { event, at, log, session }: Call,
): Promise<APIGatewayProxyStructuredResultV2> {
  // The caller is identified before the input is parsed, so that strangers learn nothing about it.
  const context = await contextFor(route, event, log, session);
  if ('organizationId' in context) at.organizationId = context.organizationId;
  const output = await runIdempotently(context, () =>
    operation(context as never, parseInput(route, event) as never),
  );
  // The response is parsed too, so that it holds only fields of the contract.
  const headers = { 'cache-control': route.cacheControl ?? 'no-store' };
  return toResult(route.status ?? 200, route.response.parse(output), headers);
}

/** A repeated call with an `Idempotency-Key` gets the first response, even if both run at once. */
async function runIdempotently({ idempotency }: CallContext, act: () => Promise<unknown>): Promise<unknown> {
  const earlier = idempotency && (await savedResponse(idempotency));
  if (earlier) return earlier;
  try {
    return await act();
  } catch (error) {
    if (error instanceof SavedResponse) return error.response;
    throw error;
  }
}

function toResult(
  statusCode: number,
  body: unknown,
  headers: Record<string, string>,
): APIGatewayProxyStructuredResultV2 {
  return {
    statusCode,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
    body: JSON.stringify(body),
  };
}

function withCookies(
  { toSet }: SessionCookie,
  result: APIGatewayProxyStructuredResultV2,
): APIGatewayProxyStructuredResultV2 {
  return toSet.length > 0 ? { ...result, cookies: toSet } : result;
}
