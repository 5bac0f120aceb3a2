import { CustomResource, Duration, RemovalPolicy } from 'aws-cdk-lib';
import { KeyGroup, PublicKey } from 'aws-cdk-lib/aws-cloudfront';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type * as z from 'zod/mini';
import type { fileKeyEnvironment } from '#functions/shared/files/environment';
import { AppFunction } from './app-function.ts';
import { setEnvironment } from './grants.ts';
import { suppress } from './suppressed-findings.ts';

/** Signs the cookies of file readers. Another id creates another pair and invalidates all cookies. */
export class FileKey extends Construct {
  readonly keyGroup: KeyGroup;
  readonly maker: AppFunction;
  private readonly secret: Secret;
  private readonly publicKey: PublicKey;

  constructor(scope: Construct, id: string, props: { retainData: boolean }) {
    super(scope, id);
    this.secret = new Secret(this, 'Secret', {
      description: 'Signs the cookies with which members read files (docs/decisions/0059)',
      removalPolicy: props.retainData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
    });
    suppress(this.secret, {
      'AwsSolutions-SMG4':
        'A key of CloudFront cannot change under its id, so another one is another id in infra/data-stack.ts and a deployment (docs/operations/runbook.md). What it signs ends within the hour',
    });
    this.maker = new AppFunction(this, 'MakeFileKey', {
      bundle: 'make-file-key',
      description: 'Makes the key that files are signed with, while a deployment asks for it',
      errorImpact: 'A deployment waits for the key of files, and fails',
      alarmingErrors: 1,
      timeout: Duration.seconds(30),
    });
    this.maker.addToRolePolicy(
      new PolicyStatement({
        actions: ['secretsmanager:GetSecretValue', 'secretsmanager:PutSecretValue'],
        resources: [this.secret.secretArn],
      }),
    );
    const made = new CustomResource(this, 'Pair', {
      resourceType: 'Custom::FileKey',
      serviceToken: this.maker.functionArn,
      serviceTimeout: Duration.minutes(5),
      properties: { SecretId: this.secret.secretArn },
    });
    made.node.addDependency(this.maker.role!);
    this.publicKey = new PublicKey(this, 'PublicKey', { encodedKey: made.getAttString('PublicKey') });
    this.keyGroup = new KeyGroup(this, 'Trusted', { items: [this.publicKey] });
  }

  grantSign(fn: LambdaFunction): void {
    fn.addToRolePolicy(
      new PolicyStatement({ actions: ['secretsmanager:GetSecretValue'], resources: [this.secret.secretArn] }),
    );
    const environment: z.input<typeof fileKeyEnvironment> = {
      FILE_KEY_SECRET_ARN: this.secret.secretArn,
      FILE_KEY_PAIR_ID: this.publicKey.publicKeyId,
    };
    setEnvironment(fn, environment);
  }
}
