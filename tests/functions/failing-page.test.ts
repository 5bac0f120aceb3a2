import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { build } from 'esbuild';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listen } from '@refdeck/local-cloud/listen';
import { publicPageRoutes } from '#contract/site/public-page';
import { inlineFiles } from '#tools/build/inline-files';

type Handler = (event: object) => Promise<APIGatewayProxyStructuredResultV2>;

const organizationId = '01HZX0000000000000000000AB';
const logged = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
let handler: Handler;
let database: Server;
let directory: string;
let trouble: { status: number; error: string };

beforeEach(() => logged.mockClear());
beforeAll(async () => {
  database = createServer((_, response) =>
    response
      .writeHead(trouble.status, { 'content-type': 'application/x-amz-json-1.0' })
      .end(JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${trouble.error}` })),
  );
  const { endpoint } = await listen(database);
  const environment = {
    TABLE_NAME: 'table',
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: 'x',
    AWS_SECRET_ACCESS_KEY: 'x',
    AWS_MAX_ATTEMPTS: '1',
    AWS_ENDPOINT_URL_DYNAMODB: endpoint,
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  directory = mkdtempSync(join(tmpdir(), 'refdeck-page-'));
  handler = await bundledHandler(join(directory, 'page.cjs'));
});
afterAll(() => {
  logged.mockRestore();
  vi.unstubAllEnvs();
  database.closeAllConnections();
  database.close();
  rmSync(directory, { recursive: true, force: true });
});

/** Builds the function as for a deployment, because its bundle contains styles and scripts. */
async function bundledHandler(outfile: string): Promise<Handler> {
  await build({
    entryPoints: ['pages/reference-page/handler.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    jsx: 'automatic',
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [inlineFiles()],
  });
  return (createRequire(import.meta.url)(outfile) as { handler: Handler }).handler;
}

async function visit(name: keyof typeof publicPageRoutes, id = organizationId) {
  const { path } = publicPageRoutes[name];
  const response = await handler({
    routeKey: `GET ${path}`,
    rawPath: path.replace('{organizationId}', id),
    rawQueryString: '',
    headers: {},
    pathParameters: { organizationId: id },
    requestContext: { requestId: 'request-1', http: { method: 'GET' } },
  });
  return { ...response, headers: response.headers as Record<string, string>, body: response.body! };
}

describe('a page without its data', () => {
  it.each([
    [500, { status: 500, error: 'InternalServerError' }, undefined],
    [503, { status: 400, error: 'ThrottlingException' }, '1'],
  ])('returns %i with a request id, is not cached, and is logged', async (status, how, retryAfter) => {
    trouble = how;
    const { statusCode, headers, body } = await visit('organizationPage');
    expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([
      status,
      retryAfter,
      'no-store',
    ]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain('Something went wrong');
    expect(body).toContain('<code>request-1</code>');
    expect(body).not.toContain(how.error);
    const measured = status === 503 ? { Busy: 1 } : { PageFailures: 1 };
    expect(JSON.parse(logged.mock.calls.at(-1)![0] as string)).toMatchObject({
      ...measured,
      organizationId,
      code: 'PAGE_FAILED',
      requestId: 'request-1',
      cause: expect.stringContaining(how.error) as string,
    });
  });
});

describe('an embed without its data', () => {
  it.each([
    ['because the database is away', organizationId, 500, 'INTERNAL', 'no-store'],
    ['because nobody can have this address', 'x', 404, 'NOT_FOUND', 'public, max-age=0, s-maxage=10'],
  ])('returns the error to any website %s', async (_, id, status, code, caching) => {
    trouble = { status: 500, error: 'InternalServerError' };
    const { statusCode, headers, body } = await visit('organizationEmbed', id);
    expect([statusCode, headers['cache-control']]).toEqual([status, caching]);
    expect(headers['content-type']).toMatch(/^application\/json/);
    expect([headers['access-control-allow-origin'], headers.vary]).toEqual(['*', 'origin']);
    expect(JSON.parse(body)).toMatchObject({ code, requestId: 'request-1' });
  });
});
