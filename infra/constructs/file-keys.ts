import { CustomResource, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { KeyGroup, PublicKey } from 'aws-cdk-lib/aws-cloudfront';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type * as z from 'zod/mini';
import type { fileKeyEnvironment } from '#functions/shared/files/environment';
import type { Stage } from '../stage.ts';
import { AppFunction } from './app-function.ts';
import { setEnvironment } from './grants.ts';
import { suppress } from './suppressed-findings.ts';

/** Pairs that sign how members read files. The first one signs, and the edge trusts all. */
export class FileKeys extends Construct {
  readonly keyGroup: KeyGroup;
  readonly maker: AppFunction;
  private readonly signing: Pair;

  constructor(
    scope: Construct,
    id: string,
    { retainData, fileKeys }: Pick<Stage, 'retainData' | 'fileKeys'>,
  ) {
    super(scope, id);
    this.maker = new AppFunction(this, 'MakeFileKey', {
      bundle: 'make-file-key',
      description: 'Makes a key that files are signed with, while a deployment asks for it',
      errorImpact: 'A deployment waits for the key of files, and fails',
      alarmingErrors: 1,
      timeout: Duration.seconds(30),
    });
    const pairs = fileKeys.map((name) => new Pair(this, `Pair${name}`, { retainData, maker: this.maker }));
    this.signing = pairs[0]!;
    this.keyGroup = new KeyGroup(this, 'Trusted', { items: pairs.map(({ publicKey }) => publicKey) });
  }

  grantSign(fn: LambdaFunction): void {
    const { secret, publicKey } = this.signing;
    fn.addToRolePolicy(
      new PolicyStatement({ actions: ['secretsmanager:GetSecretValue'], resources: [secret.secretArn] }),
    );
    const environment: z.input<typeof fileKeyEnvironment> = {
      FILE_KEY_SECRET_ARN: secret.secretArn,
      FILE_KEY_PAIR_ID: publicKey.publicKeyId,
    };
    setEnvironment(fn, environment);
  }
}

class Pair extends Construct {
  readonly secret: Secret;
  readonly publicKey: PublicKey;

  constructor(scope: Construct, id: string, props: { retainData: boolean; maker: AppFunction }) {
    super(scope, id);
    this.secret = new Secret(this, 'Secret', {
      description: 'Signs the cookies with which members read files (docs/decisions/0059)',
      removalPolicy: props.retainData ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
    });
    suppress(this.secret, {
      'AwsSolutions-SMG4':
        'A key of CloudFront cannot change under its id, so another one is another number in REFDECK_FILE_KEYS and three deployments (docs/operations/runbook.md). What it signs ends within the hour',
    });
    props.maker.addToRolePolicy(
      new PolicyStatement({
        actions: ['secretsmanager:GetSecretValue', 'secretsmanager:PutSecretValue'],
        resources: [this.secret.secretArn],
      }),
    );
    const made = new CustomResource(this, 'Made', {
      resourceType: 'Custom::FileKey',
      serviceToken: props.maker.functionArn,
      serviceTimeout: Duration.minutes(5),
      properties: { SecretId: this.secret.secretArn },
    });
    made.node.addDependency(props.maker.role!);
    this.publicKey = new PublicKey(this, 'PublicKey', { encodedKey: made.getAttString('PublicKey') });
    // Signers import one pair only, and an export that goes before they change stops the deployment.
    const stack = Stack.of(this);
    for (const value of [this.secret.secretArn, this.publicKey.publicKeyId]) stack.exportValue(value);
  }
}
