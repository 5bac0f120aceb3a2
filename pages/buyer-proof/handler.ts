import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { linkToken } from '#contract/permission/approval-page';
import { oneOf } from '#contract/rules/choices';
import { buyerProofRoutes } from '#contract/tender/proof-page';
import { acceptedLanguage, visitorLanguages } from '#contract/words/languages';
import { requireEdge } from '#functions/shared/edge/require-edge';
import { AppError } from '#functions/shared/errors/app-error';
import { failure } from '#functions/shared/http/failure';
import { logFor } from '#functions/shared/log/log';
import { measuresOf } from '#functions/shared/log/metrics';
import { openDocumentPage } from '#functions/tender/open-document-page';
import { countOpen, openProof, publicKeys } from '#functions/tender/open-proof';
import { quiet } from '../private-document.tsx';
import { viewerOrigin } from '../viewer-origin.ts';
import { documentPage } from './document-page.tsx';
import { notice, proofPage } from './page.tsx';
import { signedFile } from './signed-file.ts';

/** The path opens the page, so no log line contains it. */
export async function handler(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  const { requestId, http } = event.requestContext;
  const log = logFor({ requestId, route: event.routeKey });
  const language = acceptedLanguage(event.headers['accept-language']);
  const respond = (result: APIGatewayProxyStructuredResultV2) =>
    http.method === 'HEAD' ? { ...result, body: '' } : result;
  try {
    await requireEdge(event.headers, log);
    return respond(await show(event));
  } catch (error) {
    const failed = failure(error, requestId);
    if (failed.status < 500) return respond(notice(failed.status, 'unknown', language));
    log('PAGE_FAILED', { cause: String(error) }, measuresOf(failed, 'PageFailures'));
    return respond(notice(failed.status, 'failed', language));
  }
}

async function show(event: APIGatewayProxyEventV2): Promise<APIGatewayProxyStructuredResultV2> {
  const { headers, routeKey, requestContext } = event;
  const origin = viewerOrigin(headers);
  const path = routeKey.split(' ')[1];
  if (path === buyerProofRoutes.proofKeys.path)
    return json(JSON.stringify(await allKeys()), { 'cache-control': 'public, max-age=300' });
  const token = linkToken.safeParse(event.pathParameters?.token);
  if (!token.success) throw new AppError('NOT_FOUND');
  const now = new Date();
  const opened = (await openProof(token.data, now)) ?? (await openDocumentPage(token.data, now));
  if (!opened) throw new AppError('NOT_FOUND');
  const chosen = oneOf(visitorLanguages, new URLSearchParams(event.rawQueryString).get('lang'));
  if ('ended' in opened) return notice(410, 'over', chosen ?? opened.language);
  if ('closed' in opened) {
    // Nothing of a document is signed.
    if (path !== buyerProofRoutes.showProof.path) throw new AppError('NOT_FOUND');
    return documentPage({ ...opened, language: chosen ?? opened.page.language, now });
  }
  if (path === buyerProofRoutes.signedProof.path) return json(signedFile(opened, origin), quiet);
  if (requestContext.http.method === 'GET') await countOpen(opened, now);
  const address = origin + event.rawPath;
  return proofPage({ ...opened, language: chosen ?? opened.page.language, address, now });
}

/** Keys of archives are apart, because they must never make a buyer trust a sheet. */
async function allKeys() {
  const [keys, archiveKeys] = await Promise.all([publicKeys('proof'), publicKeys('archive')]);
  return { keys, archiveKeys };
}

const json = (body: string, headers: Record<string, string>): APIGatewayProxyStructuredResultV2 => ({
  statusCode: 200,
  headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
  body,
});
