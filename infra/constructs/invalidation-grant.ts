import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import type * as z from 'zod/mini';
import type { edgeEnvironment } from '#functions/shared/edge/environment';
import { setEnvironment } from './environment.ts';

/** To make this distribution forget what it has cached, and nothing else. Permission and environment variable in one call. */
export function grantInvalidation(distribution: Distribution, fn: LambdaFunction): void {
  distribution.grantCreateInvalidation(fn);
  const environment: z.input<typeof edgeEnvironment> = { DISTRIBUTION_ID: distribution.distributionId };
  setEnvironment(fn, environment);
}
