import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { compileFunction, constants } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { CreateTableCommand, DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { CreateBucketCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { DynamoDBDocumentClient, PutCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import { inject } from 'vitest';
import { routeKey, type Route, type SignedBody } from '#contract/primitives/route';
import type { Key } from '#functions/shared/data/keys';
import { sessionCookieName } from '#functions/shared/http/session-cookie';
import { transactItems, type Step } from '#functions/shared/data/write';
import { accountScope } from '#functions/shared/membership/actor';
import { buildRequest } from '#web/shared/api-request.ts';
import { Assembly } from '@refdeck/local-cloud/template/assembly';
import { APP_OUTPUT } from '#tools/build/synthesize';
import { runInProcess } from '../in-process.ts';
import type { Caller } from '../resources/fixture.ts';
import { browser } from '../visits.ts';
import { startMeter, type Units } from './meter.ts';
import { roundTripsOf } from './round-trips.ts';
import { tableNamed } from './table-named.ts';

export interface Cost extends Units {
  /** Sequential calls of the table; concurrent calls count as one. */
  roundTrips: number;
  /** The size of the response on the wire, with text compressed. */
  kilobytes: number;
}

type Handler = (event: unknown, context: unknown) => Promise<unknown>;
type Result = APIGatewayProxyStructuredResultV2;

/** Runs the deployed bundles in this process, on their own table and bucket. */
export interface Lab {
  call: <Body>(route: Route, input: object, caller?: Caller) => Promise<Body>;
  open: (path: string, template: string, bundle: string) => Promise<void>;
  run: (bundle: string, event: object) => Promise<void>;
  write: (steps: readonly Step[]) => Promise<void>;
  put: (key: Key, item: object) => Promise<void>;
  putObject: (key: string, body: Buffer) => Promise<void>;
  tableBytes: () => Promise<number>;
  costOf: (act: () => Promise<unknown>) => Promise<Cost>;
  stop: () => Promise<void>;
}

export async function startLab(): Promise<Lab> {
  const { endpoints, region, credentials } = inject('cloud');
  const name = `units-${randomUUID()}`;
  const engine = { region, credentials };
  const tables = new DynamoDBClient({ ...engine, endpoint: endpoints.dynamodb });
  await tables.send(new CreateTableCommand(tableNamed(name)));
  const files = new S3Client({ ...engine, endpoint: endpoints.s3, forcePathStyle: true });
  await files.send(new CreateBucketCommand({ Bucket: name }));
  const meter = await startMeter(endpoints.dynamodb);

  runInProcess();
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_DYNAMODB: meter.endpoint,
    AWS_ENDPOINT_URL_CLOUDFRONT: `${inject('cloud').control}/cloudfront`,
    TABLE_NAME: name,
    ASSET_BUCKET: name,
    ...deployedIds(),
  });
  const client = DynamoDBDocumentClient.from(tables, { marshallOptions: { removeUndefinedValues: true } });
  let bytes = 0;
  const textOf = (result: Result, what: string) => {
    const text = result.body ?? '';
    if ((result.statusCode ?? 0) >= 300) throw new Error(`${what}: ${result.statusCode} ${text}`);
    bytes += result.isBase64Encoded ? Buffer.from(text, 'base64').length : gzipSync(text).length;
    return text;
  };
  return {
    call: async <Body>(route: Route & { resource?: string }, input: object, caller: Caller = {}) => {
      const result = (await handlerOf(route.resource!)(apiEvent(route, input, caller), {})) as Result;
      return JSON.parse(textOf(result, routeKey(route))) as Body;
    },
    open: async (path, template, bundle) => {
      const result = (await handlerOf(bundle)(pageEvent(path, template), {})) as Result;
      textOf(result, path);
    },
    run: async (bundle, event) => {
      const context = { awsRequestId: 'units', getRemainingTimeInMillis: () => 60_000 };
      const response = await handlerOf(bundle)(event, context);
      const { batchItemFailures = [] } = (response ?? {}) as { batchItemFailures?: unknown[] };
      if (batchItemFailures.length > 0) throw new Error(`${bundle} has failed`);
    },
    write: async (steps) => {
      await client.send(new TransactWriteCommand({ TransactItems: transactItems(steps, name) }));
    },
    put: async (key, item) => {
      await client.send(new PutCommand({ TableName: name, Item: { ...item, ...key } }));
    },
    putObject: async (Key, Body) => {
      await files.send(new PutObjectCommand({ Bucket: name, Key, Body }));
    },
    tableBytes: async () =>
      (await tables.send(new DescribeTableCommand({ TableName: name }))).Table!.TableSizeBytes!,
    costOf: async (act) => {
      bytes = 0;
      const { result, roundTrips } = await roundTripsOf(meter.endpoint, () => meter.unitsOf(act));
      const { units, admissions } = result;
      return { ...units, roundTrips: roundTrips - admissions, kilobytes: Math.round(bytes / 100) / 10 };
    },
    stop: () => meter.stop(),
  };
}

function deployedIds() {
  const { region } = inject('cloud');
  const assembly = new Assembly(resolve(APP_OUTPUT), {
    region,
    accountId: '000000000000',
    host: 'localhost',
  });
  const [pair] = assembly.custom();
  return {
    AWS_ENDPOINT_URL_SECRETS_MANAGER: `${inject('cloud').control}/secretsmanager/`,
    DISTRIBUTION_ID: assembly.ref(assembly.only('AWS::CloudFront::Distribution')),
    FILE_KEY_SECRET_ARN: pair!.property<string>('SecretId'),
    FILE_KEY_PAIR_ID: assembly.ref(assembly.only('AWS::CloudFront::PublicKey')),
  };
}

const loaded = new Map<string, Handler>();

/** Loads a bundle as Lambda does. Bundles are CommonJS, while files of this package are ES modules. */
function handlerOf(bundle: string): Handler {
  const known = loaded.get(bundle);
  if (known) return known;
  const filename = resolve('dist', 'functions', bundle, 'index.js');
  const module: { exports: { handler?: Handler } } = { exports: {} };
  const names = ['module', 'exports', 'require', '__filename', '__dirname'];
  // The SDK imports Node's modules dynamically.
  const importModuleDynamically = constants.USE_MAIN_CONTEXT_DEFAULT_LOADER;
  const options = { filename, importModuleDynamically };
  const run = compileFunction(readFileSync(filename, 'utf8'), names, options);
  run(module, module.exports, createRequire(filename), filename, dirname(filename));
  const handler = module.exports.handler!;
  loaded.set(bundle, handler);
  return handler;
}

const requestContext = (method: string, path: string) => ({
  requestId: randomUUID(),
  http: { method, path, sourceIp: '198.51.100.7' },
});

function apiEvent(route: Route, input: object, { userId, organizationId, accessToken }: Caller) {
  const { sessionToken, ...sent } = input as { sessionToken?: string };
  const { url, init } = buildRequest(route, sent);
  const { pathname, searchParams } = new URL(url, 'https://refdeck.example');
  const { payload, signature = '' } = input as Partial<SignedBody>;
  const names = [...route.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  const auth_time = Math.floor(Date.now() / 1000) + 86_400;
  const claims = { sub: userId, token_use: 'access', auth_time, scope: accessToken && accountScope };
  return {
    routeKey: routeKey(route),
    rawPath: pathname,
    rawQueryString: searchParams.toString(),
    queryStringParameters: Object.fromEntries(searchParams),
    pathParameters: Object.fromEntries(names.map((name) => [name, input[name as keyof object]])),
    headers: {
      'user-agent': browser(1),
      'content-type': 'application/json',
      ...(organizationId && { 'x-organization-id': organizationId }),
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
      ...(route.signedBy && { [route.signedBy]: signature }),
    },
    ...(sessionToken && { cookies: [`${sessionCookieName}=${sessionToken}`] }),
    requestContext: {
      ...requestContext(route.method, pathname),
      ...(userId && { authorizer: { jwt: { claims } } }),
    },
    body: payload ?? init.body,
    isBase64Encoded: false,
  };
}

/** Builds the event of a visit through the edge. `template` is the path with names in place of ids. */
function pageEvent(path: string, template: string) {
  const names = template.split('/');
  const pathParameters = Object.fromEntries(
    path.split('/').flatMap((part, n) => (names[n]!.startsWith('{') ? [[names[n]!.slice(1, -1), part]] : [])),
  );
  return {
    routeKey: `GET ${template}`,
    rawPath: path,
    rawQueryString: '',
    pathParameters,
    headers: { 'x-viewer-host': 'refdeck.example' },
    requestContext: requestContext('GET', path),
    isBase64Encoded: false,
  };
}
