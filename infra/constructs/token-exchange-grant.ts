import type { UserPoolClient } from 'aws-cdk-lib/aws-cognito';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type * as z from 'zod/mini';
import type { sessionEnvironment } from '#functions/session/environment';
import { setEnvironment } from './environment.ts';

/** To exchange and to revoke refresh tokens of this app client. The tokens are the permission, so there is only the variable. */
export function grantTokenExchange(client: UserPoolClient, fn: LambdaFunction): void {
  const environment: z.input<typeof sessionEnvironment> = { USER_POOL_CLIENT_ID: client.userPoolClientId };
  setEnvironment(fn, environment);
}
