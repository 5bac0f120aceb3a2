import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import type { RefdeckCloud } from '#tools/start/cloud';
import { assertDiscreetLog, assertNothingDenied } from './function-log.ts';

/** The parts of the local cloud, which runs in another process, that tests use. */
export type TestCloud = Pick<
  RefdeckCloud,
  | 'origin'
  | 'region'
  | 'tableName'
  | 'assetBucket'
  | 'userPoolId'
  | 'userPoolClientId'
  | 'endpoints'
  | 'control'
  | 'credentials'
  | 'routes'
  | 'logs'
>;

declare module 'vitest' {
  export interface ProvidedContext {
    cloud: TestCloud;
  }
}

export interface SignedUp {
  sub: string;
  accessToken: string;
  idToken: string;
  refreshToken: string;
}

/**
 * Starts an empty local cloud on free ports, for suites that kill an engine or serve the web; all others
 * share the one of the global set-up.
 */
export async function startTestCloud(
  options: { webDir?: string; forgetful?: boolean; unscheduled?: boolean } = {},
): Promise<RefdeckCloud & { dataDir: string }> {
  // Imported here, because test workers load this file too and do not need it.
  const [{ buildFunctions }, { startCloud }, { APP_OUTPUT, synthesize }] = await Promise.all([
    import('#tools/build/build-functions'),
    import('#tools/start/cloud'),
    import('#tools/build/synthesize'),
  ]);
  const directory = mkdtempSync(join(tmpdir(), 'refdeck-test-'));
  const dataDir = join(directory, 'data');
  const remove = () => rmSync(directory, { recursive: true, force: true });
  try {
    await buildFunctions();
    await synthesize();
    const cloud = await startCloud({
      forgetful: true,
      ...options,
      dataDir,
      outDir: APP_OUTPUT,
      onCrash: (error) => console.error(error),
    });
    const stop = async () => {
      await cloud.stop();
      for (const file of Object.values(cloud.logs)) assertDiscreetLog(file);
      assertNothingDenied(cloud.logs.functions);
    };
    return { ...cloud, dataDir, stop: () => stop().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * Starts one local cloud for all API suites. A schedule would do the work of a job that a test kills, or see a
 * date that a test has moved, so jobs run only by `runJob`.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { recordCalls } = await import('./recorded-calls.ts');
  const store = process.env.REFDECK_CALLS === 'write' ? recordCalls() : undefined;
  const cloud = await startTestCloud({ unscheduled: true });
  project.provide('cloud', {
    origin: cloud.origin,
    region: cloud.region,
    tableName: cloud.tableName,
    assetBucket: cloud.assetBucket,
    userPoolId: cloud.userPoolId,
    userPoolClientId: cloud.userPoolClientId,
    endpoints: cloud.endpoints,
    control: cloud.control,
    credentials: cloud.credentials,
    routes: cloud.routes,
    logs: cloud.logs,
  });
  return async () => {
    try {
      await store?.();
      await cloud.stop();
    } catch (error) {
      // Vitest prints errors of a tear-down without failing.
      process.exitCode = 1;
      throw error;
    }
  };
}

/** Makes a confirmed user with tokens, without the mails of a real sign-up. */
export async function signUp(user: { email: string; password: string; name: string }): Promise<SignedUp> {
  const credentials = { Username: user.email, Password: user.password };
  const UserAttributes = [{ Name: 'name', Value: user.name }];
  const { sub } = await callUserPool<{ sub: string }>('LocalCreateUser', { ...credentials, UserAttributes });
  return { sub, ...(await callUserPool<Omit<SignedUp, 'sub'>>('LocalSignIn', credentials)) };
}

export function signIn(email: string, password: string): Promise<Omit<SignedUp, 'sub'>> {
  return callUserPool('LocalSignIn', { Username: email, Password: password });
}

export async function callUserPool<Body>(operation: string, input: object): Promise<Body> {
  const response = await fetch(inject('cloud').endpoints.cognito, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(input),
  });
  const body = (await response.json()) as Body & { __type?: string; message?: string };
  if (!response.ok) throw Object.assign(new Error(body.message), { name: body.__type });
  return body;
}
