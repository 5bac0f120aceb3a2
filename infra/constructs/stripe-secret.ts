import { RemovalPolicy } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type * as z from 'zod/mini';
import type { stripeEnvironment } from '#functions/payments/environment';
import { stripeSecretName } from '../stage.ts';
import { suppress } from './suppressed-findings.ts';
import { setEnvironment } from './grants.ts';

/** A random value until the operator sets it (`docs/operations/billing.md`). */
export class StripeSecret extends Construct {
  private readonly secret: Secret;
  private readonly secretName: string;

  constructor(scope: Construct, id: string, props: { stageName: string; retainData: boolean }) {
    super(scope, id);
    this.secretName = stripeSecretName(props.stageName);
    this.secret = new Secret(this, 'Secret', {
      secretName: this.secretName,
      description: 'Stripe: {"secretKey": "sk_…", "webhookSecrets": ["whsec_…"]}',
      // The name is fixed, so a secret left by a failed creation would block the next.
      removalPolicy: props.retainData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
    });
    suppress(this.secret, {
      'AwsSolutions-SMG4':
        'Stripe makes its keys, so nothing here can rotate them. An operator does, without a pause: functions take two webhook secrets at a time (docs/operations/billing.md)',
    });
  }

  grantUse(fn: LambdaFunction): void {
    this.secret.grantRead(fn);
    const environment: z.input<typeof stripeEnvironment> = { STRIPE_SECRET_NAME: this.secretName };
    setEnvironment(fn, environment);
  }
}
