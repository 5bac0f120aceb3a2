import type { UserPool } from 'aws-cdk-lib/aws-cognito';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type * as z from 'zod/mini';
import type { userPoolEnvironment } from '#functions/user/environment';
import { setEnvironment } from './environment.ts';

/** To sign people out and to delete them, in this pool and no other. Permission and environment variable in one call. */
export function grantUserManagement(userPool: UserPool, fn: LambdaFunction): void {
  userPool.grant(fn, 'cognito-idp:AdminUserGlobalSignOut', 'cognito-idp:AdminDeleteUser');
  const environment: z.input<typeof userPoolEnvironment> = { USER_POOL_ID: userPool.userPoolId };
  setEnvironment(fn, environment);
}
