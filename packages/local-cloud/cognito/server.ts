import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { CognitoError, UnsupportedError } from 'cognito-local/lib/errors.js';
import { Router } from 'cognito-local/lib/server/Router.js';
import { accountTargets } from './account-targets.ts';
import { Authentication } from './auth-targets.ts';
import { createLocalUsers, type LocalUsers } from './local-users.ts';
import { EMULATOR_CONTEXT, type Pool } from './pool.ts';
import { missingSignature } from './errors.ts';
import { foldCase, type CognitoRequest, type Target, type TargetTable } from './requests.ts';
import { listen } from '../listen.ts';
import { isLoopbackHost } from '../gateway/edge.ts';
import { signedInTargets, WITH_ACCESS_TOKEN } from './signed-in-targets.ts';

export interface CognitoEngine extends LocalUsers {
  endpoint: string;
  signedEndpoint: string;
  stop(): Promise<void>;
}

/** Our targets take precedence over the emulator's. */
export async function startCognito(pool: Pool, controlToken: string): Promise<CognitoEngine> {
  const authentication = new Authentication(pool);
  const localUsers = createLocalUsers(pool, authentication);
  const targets: TargetTable = {
    ...accountTargets(pool),
    ...signedInTargets(pool),
    ...authentication.targets(),
    ...localUsers.targets,
  };
  const find = targetFinder(pool, targets);
  const signedPath = `/${controlToken}/`;
  const server = createServer(
    (request, response) => void serve(request, response, { pool, find, signedPath }),
  );
  const { endpoint, stop } = await listen(server);
  return {
    ...localUsers,
    endpoint,
    signedEndpoint: `${endpoint}${signedPath}`,
    stop,
  };
}

/** Browsers prove themselves by a password, a code or a token instead of a signature. */
const open: ReadonlySet<string> = new Set([
  'SignUp',
  'ConfirmSignUp',
  'ResendConfirmationCode',
  'ForgotPassword',
  'ConfirmForgotPassword',
  'InitiateAuth',
  'RespondToAuthChallenge',
  'GetTokensFromRefreshToken',
  'RevokeToken',
  'GlobalSignOut',
  ...WITH_ACCESS_TOKEN,
]);

function targetFinder(pool: Pool, targets: TargetTable): (name: string) => Target {
  const emulator = Router(pool.services);
  return (name) =>
    targets[name] ?? ((request) => emulator(name)(EMULATOR_CONTEXT, request) as Promise<object>);
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  { pool, find, signedPath }: { pool: Pool; find: (name: string) => Target; signedPath: string },
): Promise<void> {
  const respond = (status: number, body: object) => {
    response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' });
    response.end(JSON.stringify(body, secondsForDates));
  };
  try {
    if (!isLoopbackHost(request.headers.host)) return respond(403, { message: 'Only for this machine.' });
    const body = await readText(request);
    if (request.method === 'GET') {
      const isKeys = request.url?.endsWith('/.well-known/jwks.json');
      return respond(200, isKeys ? pool.key.jwks : { ok: true });
    }
    const name = String(request.headers['x-amz-target'] ?? '').split('.')[1] ?? '';
    if (!open.has(name) && request.url !== signedPath) throw missingSignature();
    const input = JSON.parse(body) as CognitoRequest;
    respond(200, await find(name)(pool.config.caseSensitive ? input : foldCase(input)));
  } catch (error) {
    respond(...errorResponse(error));
  }
}

function errorResponse(error: unknown): [number, object] {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof CognitoError) return [400, { __type: error.code, message }];
  if (error instanceof SyntaxError) return [400, { __type: 'SerializationException', message }];
  if (error instanceof UnsupportedError) return [400, { __type: 'UnknownOperationException', message }];
  console.error('Cognito emulator:', error);
  return [500, { __type: 'InternalErrorException', message }];
}

/** AWS's JSON protocol has dates in seconds. */
function secondsForDates(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const original = this[key];
  return original instanceof Date ? Math.floor(original.getTime() / 1000) : value;
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
