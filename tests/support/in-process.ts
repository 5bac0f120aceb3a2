import { randomUUID } from 'node:crypto';
import type {
  APIGatewayProxyEventV2WithJWTAuthorizer,
  APIGatewayProxyStructuredResultV2,
  Context,
} from 'aws-lambda';
import { inject } from 'vitest';
import { routeKey, type Route } from '#contract/route';
import type { serve } from '#functions/http/serve';
import { buildRequest } from '#web/lib/api-request.ts';
import type { Person } from './people.ts';

/** Lets functions run inside the test, on the engines behind the gateway. To be called before the first of them runs. */
export function runInProcess(): void {
  const { endpoints, region, credentials, tableName, assetBucket, origin } = inject('cloud');
  Object.assign(process.env, {
    TABLE_NAME: tableName,
    ASSET_BUCKET: assetBucket,
    AWS_REGION: region,
    AWS_ACCESS_KEY_ID: credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    AWS_ENDPOINT_URL_DYNAMODB: endpoints.dynamodb,
    AWS_ENDPOINT_URL_S3: endpoints.s3,
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: endpoints.cognito,
    AWS_ENDPOINT_URL_SESV2: `${origin}/__local/ses`,
    WEB_ORIGIN: origin,
    MAIL_FROM: 'no-reply@refdeck.example',
    OPERATOR_EMAIL: 'operator@refdeck.example',
  });
}

/** Runs a resource's handler in this process, with the event that the gateway would have made. */
export async function invoke(
  handler: ReturnType<typeof serve>,
  route: Route,
  input: object,
  by: { person: Person; organizationId: string; headers?: Record<string, string> },
): Promise<{ status: number; body: Record<string, unknown> }> {
  const { init } = buildRequest(route, input);
  const event = {
    routeKey: routeKey(route),
    rawPath: route.path,
    rawQueryString: '',
    headers: { 'x-organization-id': by.organizationId, ...by.headers },
    requestContext: {
      requestId: randomUUID(),
      authorizer: {
        jwt: {
          claims: { sub: by.person.userId, token_use: 'access', iat: String(Math.floor(Date.now() / 1000)) },
        },
      },
    },
    body: init.body,
    isBase64Encoded: false,
  } as unknown as APIGatewayProxyEventV2WithJWTAuthorizer;
  const answer = (await handler(event, {} as Context, () => undefined)) as APIGatewayProxyStructuredResultV2;
  return { status: answer.statusCode!, body: JSON.parse(answer.body!) as Record<string, unknown> };
}
