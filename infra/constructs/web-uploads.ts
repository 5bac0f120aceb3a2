import { join } from 'node:path';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source, type ISource } from 'aws-cdk-lib/aws-s3-deployment';
import type { Construct } from 'constructs';
import { embedScript } from '#contract/embed';
import { siteOrigin } from '#contract/site';

interface WebUploads {
  bucket: Bucket;
  distribution: Distribution;
  /** Where the pages are served from. */
  origin: string;
  /** `/config/config.json`: nothing in it is secret. */
  config: Record<string, string>;
}

const build = join('dist', 'web');

/** The edge keeps pages until the next upload, which makes it forget all of them; a browser asks the edge each time. */
const pageCacheControl = 'public, max-age=0, s-maxage=86400, must-revalidate';

/** Puts the built web into its bucket: first what pages name, then the pages. */
export function uploadWeb(scope: Construct, { bucket, distribution, origin, config }: WebUploads): void {
  const hashed = new BucketDeployment(scope, 'HashedFiles', {
    destinationBucket: bucket,
    destinationKeyPrefix: 'static',
    sources: [Source.asset(join(build, 'static'))],
    // Old bundles stay, so that an open tab still finds the files of its version.
    prune: false,
    cacheControl: [CacheControl.fromString('public, max-age=31536000, immutable')],
  });
  const embed = new BucketDeployment(scope, 'EmbedScript', {
    destinationBucket: bucket,
    sources: [Source.asset(build, { exclude: ['*', `!${embedScript.slice(1)}`] })],
    prune: false,
    // On other people's websites: not asked for again on every page, and corrected within ten minutes.
    cacheControl: [CacheControl.fromString('public, max-age=600')],
    distribution,
    distributionPaths: [embedScript],
  });
  const pages = Source.asset(build, { exclude: ['static', embedScript.slice(1)] });
  new BucketDeployment(scope, 'Pages', {
    destinationBucket: bucket,
    sources: [withOwnAddress(pages, origin), Source.jsonData('config/config.json', config)],
    prune: false,
    cacheControl: [CacheControl.fromString(pageCacheControl)],
    distribution,
    distributionPaths: ['/*'],
  }).node.addDependency(hashed, embed);
}

/** Pages name their whole address to search engines; it is known when they are uploaded. */
function withOwnAddress(pages: ISource, origin: string): ISource {
  return {
    bind: (scope, context) => ({ ...pages.bind(scope, context), markers: { [siteOrigin]: origin } }),
  };
}
