import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import type { RefdeckCloud } from '#tools/start/cloud';
import { assertDiscreetLog, assertNothingDenied } from './function-log.ts';

/** What tests know of the local cloud that runs beside them, in another process. */
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
 * The app of this checkout, on free ports and with nothing in it. For suites that must do more than call it (kill an
 * engine, show the web); all others share the one of the global set-up.
 */
export async function startTestCloud(
  options: { webDir?: string; forgetful?: boolean } = {},
): Promise<RefdeckCloud & { dataDir: string }> {
  // Imported here, because test workers load this file too and need none of it.
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

/** Vitest's global set-up: one local cloud for all API suites. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { recordCalls } = await import('./recorded-calls.ts');
  const store = process.env.REFDECK_CALLS === 'write' ? recordCalls() : undefined;
  const cloud = await startTestCloud();
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
      // Vitest only prints what a tear-down throws.
      process.exitCode = 1;
      throw error;
    }
  };
}

/** A confirmed user with tokens, without the mails and the arithmetic of a real sign-up. */
export async function signUp(user: { email: string; password: string; name: string }): Promise<SignedUp> {
  const credentials = { Username: user.email, Password: user.password };
  const UserAttributes = [{ Name: 'name', Value: user.name }];
  const { sub } = await callUserPool<{ sub: string }>('LocalCreateUser', { ...credentials, UserAttributes });
  return { sub, ...(await callUserPool<Omit<SignedUp, 'sub'>>('LocalSignIn', credentials)) };
}

/** Tokens with what the pre-token trigger says now. */
export function signIn(email: string, password: string): Promise<Omit<SignedUp, 'sub'>> {
  return callUserPool('LocalSignIn', { Username: email, Password: password });
}

/** An operation of the user pool, as a browser would call it. */
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
