import { createHash } from 'node:crypto';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import type * as z from 'zod/mini';
import type { VisitorLanguage } from '#contract/words/languages';
import type { PageRoute } from '#contract/site/public-page';
import { findOrganization } from '#functions/public/find-organization';
import type { readPartition } from '#functions/public/get-reference-page';
import { requireEdge } from '#functions/shared/edge/require-edge';
import { AppError } from '#functions/shared/errors/app-error';
import { failure, type Failure } from '#functions/shared/http/failure';
import { logFor, type LogContext } from '#functions/shared/log/log';
import type { CallContext } from '#functions/shared/context/call-context';
import { measuresOf } from '#functions/shared/log/metrics';
import { cacheHeaders } from './cache.ts';
import { viewerOrigin } from './viewer-origin.ts';

export interface VisitorRequest<Params> {
  context: CallContext;
  /** The organization in the path has been found already. */
  params: Params;
  written: Params;
  query: URLSearchParams;
  /** Addresses in documents begin with this, such as `https://refdeck.example`. */
  origin: string;
  path: string;
  language: VisitorLanguage;
  caller: string | undefined;
  /** Whoever renders many stories at once reads the table once for all of them. */
  readPartition?: typeof readPartition;
}

export interface PageResponse {
  status?: number;
  /** True if it will end without a further change. */
  ends?: boolean;
  headers: Record<string, string>;
  body: string | Buffer;
}

/** All pages are in English until their addresses name a language. */
const language: VisitorLanguage = 'en';

type Operations<Table extends Record<string, PageRoute>> = {
  [Name in keyof Table]: (request: VisitorRequest<z.output<Table[Name]['params']>>) => Promise<PageResponse>;
};

type ErrorPage = (
  failed: Failure,
  request: Omit<VisitorRequest<unknown>, 'params' | 'written'>,
) => PageResponse;

export function servePages<const Table extends Record<string, PageRoute>>(
  table: Table,
  operations: Operations<Table>,
  errorPage: ErrorPage,
) {
  const byKey = new Map(
    Object.entries<PageRoute>(table).map(([name, route]) => [
      `${route.method} ${route.path}`,
      {
        route,
        operation: operations[name as keyof Table] as (
          request: VisitorRequest<unknown>,
        ) => Promise<PageResponse>,
      },
    ]),
  );
  return async (event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> => {
    const requestId = event.requestContext.requestId;
    const at: LogContext = { requestId, route: event.routeKey };
    const log = logFor(at);
    const request = {
      context: { requestId, now: new Date(), log },
      query: new URLSearchParams(event.rawQueryString),
      origin: viewerOrigin(event.headers),
      path: event.rawPath,
      language,
      caller: event.headers.origin,
    };
    // HEAD responds as GET would.
    const found = byKey.get(event.routeKey.replace(/^HEAD /, 'GET '));
    let organizationId: string | undefined;
    const respond = (response: PageResponse, contentType: PageRoute['contentType']) =>
      toResult(response, contentType, event, organizationId);
    try {
      await requireEdge(event.headers, log);
      const parsed = found?.route.params.safeParse(event.pathParameters ?? {});
      if (!found || !parsed?.success) throw new AppError('NOT_FOUND');
      const written = parsed.data;
      if (written.organizationId) organizationId = await findOrganization(written.organizationId);
      at.organizationId = organizationId;
      const params = { ...written, ...(organizationId && { organizationId }) };
      return respond(await found.operation({ ...request, params, written }), found.route.contentType);
    } catch (error) {
      const failed = failure(error, requestId);
      if (failed.status >= 500) {
        log('PAGE_FAILED', { cause: String(error) }, measuresOf(failed, 'PageFailures'));
      }
      if (found?.route.contentType === 'application/json')
        return respond(failedData(failed), 'application/json');
      return respond(errorPage(failed, request), 'text/html');
    }
  };
}

/** Any website may read a failure, so that embeds can report it. It reveals nothing. */
const failedData = ({ status, headers, body }: Failure): PageResponse => ({
  status,
  headers: { ...headers, vary: 'origin', 'access-control-allow-origin': '*' },
  body: JSON.stringify(body),
});

function toResult(
  response: PageResponse,
  contentType: PageRoute['contentType'],
  { headers: requestHeaders, requestContext }: Pick<APIGatewayProxyEventV2, 'headers' | 'requestContext'>,
  organizationId: string | undefined,
): APIGatewayProxyStructuredResultV2 {
  const { status = 200, body } = response;
  const binary = typeof body !== 'string';
  const type = { 'content-type': binary ? contentType : `${contentType}; charset=utf-8` };
  const headers = { ...type, ...response.headers, ...cacheHeaders(response, organizationId) };
  const etag = tagOf(headers, body);
  // The edge revalidates with its tag and replaces all headers by these; API Gateway writes `text/plain` on a
  // response without a type.
  if (status === 200 && requestHeaders['if-none-match'] === etag)
    return { statusCode: 304, headers: { ...headers, etag } };
  return {
    statusCode: status,
    headers: { ...headers, ...(status === 200 && { etag }) },
    body: requestContext.http.method === 'HEAD' ? '' : binary ? body.toString('base64') : body,
    isBase64Encoded: binary,
  };
}

/** The headers contain the embed policy and the cache tag. The ETag is weak because the edge compresses. */
function tagOf(headers: PageResponse['headers'], body: PageResponse['body']): string {
  const hash = createHash('sha256').update(JSON.stringify(headers)).update(body);
  return `W/"${hash.digest('base64url').slice(0, 22)}"`;
}
