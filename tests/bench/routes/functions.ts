/** Serves the deployed bundles: turns each call into the event that API Gateway would make of it. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Sent, serveSent } from './sent.ts';

type Handler = (event: object, context: object) => Promise<{ statusCode: number; body?: string }>;

const [directory] = process.argv.slice(2);
const require = createRequire(import.meta.url);
const handlerOf = (bundle: string): Handler =>
  (require(join(directory!, bundle, 'index.js')) as { handler: Handler }).handler;

/** With less time left, a function would not retry. */
const context = { getRemainingTimeInMillis: () => 15_000 };

serveSent(async (sent, body, requestId) => {
  const { statusCode, body: response = '' } = await handlerOf(sent.bundle)(
    eventOf(sent, body, requestId),
    context,
  );
  if (statusCode >= 300) throw new Error(`${sent.routeKey}: ${statusCode} ${response}`);
  return response;
});

function eventOf(sent: Sent, body: string, requestId: string): object {
  const { routeKey, path, parameters, query = {}, userId, organizationId, address = '198.51.100.7' } = sent;
  const claims = { sub: userId, token_use: 'access', auth_time: Math.floor(Date.now() / 1_000) + 60 };
  return {
    routeKey,
    rawPath: path,
    rawQueryString: new URLSearchParams(query).toString(),
    queryStringParameters: query,
    pathParameters: parameters,
    headers: {
      'content-type': 'application/json',
      'user-agent':
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
      'x-viewer-host': 'refdeck.example',
      ...(organizationId && { 'x-organization-id': organizationId }),
    },
    requestContext: {
      requestId,
      http: { method: routeKey.split(' ')[0], path, sourceIp: address },
      ...(userId && { authorizer: { jwt: { claims } } }),
    },
    body: body || undefined,
    isBase64Encoded: false,
  };
}
