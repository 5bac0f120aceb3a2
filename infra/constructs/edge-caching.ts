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
 * The function says how long. What it reads is what the edge tells apart: the query that `public-pages.js` has left, the website that
 * asks for an embed, and the name of this one (from the same script), because documents have addresses in them. No cookie and no token.
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
 * Of a visitor, what counting needs and nothing else: no cookie, no token. Address and country are CloudFront's own words
 * for who called, in place of anything the caller sends under these names.
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
