import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type * as z from 'zod/mini';
import type { PageRoute } from '#contract/public-page';
import { AppError } from '#functions/http/failure';
import { logFor } from '#functions/http/log';
import type { CallContext } from '#functions/tenancy/context';

/** One visit to a page. */
export interface Visit<Params> {
  context: CallContext;
  params: Params;
  /** What the edge let through of the query (`pageQuery`). */
  query: URLSearchParams;
  /** `https://refdeck.example`: where this is read; addresses in documents begin with it. */
  origin: string;
  /** The path as the visitor sees it. */
  path: string;
  /** Of the website that reads this, as its browser says. */
  caller: string | undefined;
}

export interface PageAnswer {
  status?: number;
  headers: Record<string, string>;
  body: string | Buffer;
}

type Operations<Table extends Record<string, PageRoute>> = {
  [Name in keyof Table]: (visit: Visit<z.output<Table[Name]['params']>>) => Promise<PageAnswer>;
};

/** How a page says that it is not there, or that it failed. */
type ErrorPage = (error: unknown, visit: Omit<Visit<unknown>, 'params'>) => PageAnswer;

/** Makes a Lambda of pages: find the route, check the ids, render, and turn whatever is thrown into a page. */
export function servePages<const Table extends Record<string, PageRoute>>(
  table: Table,
  operations: Operations<Table>,
  errorPage: ErrorPage,
) {
  const byKey = new Map(
    Object.entries(table).map(([name, route]) => [
      `${route.method} ${route.path}`,
      { route, operation: operations[name as keyof Table] as (visit: Visit<unknown>) => Promise<PageAnswer> },
    ]),
  );
  return async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
    const requestId = event.requestContext.requestId;
    const log = logFor({ requestId, route: event.routeKey });
    const visit = {
      context: { requestId, now: new Date(), log },
      query: new URLSearchParams(event.rawQueryString),
      origin: originOf(event.headers['x-viewer-host']),
      path: event.rawPath,
      caller: event.headers.origin,
    };
    const found = byKey.get(event.routeKey);
    try {
      const params = found?.route.params.safeParse(event.pathParameters ?? {});
      if (!found || !params?.success) throw new AppError('NOT_FOUND');
      const { contentType } = found.route;
      return toResult({ ...(await found.operation({ ...visit, params: params.data })) }, contentType);
    } catch (error) {
      const known = error instanceof AppError;
      if (!known) log('PAGE_FAILED', { cause: String(error) });
      return toResult(errorPage(error, visit), 'text/html');
    }
  };
}

/** The edge writes the header itself (`infra/edge/public-pages.js`). Only a developer's machine is reached without TLS. */
function originOf(host = 'localhost'): string {
  const local = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host);
  return `${local ? 'http' : 'https'}://${host}`;
}

function toResult(
  { status = 200, headers, body }: PageAnswer,
  contentType: PageRoute['contentType'],
): APIGatewayProxyStructuredResultV2 {
  const binary = typeof body !== 'string';
  return {
    statusCode: status,
    headers: { 'content-type': binary ? contentType : `${contentType}; charset=utf-8`, ...headers },
    body: binary ? body.toString('base64') : body,
    isBase64Encoded: binary,
  };
}
