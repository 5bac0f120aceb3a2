import { Duration } from 'aws-cdk-lib';
import {
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/**
 * The function sets the cache time. The cache key is what the function reads: the query left by `public-
 * pages.js`, the website that requests an embed, and this site's name, because documents contain addresses.
 * Cookies and tokens are excluded.
 */
export const publicPageCache = (scope: Construct): CachePolicy =>
  new CachePolicy(scope, 'PublicPageCache', {
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.days(1),
    queryStringBehavior: CacheQueryStringBehavior.all(),
    headerBehavior: CacheHeaderBehavior.allowList('Origin', 'X-Viewer-Host'),
    cookieBehavior: CacheCookieBehavior.none(),
    enableAcceptEncodingGzip: true,
    enableAcceptEncodingBrotli: true,
  });

/**
 * Forwards only what counting needs. CloudFront's own headers for address and country replace anything that
 * callers send.
 */
export const visitorOnly = (scope: Construct): OriginRequestPolicy =>
  new OriginRequestPolicy(scope, 'VisitorOnly', {
    headerBehavior: OriginRequestHeaderBehavior.allowList(
      'CloudFront-Viewer-Address',
      'CloudFront-Viewer-Country',
      'User-Agent',
      'DNT',
      'Sec-GPC',
      'Sec-Purpose',
      'Purpose',
    ),
  });
