import type { IncomingMessage, ServerResponse } from 'node:http';
import type { S3Client } from '@aws-sdk/client-s3';
import type { Jwks } from 'aws-jwt-verify/jwk';
import type { FunctionRuntime } from '../lambda/runtime.ts';
import type { Assembly } from '../template/assembly.ts';
import { accessLog } from './access-log.ts';
import { assetBucketOrigin } from './asset-bucket.ts';
import { JwtAuthorization } from './authorizer.ts';
import { findBehavior, type Behavior, type Distribution } from './distribution.ts';
import type { EdgeCache } from './edge-cache.ts';
import { EdgeRouter, type BucketOrigin } from './edge-router.ts';
import { jsonResponse, textResponse, type EdgeRequest } from './edge.ts';
import { HttpApi } from './http-api.ts';
import { handleLocalPath, LOCAL_PREFIX, type LocalServices } from './local-paths.ts';
import { readRoutes, type ApiRoute } from './routes.ts';
import { S3Proxy } from './s3-proxy.ts';
import type { GatewayServer } from './server.ts';
import { WebFiles, type WebBucket } from './web-files.ts';

export interface DevServer {
  handle(path: string, request: IncomingMessage, response: ServerResponse): void;
  close(): Promise<void>;
}

export interface WebConfig {
  path: string;
  read: () => { [name: string]: string | Record<string, string> | undefined };
}

export interface GatewayParts {
  assembly: Assembly;
  distribution: Distribution;
  runtime: FunctionRuntime;
  jwks: Jwks;
  cache: EdgeCache;
  s3Client: S3Client;
  s3Endpoint: string;
  accessLogFile: string;
  webBucket: WebBucket | undefined;
  web: DevServer | undefined;
  webConfig: WebConfig;
  local: LocalServices;
}

export function connectGateway(
  server: GatewayServer,
  parts: GatewayParts,
): { routes: ApiRoute[]; bucketAt: (path: string) => string | undefined } {
  const { distribution, webConfig } = parts;
  const webBucket = bucketOf(distribution.behaviors.at(-1));
  const apis = createApis(parts);
  const buckets = new Map(
    parts.assembly.ofType('AWS::S3::Bucket').map((resource): [string, BucketOrigin] => {
      const name = parts.assembly.ref(resource);
      return [name, name === webBucket ? webBucketOrigin(parts) : assetBucketOrigin(parts.s3Client, name)];
    }),
  );
  const router = new EdgeRouter(distribution, { apis, buckets }, parts.cache);
  const s3 = new S3Proxy(parts.s3Endpoint);
  const [api] = apis.values();
  const local = { ...parts.local, ...(api && { callApi: (request: EdgeRequest) => api.handle(request) }) };
  server.stream((request, response) => s3.handle(request, response));
  server.use(async (request, raw) => {
    if (request.path.startsWith(LOCAL_PREFIX)) return handleLocalPath(request, local);
    if (parts.web && request.path !== webConfig.path && isWebFile(distribution, request)) {
      return serveFromSources(parts.web, distribution, request, raw);
    }
    return s3.onOrigin(await router.handle(request), request.headers.host);
  });
  return {
    routes: [...apis.values()].flatMap((one) => one.routes),
    bucketAt: (path) => bucketOf(findBehavior(distribution, path)),
  };
}

function createApis({ assembly, runtime, jwks, accessLogFile }: GatewayParts): Map<string, HttpApi> {
  const authorization = new JwtAuthorization(jwks);
  const { region, accountId } = assembly.account;
  return new Map(
    assembly.ofType('AWS::ApiGatewayV2::Api').map((resource) => {
      const apiId = assembly.ref(resource);
      const identity = { apiId, region, accountId };
      const writeAccess = accessLog(assembly, apiId, accessLogFile);
      return [apiId, new HttpApi(identity, readRoutes(assembly, apiId), authorization, runtime, writeAccess)];
    }),
  );
}

function webBucketOrigin({ webBucket, webConfig }: GatewayParts): BucketOrigin {
  const files = webBucket && new WebFiles(webBucket);
  return async (path, request) => {
    if (path === webConfig.path) return jsonResponse(200, webConfig.read(), { 'cache-control': 'no-cache' });
    const file = await files?.get(path, request.headers);
    if (!file) return textResponse(404, 'Not Found');
    // The deployment fills in the origin at the upload.
    if (!webBucket || !/html|xml|plain/.test(String(file.headers['content-type']))) return file;
    const body = String(file.body).replaceAll(webBucket.siteOrigin, `http://${request.headers.host}`);
    return { ...file, body };
  };
}

function isWebFile(distribution: Distribution, request: EdgeRequest): boolean {
  return bucketOf(findBehavior(distribution, request.path)) === bucketOf(distribution.behaviors.at(-1));
}

/** Modules and sources do not exist on AWS, so the viewer-request function sees pages only. */
async function serveFromSources(
  web: DevServer,
  distribution: Distribution,
  request: EdgeRequest,
  raw: { request: IncomingMessage; response: ServerResponse },
) {
  const isPage = request.headers.accept?.includes('text/html');
  const viewerRequest = isPage && findBehavior(distribution, request.path).viewerRequest;
  const rewritten = viewerRequest ? await viewerRequest.run(request) : request;
  if ('status' in rewritten) return rewritten;
  const path = rewritten.path === '/' ? `/${distribution.defaultRootObject}` : rewritten.path;
  web.handle(request.query ? `${path}?${request.query}` : path, raw.request, raw.response);
  return 'handled' as const;
}

function bucketOf(behavior: Behavior | undefined): string | undefined {
  return behavior?.origin.kind === 'bucket' ? behavior.origin.bucket : undefined;
}
