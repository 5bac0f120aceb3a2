import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { inject, vi } from 'vitest';
import { listen } from '@refdeck/local-cloud/listen';
import { routeKey, type Route } from '#contract/primitives/route';
import type { MemberContext } from '#functions/shared/membership/context';
import { memberTable } from '#functions/shared/membership/member-table';
import { buildRequest } from '#web/shared/api-request.ts';
import { patientTable } from '#tools/start/patient-table';
import type { Person } from './people.ts';
import { claimsOf } from './claims.ts';
import { stripeVariables } from './stripe.ts';

/** Returns the context that an owner's call gives an operation, for use without the gateway. */
export const ownersContext = (organizationId: string, userId: string, now = new Date()): MemberContext => ({
  requestId: 'test',
  now,
  log: () => undefined,
  userId,
  organizationId,
  role: 'owner',
  table: memberTable(organizationId),
});

function functionEnvironment(): Record<string, string> {
  const {
    endpoints,
    region,
    credentials,
    tableName,
    assetBucket,
    userPoolId,
    userPoolClientId,
    origin,
    control,
  } = inject('cloud');
  return {
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamodb,
    AWS_ENDPOINT_URL_S3: endpoints.s3,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: endpoints.cognito,
    AWS_ENDPOINT_URL_SESV2: `${control}/ses`,
    TABLE_NAME: tableName,
    ...patientTable,
    ASSET_BUCKET: assetBucket,
    USER_POOL_ID: userPoolId,
    USER_POOL_CLIENT_ID: userPoolClientId,
    WEB_ORIGIN: origin,
    MAIL_FROM: 'no-reply@refdeck.example',
    OPERATOR_EMAIL: 'operator@refdeck.example',
    MAIL_CONFIGURATION_SET: 'none',
    ...stripeVariables(),
  };
}

/**
 * Lets functions run inside the test: for jobs, for another clock, or to intercept calls. Call it before
 * they run.
 */
export function runInProcess(): void {
  Object.assign(process.env, functionEnvironment());
}

/** The same, without the logs of the functions in the output. */
export function runQuietly(): void {
  runInProcess();
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
}

/** Loads one module anew, for the caller alone, with another environment, so that its clients use other endpoints. */
export async function loadFunction<Module>(
  load: () => Promise<Module>,
  environment: Record<string, string> = {},
): Promise<Module> {
  for (const [name, value] of Object.entries({ ...functionEnvironment(), ...environment })) {
    vi.stubEnv(name, value);
  }
  return await loadAnew(load);
}

/** Loads one module anew, for the caller alone, so that its clients use the environment as it is now. */
export async function loadAnew<Module>(load: () => Promise<Module>): Promise<Module> {
  vi.resetModules();
  try {
    return await load();
  } finally {
    vi.resetModules();
  }
}

interface Call {
  input?: object;
  organizationId?: string;
  headers?: Record<string, string>;
  cookies?: string[];
}

export async function invoke(
  handler: unknown,
  route: Route,
  { accessToken }: Pick<Person, 'accessToken'>,
  { input = {}, organizationId, headers = {}, cookies }: Call = {},
): Promise<{
  status: number;
  body: Record<string, unknown>;
  headers: Record<string, unknown>;
  cookies: string[];
}> {
  const claims = claimsOf(accessToken);
  const event = {
    routeKey: routeKey(route),
    rawPath: route.path,
    rawQueryString: '',
    ...(cookies && { cookies }),
    headers: { ...(organizationId && { 'x-organization-id': organizationId }), ...headers },
    requestContext: {
      requestId: randomUUID(),
      http: { sourceIp: '127.0.0.1' },
      authorizer: { jwt: { claims } },
    },
    body: buildRequest(route, input).init.body,
    isBase64Encoded: false,
  };
  const response = await (handler as (event: object) => Promise<APIGatewayProxyStructuredResultV2>)(event);
  return {
    status: response.statusCode!,
    body: JSON.parse(response.body!) as Record<string, unknown>,
    headers: response.headers!,
    cookies: response.cookies ?? [],
  };
}

export async function startFailingService(): Promise<{ endpoint: string; stop(): Promise<void> }> {
  const server = createServer((_request, response) => response.writeHead(500).end('{}'));
  return await listen(server);
}
