import { Duration, type RemovalPolicy } from 'aws-cdk-lib';
import { AnyPrincipal, Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods, type CfnBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type * as z from 'zod/mini';
import { limits } from '#contract/rules/limits';
import { retention } from '#contract/rules/retention';
import { objectPrefixes, type bucketEnvironment } from '#functions/shared/files/environment';
import { suppress } from './suppressed-findings.ts';
import type { Domain } from '../stage.ts';
import { setEnvironment } from './grants.ts';

const uploadPrefixes = [objectPrefixes.upload, objectPrefixes.private, objectPrefixes.published];

interface AssetBucketProps {
  removalPolicy: RemovalPolicy;
  domain: Domain | undefined;
}

export class AssetBucket extends Construct {
  readonly bucket: Bucket;

  constructor(scope: Construct, id: string, { removalPolicy, domain }: AssetBucketProps) {
    super(scope, id);
    this.bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      versioned: true,
      // Without a domain this admits any distribution, because ours comes later. The signature protects the bucket.
      cors: [
        {
          // The workspace sends files, and reads a Word document to draw it.
          allowedMethods: [HttpMethods.GET, HttpMethods.PUT],
          allowedOrigins: [domain ? `https://${domain.name}` : 'https://*.cloudfront.net'],
          allowedHeaders: ['content-type', 'if-none-match', 'x-amz-checksum-sha256'],
          maxAge: 3_600,
        },
      ],
      lifecycleRules: [
        {
          abortIncompleteMultipartUploadAfter: Duration.days(1),
          noncurrentVersionExpiration: Duration.days(retention.oldVersionDays),
          expiredObjectDeleteMarker: true,
        },
        {
          prefix: objectPrefixes.upload,
          expiration: Duration.days(retention.uploadDays),
          noncurrentVersionExpiration: Duration.days(retention.uploadVersionDays),
        },
        {
          prefix: objectPrefixes.formUpload,
          expiration: Duration.days(retention.uploadDays),
          noncurrentVersionExpiration: Duration.days(retention.uploadVersionDays),
        },
        {
          prefix: objectPrefixes.ticket,
          expiration: Duration.days(retention.ticketDays),
          noncurrentVersionExpiration: Duration.days(retention.uploadVersionDays),
        },
        {
          prefix: objectPrefixes.export,
          expiration: Duration.days(retention.exportDays),
          noncurrentVersionExpiration: Duration.days(retention.uploadVersionDays),
        },
        {
          prefix: objectPrefixes.document,
          expiration: Duration.days(retention.documentDays),
          noncurrentVersionExpiration: Duration.days(retention.uploadVersionDays),
        },
      ],
      removalPolicy,
    });
    // The property avoids the custom resource that the construct's option would add.
    (this.bucket.node.defaultChild as CfnBucket).notificationConfiguration = {
      eventBridgeConfiguration: { eventBridgeEnabled: true },
    };
    suppress(this.bucket, {
      'AwsSolutions-S1':
        'An access log would keep the addresses of those who upload. Each upload is allowed by a function that writes who asked into the audit trail; files are read through the distribution',
    });
    this.refuseUploadsWhen('Null', 's3:if-none-match', 'true');
    this.refuseUploadsWhen('NumericGreaterThan', 's3:signatureAge', String(limits.uploadUrlSeconds * 1_000));
  }

  /** A signed upload address has its signer's rights. */
  grantUpload(fn: LambdaFunction): void {
    this.grant(fn, ['s3:PutObject'], [objectPrefixes.upload, objectPrefixes.formUpload]);
  }

  /** An uploaded form is read, and kept without what would load something from elsewhere. */
  grantForms(fn: LambdaFunction): void {
    this.grant(fn, ['s3:GetObject'], [objectPrefixes.formUpload]);
    this.grant(fn, ['s3:GetObject', 's3:PutObject'], [objectPrefixes.form]);
  }

  grantReadSent(fn: LambdaFunction): void {
    this.grant(fn, ['s3:GetObject'], [objectPrefixes.sent]);
  }

  /** The function copies documents that were sent, and removes the copies with their tender. */
  grantSent(fn: LambdaFunction): void {
    this.grant(fn, ['s3:GetObject'], [objectPrefixes.document]);
    this.grant(fn, ['s3:GetObject', 's3:PutObject'], [objectPrefixes.sent]);
    this.grantRemove(fn, [objectPrefixes.sent]);
  }

  grantReadForms(fn: LambdaFunction): void {
    this.grant(fn, ['s3:GetObject'], [objectPrefixes.form]);
  }

  grantProcess(fn: LambdaFunction): void {
    this.grant(fn, ['s3:GetObject'], [objectPrefixes.upload]);
    this.grant(fn, ['s3:PutObject'], [objectPrefixes.private]);
    this.grantRemove(fn, uploadPrefixes);
  }

  grantPublish(fn: LambdaFunction): void {
    const prefixes = [objectPrefixes.private, objectPrefixes.published];
    this.grant(fn, ['s3:GetObject', 's3:PutObject'], prefixes);
    this.grantRemove(fn, prefixes);
  }

  /** A signed download address has its signer's rights. */
  grantDocuments(fn: LambdaFunction): void {
    this.grant(fn, ['s3:GetObject'], [objectPrefixes.document, objectPrefixes.export]);
    this.grantStart(fn);
  }

  grantMake(fn: LambdaFunction): void {
    this.grant(fn, ['s3:PutObject'], [objectPrefixes.document, objectPrefixes.export]);
    // A volume of an export is sent in parts, which a failed run takes back.
    this.grant(fn, ['s3:AbortMultipartUpload'], [objectPrefixes.export]);
    this.grantRemove(fn, [objectPrefixes.ticket, objectPrefixes.document]);
  }

  /** A ticket starts a job. */
  grantStart(fn: LambdaFunction): void {
    this.grant(fn, ['s3:PutObject'], [objectPrefixes.ticket]);
  }

  grantReadPrivate(fn: LambdaFunction): void {
    this.grant(fn, ['s3:GetObject'], [objectPrefixes.private]);
  }

  grantRemove(fn: LambdaFunction, prefixes: string[] = Object.values(objectPrefixes)): void {
    this.grant(fn, ['s3:DeleteObject'], prefixes);
    fn.addToRolePolicy(
      new PolicyStatement({
        actions: ['s3:ListBucket'],
        resources: [this.bucket.bucketArn],
        conditions: { StringLike: { 's3:prefix': prefixes.map((prefix) => `${prefix}*`) } },
      }),
    );
  }

  private grant(fn: LambdaFunction, actions: string[], prefixes: string[]): void {
    const resources = prefixes.map((prefix) => this.bucket.arnForObjects(`${prefix}*`));
    fn.addToRolePolicy(new PolicyStatement({ actions, resources }));
    for (const prefix of prefixes) {
      suppress(fn.role!, {
        [`AwsSolutions-IAM5[Resource::<AssetsBucket.Arn>/${prefix}*]`]: `Files of all organizations are below ${prefix}; the function names those of one, by an id that it has read from the table`,
      });
    }
    const environment: z.input<typeof bucketEnvironment> = { ASSET_BUCKET: this.bucket.bucketName };
    setEnvironment(fn, environment);
  }

  /** Uploads of every signer may only create, and only soon after signing. */
  private refuseUploadsWhen(operator: string, key: string, value: string): void {
    this.bucket.addToResourcePolicy(
      new PolicyStatement({
        effect: Effect.DENY,
        principals: [new AnyPrincipal()],
        actions: ['s3:PutObject'],
        resources: [objectPrefixes.upload, objectPrefixes.formUpload].map((prefix) =>
          this.bucket.arnForObjects(`${prefix}*`),
        ),
        conditions: { [operator]: { [key]: value } },
      }),
    );
  }
}
