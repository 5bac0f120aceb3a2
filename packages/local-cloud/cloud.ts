import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { S3Client } from '@aws-sdk/client-s3';
import { readPoolConfig } from './cognito/pool-config.ts';
import { createPool } from './cognito/pool.ts';
import type { NewUser, SignInTokens } from './cognito/local-users.ts';
import { startCognito } from './cognito/server.ts';
import { openControl } from './control.ts';
import { startDynamoDb, type DynamoDbEngine } from './dynamodb/engine.ts';
import { createTables, tableResources } from './dynamodb/tables.ts';
import { EventBus } from './events/bus.ts';
import { bucketsWithEvents, readRules } from './events/rules.ts';
import { connectGateway, type DevServer, type WebConfig } from './gateway/connect.ts';
import { ControlPlane } from './gateway/control-plane.ts';
import { readDistribution } from './gateway/distribution.ts';
import { EdgeCache } from './gateway/edge-cache.ts';
import { LOCAL_PREFIX } from './gateway/local-paths.ts';
import { readSecrets, Secrets } from './gateway/secrets.ts';
import { GatewayServer } from './gateway/server.ts';
import type { WebBucket } from './gateway/web-files.ts';
import { FunctionRuntime } from './lambda/runtime.ts';
import { Mailbox, type MailMessage } from './mail/mailbox.ts';
import { mailReports } from './mail/reports.ts';
import { stepTimer } from './step-timer.ts';
import { S3_CREDENTIALS, startS3 } from './s3/engine.ts';
import { startStreams } from './streams/poller.ts';
import { CleanUp } from './clean-up.ts';
import { Assembly } from './template/assembly.ts';
import { CustomResources } from './template/custom-resources.ts';
import { notEmulated } from './template/not-emulated.ts';

const REGION = 'us-east-1';

export interface LocalCloudOptions {
  dataDir: string;
  outDir: string;
  web?: WebBucket;
  webConfig: WebConfig;
  forgetful?: boolean;
  /** Scheduled functions run only when they are told to. */
  unscheduled?: boolean;
  port?: number;
  verbose?: boolean;
  onStep?: (step: string) => void;
  /** Runs once the port is taken, before anything starts. Returns what to undo at the end. */
  onListening?: (port: number) => Promise<() => void>;
  startServices?: (origin: string) => Promise<Services>;
  onCrash?: (error: Error) => void;
  dev?: { functionsDir: string; startWeb(http: GatewayServer['http']): Promise<DevServer> };
}

export interface Services {
  endpoints: Record<string, string>;
  environment: Record<string, string>;
  secretText: string;
  stop(): Promise<void> | void;
}

export interface LocalRoute {
  routeKey: string;
  authorized: boolean;
  functionId: string;
}

export interface LocalCloud {
  origin: string;
  region: string;
  tableName: string;
  userPoolId: string;
  userPoolClientId: string;
  endpoints: { dynamodb: string; s3: string; cognito: string };
  /** The secret address for operations that AWS accepts from signed callers only. */
  control: string;
  credentials: { accessKeyId: string; secretAccessKey: string };
  routes: LocalRoute[];
  logs: { functions: string; access: string };
  mail: { list(): MailMessage[] };
  dynamodb: Pick<DynamoDbEngine, 'kill' | 'restart' | 'pid'>;
  bucketAt(path: string): string | undefined;
  /** Confirmed, with a verified address; runs the PostConfirmation trigger. */
  createUser(user: NewUser): Promise<{ sub: string }>;
  signIn(email: string, password: string): Promise<SignInTokens>;
  invoke(functionId: string, event: unknown): Promise<unknown>;
  reloadFunctions(): Promise<void>;
  restFunctions(): Promise<void>;
  stop(): Promise<void>;
}

export async function startLocalCloud(options: LocalCloudOptions): Promise<LocalCloud> {
  // Lambda runs a newer Node than laptops may have, so the SDK's warning is no use here.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
  const cleanUp = new CleanUp();
  try {
    return await start(options, cleanUp);
  } catch (error) {
    await cleanUp.run();
    throw error;
  }
}

