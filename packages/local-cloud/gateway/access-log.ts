import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Assembly } from '../template/assembly.ts';

export interface Access {
  requestId: string;
  routeKey?: string | undefined;
  status: number;
  errorMessage?: string | undefined;
  authorizerError?: string | undefined;
  invoked: boolean;
  functionStatus?: number | undefined;
  integrationError?: string | undefined;
  startedAt: number;
  responseBytes: number;
}

export type WriteAccess = (access: Access) => void;

type Reader = (access: Access) => string | number | undefined;

const elapsed: Reader = ({ startedAt }) => Math.round(performance.now() - startedAt);

/** The variables that a format may name. An unknown one is an error. */
const variables: Record<string, Reader> = {
  '$context.requestTime': () => new Date().toUTCString(),
  '$context.requestId': ({ requestId }) => requestId,
  '$context.routeKey': ({ routeKey }) => routeKey,
  '$context.status': ({ status }) => status,
  '$context.error.message': ({ errorMessage }) => errorMessage,
  '$context.authorizer.error': ({ authorizerError }) => authorizerError,
  // Lambda responds 200 for a function that throws as well.
  '$context.integrationStatus': ({ invoked }) => (invoked ? 200 : undefined),
  '$context.integration.status': ({ functionStatus }) => functionStatus,
  '$context.integration.error': ({ integrationError }) => integrationError,
  '$context.integration.requestId': ({ invoked, requestId }) => (invoked ? requestId : undefined),
  '$context.integrationLatency': (access) => (access.invoked ? elapsed(access) : undefined),
  '$context.responseLatency': elapsed,
  '$context.responseLength': ({ responseBytes }) => responseBytes,
};

export function accessLog(assembly: Assembly, apiId: string, file: string): WriteAccess {
  const format = assembly
    .ofType('AWS::ApiGatewayV2::Stage')
    .filter((stage) => stage.property('ApiId') === apiId && stage.has('AccessLogSettings'))
    .map((stage) => stage.property<{ Format?: string }>('AccessLogSettings')?.Format)[0];
  if (!format) return () => undefined;
  const unknown = [...format.matchAll(/\$context(?:\.\w+)+/g)].find(([name]) => !variables[name]);
  if (unknown) throw new Error(`The access log of ${apiId}: the local gateway does not know ${unknown[0]}.`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, '');
  return (access) => appendFileSync(file, `${lineOf(format, access)}\n`);
}

const lineOf = (format: string, access: Access): string =>
  format.replaceAll(/\$context(?:\.\w+)+/g, (name) =>
    String(variables[name]!(access) ?? '-').replaceAll(/["\\\n]/g, ' '),
  );
