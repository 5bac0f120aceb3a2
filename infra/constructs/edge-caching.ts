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

/** The key is what functions read. It has this site's name because documents contain addresses. */
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

/** CloudFront's own headers for address and country replace anything that callers send. */
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