async function start(options: LocalCloudOptions, cleanUp: CleanUp): Promise<LocalCloud> {
  const dataDir = resolve(options.dataDir);
  const logs = { functions: join(dataDir, 'functions.log'), access: join(dataDir, 'access.log') };
  const timed = stepTimer(options.onStep);

  // A conflict of port or directory is reported before anything starts.
  const gateway = new GatewayServer();
  const port = await gateway.listen(options.port ?? 0);
  cleanUp.add(() => gateway.close());
  const origin = `http://localhost:${port}`;
  mkdirSync(dataDir, { recursive: true });
  if (options.onListening) cleanUp.add(await options.onListening(port));

  const control = openControl(dataDir, port);
  cleanUp.add(() => control.close());

  const assembly = new Assembly(resolve(options.outDir), {
    region: REGION,
    accountId: '000000000000',
    host: `localhost:${port}`,
  });
  for (const resource of notEmulated(assembly)) options.onStep?.(`Not emulated here: ${resource}`);
  const onCrash = options.onCrash ?? (() => undefined);
  const dynamodb = await timed('DynamoDB Local', () =>
    startDynamoDb({ dataDir: options.forgetful ? undefined : join(dataDir, 'dynamodb'), onCrash }),
  );
  cleanUp.add(() => dynamodb.stop());
  const client = { region: REGION, credentials: S3_CREDENTIALS };
  const tables = new DynamoDBClient({ ...client, endpoint: dynamodb.endpoint });
  await timed('Tables', () => createTables(assembly, tables));

  const buckets = assembly.ofType('AWS::S3::Bucket').map((bucket) => assembly.ref(bucket));
  const telling = bucketsWithEvents(assembly);
  const bus: EventBus = new EventBus(readRules(assembly), {
    account: assembly.account,
    invoke: (id, event) => runtime.invoke(id, event),
    log: (id, text) => runtime.log(id, text),
  });
  cleanUp.add(() => bus.stop());
  const s3 = await timed('S3', () =>
    startS3({
      directory: join(dataDir, 's3'),
      buckets,
      origins: [origin],
      onCreated: (bucket, object) => {
        if (telling.has(bucket)) bus.objectCreated(bucket, object);
      },
    }),
  );
  cleanUp.add(() => s3.stop());

  const mailbox = new Mailbox(join(dataDir, 'mail'));
  const runtime: FunctionRuntime = createRuntime(options, logs.functions, assembly, {
    AWS_ACCESS_KEY_ID: S3_CREDENTIALS.accessKeyId,
    AWS_SECRET_ACCESS_KEY: S3_CREDENTIALS.secretAccessKey,
    AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    AWS_ENDPOINT_URL_DYNAMODB: dynamodb.endpoint,
    AWS_ENDPOINT_URL_S3: s3.endpoint,
    ...control.environment,
  });
  cleanUp.add(() => runtime.stop());

  const storage = { dataDir: join(dataDir, 'cognito'), forgetful: options.forgetful };
  const pool = createPool(readPoolConfig(assembly), storage, mailbox, (id, event) =>
    runtime.invoke(id, event),
  );
  const cognito = await timed('Cognito emulator', () => startCognito(pool, control.token));
  cleanUp.add(() => cognito.stop());
  const services = await options.startServices?.(origin);
  cleanUp.add(() => services?.stop());
  runtime.setEnvironment({
    AWS_ENDPOINT_URL_COGNITO_IDENTITY_PROVIDER: cognito.signedEndpoint,
    ...services?.environment,
  });
  for (const id of [...Object.values(pool.config.triggers), ...bus.functionIds]) runtime.prepare(id);
  if (!options.unscheduled) bus.start();

  const web = await options.dev?.startWeb(gateway.http);
  if (web) cleanUp.add(() => web.close());
  const cache = new EdgeCache();
  const distributionId = assembly.ref(assembly.only('AWS::CloudFront::Distribution'));
  const secrets = new Secrets(
    readSecrets(assembly, {
      operatorText: () => services?.secretText ?? '',
      invoke: (id, event) => runtime.invoke(id, event),
    }),
  );
  const distribution = readDistribution(assembly, (value) => secrets.resolved(value));
  const { originHeaders } = distribution;
  cache.tagHeader = distribution.cacheTagHeader;
  const endpoints = { dynamodb: dynamodb.endpoint, s3: s3.endpoint, cognito: cognito.signedEndpoint };
  const customResources = new CustomResources(assembly, runtime, control.address);
  const { routes, bucketAt } = await timed('Gateway', async () =>
    connectGateway(gateway, {
      assembly,
      distribution,
      runtime,
      jwks: pool.key.jwks,
      cache,
      s3Client: new S3Client({ ...client, endpoint: s3.endpoint, forcePathStyle: true }),
      s3Endpoint: s3.endpoint,
      accessLogFile: logs.access,
      webBucket: options.web,
      web,
      webConfig: {
        path: options.webConfig.path,
        read: () => ({
          region: REGION,
          userPoolId: pool.config.poolId,
          userPoolClientId: pool.config.clientId,
          userPoolEndpoint: `${origin}${LOCAL_PREFIX}cognito/`,
          ...options.webConfig.read(),
        }),
      },
      local: {
        mailbox,
        reportMail: mailReports(assembly, bus),
        cloudFront: new ControlPlane({ distributionId, cache, originHeaders }),
        cognitoEndpoint: cognito.endpoint,
        controlToken: control.token,
        secrets,
        customResources,
        endpoints: { ...endpoints, ...services?.endpoints },
        run: (name, time) => bus.run(name, time),
      },
    }),
  );

  await timed('Custom resources', () => customResources.create());
  const streams = new DynamoDBStreamsClient({ ...client, endpoint: dynamodb.endpoint });
  const polling = await startStreams(assembly, { tables, streams }, runtime);
  cleanUp.add(() => polling.stop());

  const [table] = tableResources(assembly);
  return {
    origin,
    region: REGION,
    tableName: table ? assembly.ref(table) : '',
    userPoolId: pool.config.poolId,
    userPoolClientId: pool.config.clientId,
    endpoints,
    control: control.address,
    credentials: S3_CREDENTIALS,
    routes: routes.map(({ routeKey, authorizer, functionId }) => ({
      routeKey,
      authorized: authorizer !== undefined,
      functionId,
    })),
    logs,
    mail: { list: () => mailbox.list() },
    dynamodb,
    bucketAt,
    createUser: (user) => cognito.createUser(user),
    signIn: (email, password) => cognito.signIn(email, password),
    invoke: (id, event) => runtime.invoke(id, event),
    reloadFunctions: () => {
      cache.invalidate(['/*']);
      return runtime.reload();
    },
    restFunctions: () => runtime.rest(0),
    stop: () => cleanUp.run(),
  };
}

function createRuntime(
  options: LocalCloudOptions,
  logFile: string,
  assembly: Assembly,
  environment: Record<string, string>,
): FunctionRuntime {
  const runtime = new FunctionRuntime({
    assembly,
    environment,
    logFile,
    verbose: options.verbose ?? false,
  });
  if (options.dev) runtime.runFrom(options.dev.functionsDir);
  return runtime;
}
