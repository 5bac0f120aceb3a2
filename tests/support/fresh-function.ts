import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { inject, vi } from 'vitest';
import { routeKey, type Route } from '#contract/route';
import type { Person } from './people.ts';

/**
 * Loads a function into this process, on the engines of the local cloud: for jobs, which no route reaches, and to make an engine
 * fail for one call. `environment` replaces what the function would find.
 */
export async function loadFunction<Module>(
  load: () => Promise<Module>,
  environment: Record<string, string> = {},
): Promise<Module> {
  const { endpoints, region, credentials, tableName, userPoolId } = inject('cloud');
  const variables = {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamodb,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: endpoints.cognito,
    TABLE_NAME: tableName,
    USER_POOL_ID: userPoolId,
    ...environment,
  };
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  // Clients are kept by their module: a fresh one opens them on this environment.
  vi.resetModules();
  return await load();
}

/** Calls a route on a function of this process, with the claims that the gateway would have verified. */
export async function callInProcess(
  handler: unknown,
  route: Route,
  { accessToken }: Pick<Person, 'accessToken'>,
): Promise<{ status: number; body: Record<string, unknown>; headers: Record<string, unknown> }> {
  const claims = JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString()) as object;
  const event = {
    routeKey: routeKey(route),
    headers: {},
    requestContext: { requestId: 'in-process', authorizer: { jwt: { claims } } },
  };
  const answer = await (handler as (event: object) => Promise<APIGatewayProxyStructuredResultV2>)(event);
  return {
    status: answer.statusCode!,
    body: JSON.parse(answer.body!) as Record<string, unknown>,
    headers: answer.headers!,
  };
}

/** A service that is down: every call gets a 500. */
export async function startFailingService(): Promise<{ endpoint: string; stop(): void }> {
  const server = createServer((_request, response) => response.writeHead(500).end('{}'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
