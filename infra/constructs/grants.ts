import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import type * as z from 'zod/mini';
import type { UserPool, UserPoolClient } from 'aws-cdk-lib/aws-cognito';
import { Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { edgeEnvironment } from '#functions/shared/edge/environment';
import type { sessionEnvironment } from '#functions/session/environment';
import type { userPoolEnvironment } from '#functions/user/environment';

/** Sets environment variables together with the grant that needs them. */
export function setEnvironment(fn: LambdaFunction, environment: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(environment)) fn.addEnvironment(name, value);
}

/** Grants invalidations of this distribution and sets the variable. */
export function grantInvalidation(distribution: Distribution, fn: LambdaFunction): void {
  distribution.grantCreateInvalidation(fn);
  const environment: z.input<typeof edgeEnvironment> = { DISTRIBUTION_ID: distribution.distributionId };
  setEnvironment(fn, environment);
}

/** Sets the variable for exchanges of refresh tokens. Holding a token suffices, so there is no permission to grant. */
export function grantTokenExchange(client: UserPoolClient, fn: LambdaFunction): void {
  const environment: z.input<typeof sessionEnvironment> = { USER_POOL_CLIENT_ID: client.userPoolClientId };
  setEnvironment(fn, environment);
}

/** Grants signing users out and deleting them, in this pool, and sets the variable. */
export function grantUserManagement(userPool: UserPool, fn: LambdaFunction): void {
  userPool.grant(fn, 'cognito-idp:AdminUserGlobalSignOut', 'cognito-idp:AdminDeleteUser');
  const environment: z.input<typeof userPoolEnvironment> = { USER_POOL_ID: userPool.userPoolId };
  setEnvironment(fn, environment);
}

/**
 * Grants a function that the user pool calls the right to sign people out. The pool names the function, so a
 * policy that named the pool would be circular. This separate policy allows any pool; the event names the
 * right one.
 */
export function grantRevocationToTrigger(userPool: UserPool, fn: LambdaFunction): void {
  const statement = new PolicyStatement({
    actions: ['cognito-idp:AdminUserGlobalSignOut'],
    resources: [userPool.userPoolArn],
  });
  new Policy(userPool.stack, `${fn.node.id}RoleRevocation`, { roles: [fn.role!], statements: [statement] });
}
