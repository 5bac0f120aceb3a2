import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { CfnRotationSchedule, Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import type * as z from 'zod/mini';
import {
  originHeader,
  type originEnvironment,
  type rotationEnvironment,
} from '#functions/shared/edge/environment';
import { stageOf } from '../app-stack.ts';
import { suppress } from './suppressed-findings.ts';
import { setEnvironment } from './grants.ts';

const rotatedEvery = Duration.days(30);

interface Rotation {
  fn: LambdaFunction;
  distribution: Distribution;
  origin: string;
  /** Changing the distribution requires the right to read its firewall. */
  firewall: string | undefined;
}

export class OriginSecret extends Construct {
  private readonly secret: Secret;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.secret = new Secret(this, 'Secret', {
      description:
        'By this the functions of the API know that a call has come through CloudFront; rotates by itself',
      // 43 characters of 62 kinds have 256 bits.
      generateSecretString: {
        passwordLength: 43,
        excludePunctuation: true,
        requireEachIncludedType: false,
      },
      removalPolicy: RemovalPolicy.DESTROY,
    });
    suppress(this.secret, {
      'AwsSolutions-SMG4':
        'It rotates every 30 days: its schedule is in the stack of the function that does it (Jobs)',
    });
  }

  /** CloudFormation resolves the value at deployment, so no template contains it. */
  get headers(): Record<string, string> {
    return { [originHeader]: this.secret.secretValue.unsafeUnwrap() };
  }

  grantVerify(fn: LambdaFunction): void {
    this.allow(fn, ['secretsmanager:GetSecretValue']);
    const environment: z.input<typeof originEnvironment> = { ORIGIN_SECRET_ARN: this.secret.secretArn };
    setEnvironment(fn, environment);
  }

  /** The policy is in the function's stack, which comes after secret and distribution. */
  rotateBy({ fn, distribution, origin, firewall }: Rotation): void {
    this.allow(fn, [
      'secretsmanager:DescribeSecret',
      'secretsmanager:GetSecretValue',
      'secretsmanager:PutSecretValue',
      'secretsmanager:UpdateSecretVersionStage',
    ]);
    distribution.grant(
      fn,
      'cloudfront:GetDistribution',
      'cloudfront:GetDistributionConfig',
      'cloudfront:UpdateDistribution',
    );
    if (firewall) {
      fn.addToRolePolicy(new PolicyStatement({ actions: ['wafv2:GetWebACL'], resources: [firewall] }));
      suppress(fn.role!, {
        [`AwsSolutions-IAM5[Resource::arn:aws:wafv2:<region>:<account>:global/webacl/refdeck-${stageOf(this).name}-<region>/*]`]:
          'To look at the one firewall of this name, whose id is known only when it is made, in another region',
      });
    }
    const environment: z.input<typeof rotationEnvironment> = {
      DISTRIBUTION_ID: distribution.distributionId,
      WEB_ORIGIN: origin,
    };
    setEnvironment(fn, environment);
    fn.addPermission('Rotate', {
      principal: new ServicePrincipal('secretsmanager.amazonaws.com'),
      sourceArn: this.secret.secretArn,
    });
    const schedule = new CfnRotationSchedule(fn, 'Rotation', {
      secretId: this.secret.secretArn,
      rotationLambdaArn: fn.functionArn,
      rotationRules: { automaticallyAfterDays: rotatedEvery.toDays() },
    });
    schedule.node.addDependency(fn.node.findChild('Rotate'), fn.role!);
  }

  private allow(fn: LambdaFunction, actions: string[]): void {
    fn.addToRolePolicy(new PolicyStatement({ actions, resources: [this.secret.secretArn] }));
  }
}
