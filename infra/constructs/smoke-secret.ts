import { RemovalPolicy } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type * as z from 'zod/mini';
import type { smokeEnvironment } from '#functions/shared/monitoring/environment';
import { smokeSecretName, type Stage } from '../stage.ts';
import { setEnvironment } from './grants.ts';
import { suppress } from './suppressed-findings.ts';

export class SmokeSecret extends Construct {
  private readonly secret: Secret;
  private readonly secretName: string;

  /** Each run writes, which is not worth two dollars a month on dev. */
  private readonly everyMinutes: number;

  constructor(
    scope: Construct,
    id: string,
    { name, isWatchedClosely }: Pick<Stage, 'name' | 'isWatchedClosely'>,
  ) {
    super(scope, id);
    this.secretName = smokeSecretName(name);
    this.everyMinutes = isWatchedClosely ? 5 : 60;
    this.secret = new Secret(this, 'Secret', {
      secretName: this.secretName,
      description: 'The password of the account that the smoke test signs in with',
      generateSecretString: { passwordLength: 40, excludePunctuation: true },
      removalPolicy: RemovalPolicy.DESTROY,
    });
    suppress(this.secret, {
      'AwsSolutions-SMG4':
        'Opens one account, which owns nothing and whose name is made of it. A new value is a new account: put one in and deploy (docs/operations/runbook.md)',
    });
  }

  grantUse(fn: LambdaFunction): void {
    this.secret.grantRead(fn);
    const environment: z.input<typeof smokeEnvironment> = {
      SMOKE_SECRET_NAME: this.secretName,
      SMOKE_MINUTES: String(this.everyMinutes),
    };
    setEnvironment(fn, environment);
  }
}
