import { join } from 'node:path';
import { CfnOutput, RemovalPolicy } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { BucketDeployment, CacheControl, Source, type ISource } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct, IConstruct } from 'constructs';
import { embedScript } from '#contract/cards/embed';
import { siteOrigin } from '#contract/site/pages';
import { stageOf } from '../app-stack.ts';
import { webCacheControl } from '../web-cache-control.ts';
import { suppress } from './suppressed-findings.ts';
import { logRetention } from './log-retention.ts';

interface WebUploads {
  bucket: Bucket;
  distribution: Distribution;
  origin: string;
  /** Public: nothing in it is secret. */
  config: Record<string, string>;
}

const build = join('dist', 'web');

/** Files are uploaded before the pages that name them. */
export function uploadWeb(scope: Construct, { bucket, distribution, origin, config }: WebUploads): void {
  const logGroup = new LogGroup(scope, 'UploadLog', {
    retention: logRetention,
    removalPolicy: RemovalPolicy.DESTROY,
  });
  const hashed = new BucketDeployment(scope, 'HashedFiles', {
    destinationBucket: bucket,
    destinationKeyPrefix: 'static',
    sources: [Source.asset(join(build, 'static'))],
    // An open tab still needs the files of its version.
    prune: false,
    cacheControl: [CacheControl.fromString(webCacheControl.hashed)],
    logGroup,
  });
  const embed = new BucketDeployment(scope, 'EmbedScript', {
    destinationBucket: bucket,
    sources: [Source.asset(build, { exclude: ['*', `!${embedScript.slice(1)}`] })],
    prune: false,
    cacheControl: [CacheControl.fromString(webCacheControl.embedScript)],
    distribution,
    distributionPaths: [embedScript],
    logGroup,
  });
  const { version = 'unknown' } = stageOf(scope);
  const pages = Source.asset(build, { exclude: ['static', embedScript.slice(1)] });
  new BucketDeployment(scope, 'Pages', {
    destinationBucket: bucket,
    sources: [withOwnAddress(pages, origin), Source.jsonData('config/config.json', { ...config, version })],
    prune: false,
    cacheControl: [CacheControl.fromString(webCacheControl.pages)],
    distribution,
    distributionPaths: ['/*'],
    logGroup,
  }).node.addDependency(hashed, embed);
  new CfnOutput(scope, 'Version', { value: version });
  suppressUploader(hashed.handlerRole.node.scope!);
}

function suppressUploader(uploader: IConstruct): void {
  const own = 'CDK’s own function, which runs only while a stage is deployed';
  const files = `${own}: it copies the built web from the bucket of the deployment into the web's bucket, both named`;
  suppress(uploader, {
    'AwsSolutions-IAM4[Policy::arn:aws:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]': `${own}; the policy lets it write its log`,
    'AwsSolutions-IAM5[Action::s3:GetBucket*]': files,
    'AwsSolutions-IAM5[Action::s3:GetObject*]': files,
    'AwsSolutions-IAM5[Action::s3:List*]': files,
    'AwsSolutions-IAM5[Action::s3:Abort*]': files,
    'AwsSolutions-IAM5[Action::s3:DeleteObject*]': files,
    'AwsSolutions-IAM5[Resource::arn:aws:s3:::cdk-assets-<account>-<region>/*]': files,
    'AwsSolutions-IAM5[Resource::<Web.Arn>/*]': files,
    'AwsSolutions-IAM5[Resource::*]': `${own}: it makes the edge forget what it has replaced, in any distribution of the account`,
    'AwsSolutions-L1': `${own}; its runtime comes with CDK`,
    'Serverless-LambdaLatestVersion': `${own}; its runtime comes with CDK`,
    'Serverless-LambdaTracing': `${own}; nobody waits for it but the deployment`,
    'Serverless-LambdaDLQ': `${own}; when it fails, the deployment fails and is rolled back`,
  });
}

/** Search engines need the full address, which only the upload knows. */
function withOwnAddress(pages: ISource, origin: string): ISource {
  return {
    bind: (scope, context) => ({ ...pages.bind(scope, context), markers: { [siteOrigin]: origin } }),
  };
}
