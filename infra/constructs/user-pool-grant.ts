import type { UserPool } from 'aws-cdk-lib/aws-cognito';
import { Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
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

/**
 * To sign people out, for a function that the pool itself calls. In a policy of its own, which is made after both: the pool names the
 * function, and the function's own policy would name the pool, in a circle. Which pool, the event says.
 */
export function grantRevocationToTrigger(userPool: UserPool, fn: LambdaFunction): void {
  const statement = new PolicyStatement({
    actions: ['cognito-idp:AdminUserGlobalSignOut'],
    resources: [userPool.userPoolArn],
  });
  new Policy(userPool.stack, `${fn.node.id}RoleRevocation`, { roles: [fn.role!], statements: [statement] });
}
