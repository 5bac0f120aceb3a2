import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { approvalFormBytes, approvalPageRoutes, linkToken } from '#contract/permission/approval-page';
import { acceptedLanguage } from '#contract/words/languages';
import { requireEdge } from '#functions/shared/edge/require-edge';
import { AppError } from '#functions/shared/errors/app-error';
import { failure } from '#functions/shared/http/failure';
import { logFor } from '#functions/shared/log/log';
import { measuresOf } from '#functions/shared/log/metrics';
import { notice } from './notice.tsx';
import { viewerOrigin } from '../viewer-origin.ts';
import { answer, show } from './respond.tsx';

/** The path opens the page, so no log line contains it. */
export async function handler(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  const { requestId, http } = event.requestContext;
  const log = logFor({ requestId, route: event.routeKey });
  const accepted = acceptedLanguage(event.headers['accept-language']);
  try {
    await requireEdge(event.headers, log);
    const token = linkToken.safeParse(event.pathParameters?.token);
    if (!token.success) throw new AppError('NOT_FOUND');
    const visit = {
      token: token.data,
      now: new Date(),
      accepted,
      origin: viewerOrigin(event.headers),
      query: new URLSearchParams(event.rawQueryString),
    };
    const isForm = http.method === approvalPageRoutes.answerRequest.method;
    const result = isForm ? await answer(visit, formOf(event)) : await show(visit);
    return http.method === 'HEAD' ? { ...result, body: '' } : result;
  } catch (error) {
    const failed = failure(error, requestId);
    if (failed.status >= 500)
      log('PAGE_FAILED', { cause: String(error) }, measuresOf(failed, 'PageFailures'));
    return notice(failed.status, failed.status >= 500 ? 'failed' : 'ended', accepted);
  }
}

/** The token in the address protects the form, since there is no cookie; `Sec-Fetch-Site` must name our site. */
function formOf({ headers, body = '', isBase64Encoded }: APIGatewayProxyEventV2): URLSearchParams {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') throw new AppError('FORBIDDEN');
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(headers['content-type'] ?? ''))
    throw new AppError('VALIDATION_FAILED');
  const text = isBase64Encoded ? Buffer.from(body, 'base64').toString() : body;
  if (text.length > approvalFormBytes) throw new AppError('PAYLOAD_TOO_LARGE');
  return new URLSearchParams(text);
}
