import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import type * as z from 'zod/mini';
import type { UserPool, UserPoolClient } from 'aws-cdk-lib/aws-cognito';
import { Policy, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { edgeEnvironment } from '#functions/shared/edge/environment';
import type { sessionEnvironment } from '#functions/session/environment';
import type { translationEnvironment } from '#functions/translation/environment';
import type { userPoolEnvironment } from '#functions/user/environment';
import { stageOf } from '../app-stack.ts';

export function setEnvironment(fn: LambdaFunction, environment: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(environment)) fn.addEnvironment(name, value);
}

export function grantInvalidation(distribution: Distribution, fn: LambdaFunction): void {
  distribution.grantCreateInvalidation(fn);
  const environment: z.input<typeof edgeEnvironment> = { DISTRIBUTION_ID: distribution.distributionId };
  setEnvironment(fn, environment);
}

/** Holding a token suffices, so there is no permission to grant. */
export function grantTokenExchange(client: UserPoolClient, fn: LambdaFunction): void {
  const environment: z.input<typeof sessionEnvironment> = { USER_POOL_CLIENT_ID: client.userPoolClientId };
  setEnvironment(fn, environment);
}

/** The action takes no resource. */
export function grantTranslation(fn: LambdaFunction): void {
  if (!stageOf(fn).translates) return;
  fn.addToRolePolicy(new PolicyStatement({ actions: ['translate:TranslateText'], resources: ['*'] }));
  const environment: z.input<typeof translationEnvironment> = { TRANSLATE: 'amazon' };
  setEnvironment(fn, { ...environment });
}

export function grantUserManagement(userPool: UserPool, fn: LambdaFunction): void {
  userPool.grant(fn, 'cognito-idp:AdminUserGlobalSignOut', 'cognito-idp:AdminDeleteUser');
  const environment: z.input<typeof userPoolEnvironment> = { USER_POOL_ID: userPool.userPoolId };
  setEnvironment(fn, environment);
}

/** A policy of its own, because the role comes before the pools. The event names the pool. */
export function grantRevocationToTrigger(userPools: readonly UserPool[], fn: LambdaFunction): void {
  const statement = new PolicyStatement({
    actions: ['cognito-idp:AdminUserGlobalSignOut'],
    resources: userPools.map(({ userPoolArn }) => userPoolArn),
  });
  new Policy(fn.stack, `${fn.node.id}RoleRevocation`, { roles: [fn.role!], statements: [statement] });
}
