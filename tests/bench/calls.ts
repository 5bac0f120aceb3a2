/**
 * `npm run bench`: what our code adds to the DynamoDB calls that an operation cannot do without. Each handler runs in
 * this process with a gateway's event; its baseline is the bare calls, in turn with it. Compare ratios, not times.
 */
import { BatchGetCommand, GetCommand, QueryCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { APIGatewayProxyEventV2WithJWTAuthorizer, Context } from 'aws-lambda';
import { ulid } from 'ulid';
import { keys } from '#functions/shared/data/keys';
import { openTable } from '#functions/shared/data/client';
import { startTestCloud } from '../support/cloud.ts';

type Handler = (
  event: APIGatewayProxyEventV2WithJWTAuthorizer,
  context: Context,
  done: () => void,
) => unknown;

const rounds = 200;
const cloud = await startTestCloud();
try {
  await main();
} finally {
  await cloud.stop();
}

async function main(): Promise<void> {
  Object.assign(process.env, {
    TABLE_NAME: cloud.tableName,
    AWS_REGION: cloud.region,
    AWS_ENDPOINT_URL_DYNAMODB: cloud.endpoints.dynamodb,
    AWS_ACCESS_KEY_ID: cloud.credentials.accessKeyId,
    AWS_SECRET_ACCESS_KEY: cloud.credentials.secretAccessKey,
  });
  // The log is part of a call, but not something to read here.
  console.log = () => undefined;
  const { sub } = await cloud.createUser({
    email: 'bench@example.com',
    password: 'a long enough password',
    name: 'B',
  });
  const [organizations, customers] = await Promise.all([
    import('#functions/organization/handler'),
    import('#functions/customer/handler'),
  ]);
  const call = async (handler: Handler, routeKey: string, body?: object, id?: string) => {
    const response = (await handler(eventFor(sub, routeKey, body, id), {} as Context, () => undefined)) as {
      statusCode: number;
      body: string;
    };
    if (response.statusCode !== 200) throw new Error(`${routeKey}: ${response.body}`);
    return JSON.parse(response.body) as Record<string, string>;
  };
  const made = await call(organizations.handler, 'POST /api/organization/new', { name: 'Bench' });
  const organizationId = made.organizationId!;
  const customer = await call(customers.handler, 'PUT /api/customer', { name: 'Acme' });

  const { client, tableName } = openTable();
  const gate = () =>
    client.send(
      new BatchGetCommand({
        RequestItems: {
          [tableName]: {
            Keys: [keys.organization(organizationId), keys.member(organizationId, sub)],
            ConsistentRead: true,
          },
        },
      }),
    );
  const profile = () =>
    client.send(new GetCommand({ TableName: tableName, Key: keys.profile(sub), ConsistentRead: true }));

  await compare(
    'one customer',
    () => call(customers.handler, 'GET /api/customer/{id}', undefined, customer.id),
    [
      profile,
      gate,
      () =>
        client.send(
          new GetCommand({
            TableName: tableName,
            Key: keys.customer(organizationId, customer.id!),
            ConsistentRead: true,
          }),
        ),
    ],
  );
  await compare('list of customers', () => call(customers.handler, 'GET /api/customer'), [
    profile,
    gate,
    () =>
      client.send(
        new QueryCommand({
          TableName: tableName,
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
          ExpressionAttributeValues: { ':pk': `ORG#${organizationId}`, ':prefix': 'CUST#' },
          ConsistentRead: true,
        }),
      ),
  ]);
  await compare('new customer', () => call(customers.handler, 'PUT /api/customer', { name: 'Acme' }), [
    profile,
    gate,
    () =>
      client.send(
        new TransactWriteCommand({
          TransactItems: [ulid(), ulid()].map((id) => ({
            Put: { TableName: tableName, Item: { ...keys.customer(organizationId, id), name: 'Acme' } },
          })),
        }),
      ),
  ]);
}

/** Medians of both sides, taken in turn so that a drifting machine moves both. */
async function compare(
  name: string,
  ours: () => Promise<unknown>,
  bare: (() => Promise<unknown>)[],
): Promise<void> {
  const times = { ours: [] as number[], bare: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    times.bare.push(
      await timed(async () => {
        for (const step of bare) await step();
      }),
    );
    times.ours.push(await timed(ours));
  }
  const [a, b] = [median(times.ours), median(times.bare)];
  const line = `${name.padEnd(20)} ours ${a.toFixed(2)} ms   bare ${b.toFixed(2)} ms   ratio ${(a / b).toFixed(2)}`;
  process.stdout.write(`${line}\n`);
}

async function timed(act: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await act();
  return performance.now() - started;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}

function eventFor(
  sub: string,
  routeKey: string,
  body?: object,
  id?: string,
): APIGatewayProxyEventV2WithJWTAuthorizer {
  const claims = { sub, token_use: 'access' };
  const event = {
    routeKey,
    headers: {},
    isBase64Encoded: false,
    ...(body && { body: JSON.stringify(body) }),
    ...(id && { pathParameters: { id } }),
    requestContext: { requestId: 'bench', authorizer: { jwt: { claims } } },
  };
  return event as unknown as APIGatewayProxyEventV2WithJWTAuthorizer;
}
