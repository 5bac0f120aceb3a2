import { Duration, type RemovalPolicy } from 'aws-cdk-lib';
import { AnyPrincipal, Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectLockRetention } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type * as z from 'zod/mini';
import { retention } from '#contract/rules/retention';
import type { auditEnvironment } from '#functions/audit/environment';
import { setEnvironment } from './grants.ts';
import { suppress } from './suppressed-findings.ts';

interface AuditCopiesProps {
  removalPolicy: RemovalPolicy;
  /** Nobody, not even AWS, deletes a copy before its time. */
  locked: boolean;
}

/** What the audit trail was when it was written. One function adds, one reads, and none deletes. */
export class AuditCopies extends Construct {
  readonly bucket: Bucket;

  constructor(scope: Construct, id: string, { removalPolicy, locked }: AuditCopiesProps) {
    super(scope, id);
    const lifetime = Duration.days(retention.auditDays);
    this.bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      versioned: true,
      ...(locked && { objectLockDefaultRetention: ObjectLockRetention.compliance(lifetime) }),
      lifecycleRules: [
        { expiration: lifetime },
        {
          abortIncompleteMultipartUploadAfter: Duration.days(1),
          noncurrentVersionExpiration: Duration.days(1),
          expiredObjectDeleteMarker: true,
        },
      ],
      removalPolicy,
    });
    suppress(this.bucket, {
      'AwsSolutions-S1':
        'One function writes and one reads; who tries to change a copy is in CloudTrail, which deploy.md recommends',
    });
    this.bucket.addToResourcePolicy(
      new PolicyStatement({
        effect: Effect.DENY,
        principals: [new AnyPrincipal()],
        actions: ['s3:PutObject'],
        resources: [this.bucket.arnForObjects('*')],
        // A request that would overwrite lacks this header.
        conditions: { Null: { 's3:if-none-match': 'true' } },
      }),
    );
  }

  grantAdd(fn: LambdaFunction): void {
    this.grant(fn, 's3:PutObject');
  }

  grantRead(fn: LambdaFunction): void {
    this.grant(fn, 's3:GetObject');
    fn.addToRolePolicy(
      new PolicyStatement({ actions: ['s3:ListBucket'], resources: [this.bucket.bucketArn] }),
    );
  }

  private grant(fn: LambdaFunction, action: string): void {
    fn.addToRolePolicy(
      new PolicyStatement({ actions: [action], resources: [this.bucket.arnForObjects('*')] }),
    );
    suppress(fn.role!, {
      'AwsSolutions-IAM5[Resource::<AuditCopiesBucket.Arn>/*]':
        'Copies are below the hour in which their entries were written',
    });
    const environment: z.input<typeof auditEnvironment> = { AUDIT_BUCKET: this.bucket.bucketName };
    setEnvironment(fn, environment);
  }
}
