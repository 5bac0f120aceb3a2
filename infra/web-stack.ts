import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Annotations, CfnOutput, Duration, Fn, RemovalPolicy } from 'aws-cdk-lib';
import {
  AccessLevel,
  AllowedMethods,
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HeadersFrameOption,
  HeadersReferrerPolicy,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  ResponseHeadersPolicy,
  ViewerProtocolPolicy,
  type FunctionAssociation,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { eventRoutes } from '#contract/event';
import { publicPagesPath } from '#contract/public-page';
import { speculationRules } from '#contract/site';
import type { ApiStack } from './api-stack.ts';
import type { DataStack } from './data-stack.ts';
import { accept } from './constructs/accepted.ts';
import { uploadWeb } from './constructs/web-uploads.ts';
import { rewritePagesCode } from './edge/rewrite-pages.ts';
import { HouseStack, type HouseStackProps } from './house-stack.ts';

interface WebStackProps extends HouseStackProps {
  data: DataStack;
  api: ApiStack;
}

/** The one origin that the browser sees: pages, API, configuration, plans and assets behind CloudFront. */
export class WebStack extends HouseStack {
  /** Where people reach the product; links in mails begin with it. */
  readonly origin: string;
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, props: WebStackProps) {
    super(scope, id, props);

    const bucket = new Bucket(this, 'Web', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.DESTROY,
      autoDeleteObjects: !this.stage.local && !this.stage.keepData,
    });
    accept(bucket, {
      'AwsSolutions-S1':
        'Holds the built web, which anybody may read, through the distribution; only a deployment writes, and CloudTrail knows who deployed',
    });
    this.distribution = this.addDistribution(bucket, props);
    this.acceptEdge();
    this.origin = `${this.stage.local ? 'http' : 'https'}://${this.distribution.distributionDomainName}`;
    if (!this.stage.local)
      uploadWeb(this, {
        bucket,
        distribution: this.distribution,
        origin: this.origin,
        config: this.config(props),
      });
    new CfnOutput(this, 'Address', { value: this.origin });
  }

  private acceptEdge(): void {
    accept(this.distribution, {
      'AwsSolutions-CFR1': 'The product is for every country',
      'AwsSolutions-CFR2':
        'Each route has a throttle of its own and each function that anybody can call a share of the concurrency that it cannot exceed',
      'AwsSolutions-CFR3':
        'An access log would keep the address of every visitor; visits are counted without (docs/decisions/0017-counting-visits.md)',
    });
    if (!this.stage.domain) {
      accept(this.distribution, {
        'AwsSolutions-CFR4':
          'Without a domain of its own, a stage has the name and the certificate that CloudFront gives, and with them its oldest protocol. Set REFDECK_DOMAIN for one that people use',
      });
    }
  }

  /** What the browser has to know to sign people in, and whose references the landing page shows. */
  private config({ data }: WebStackProps): Record<string, string> {
    const { demoOrganizationId } = this.stage;
    return {
      region: this.region,
      userPoolId: data.userPool.userPoolId,
      userPoolClientId: data.webClient.userPoolClientId,
      ...(demoOrganizationId && { demoOrganizationId }),
    };
  }

  private addDistribution(bucket: Bucket, { data, api }: WebStackProps): Distribution {
    // Who may list is told that a file is missing (404) instead of that it is forbidden (403).
    const originAccessLevels = [AccessLevel.READ, AccessLevel.LIST];
    const web = S3BucketOrigin.withOriginAccessControl(bucket, { originAccessLevels });
    Annotations.of(this).acknowledgeWarning(
      '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
      'The distribution has a default root object',
    );
    const page = {
      origin: web,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      responseHeadersPolicy: this.pageHeaders(data),
    };
    const functionAssociations = [this.atViewerRequest('RewritePages', rewritePagesCode())];
    const domain = Fn.select(2, Fn.split('/', api.api.apiEndpoint));
    const call = {
      origin: new HttpOrigin(domain, { protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY }),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      responseHeadersPolicy: this.fileHeaders('ApiHeaders'),
    };
    return new Distribution(this, 'Distribution', {
      httpVersion: HttpVersion.HTTP2_AND_3,
      defaultRootObject: 'index.html',
      defaultBehavior: { ...page, functionAssociations },
      additionalBehaviors: {
        // What visitors read and companies show on their own websites. Each answer brings its own content security policy.
        [`${publicPagesPath}/*`]: {
          ...call,
          origin: new HttpOrigin(domain, {
            protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
            // A visitor waits for this and then gets the page as it was last (`stale-if-error`).
            connectionAttempts: 2,
            connectionTimeout: Duration.seconds(2),
            readTimeout: Duration.seconds(5),
          }),
          allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
          viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
          cachePolicy: this.publicPageCache(),
          responseHeadersPolicy: this.publicPageHeaders(),
          functionAssociations: [
            this.atViewerRequest(
              'PublicPages',
              readFileSync(join('infra', 'edge', 'public-pages.js'), 'utf8'),
            ),
          ],
        },
        // Before the next one, which would match as well.
        [eventRoutes.sendEvents.path]: { ...call, originRequestPolicy: this.visitorOnly() },
        '/api/*': {
          ...call,
          originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
        },
        '/config/config.json': { ...page, cachePolicy: CachePolicy.CACHING_DISABLED },
        '/data/*': { ...page, cachePolicy: CachePolicy.CACHING_DISABLED },
        '/assets/*': {
          origin: this.assetOrigin(data),
          viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
          responseHeadersPolicy: this.fileHeaders('AssetHeaders'),
        },
      },
    });
  }

  // By name, because the data stack's own policy lets the distribution in; attaching one from here would be a circle.
  private assetOrigin(data: DataStack) {
    const assets = Bucket.fromBucketAttributes(this, 'Assets', {
      bucketName: data.assets.bucket.bucketName,
      region: this.region,
    });
    Annotations.of(this).acknowledgeWarning(
      '@aws-cdk/aws-cloudfront-origins:updateImportedBucketPolicyOac',
      'The data stack grants the read',
    );
    return S3BucketOrigin.withOriginAccessControl(assets);
  }

  /**
   * Of a visitor, what counting needs and nothing else: no cookie, no token. Address and country are CloudFront's own words
   * for who called, in place of anything the caller sends under these names.
   */
  private visitorOnly(): OriginRequestPolicy {
    return new OriginRequestPolicy(this, 'VisitorOnly', {
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
  }

  private atViewerRequest(id: string, source: string): FunctionAssociation {
    const code = FunctionCode.fromInline(source);
    return {
      eventType: FunctionEventType.VIEWER_REQUEST,
      function: new EdgeFunction(this, id, { runtime: FunctionRuntime.JS_2_0, code }),
    };
  }

  /**
   * The function says how long. What it reads is what the edge tells apart: the query that `public-pages.js` has left, the website that
   * asks for an embed, and the name of this one (from the same script), because documents have addresses in them. No cookie and no token.
   */
  private publicPageCache(): CachePolicy {
    return new CachePolicy(this, 'PublicPageCache', {
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.days(1),
      queryStringBehavior: CacheQueryStringBehavior.all(),
      headerBehavior: CacheHeaderBehavior.allowList('Origin', 'X-Viewer-Host'),
      cookieBehavior: CacheCookieBehavior.none(),
      enableAcceptEncodingGzip: true,
      enableAcceptEncodingBrotli: true,
    });
  }

  private pageHeaders({ assets }: DataStack): ResponseHeadersPolicy {
    return new ResponseHeadersPolicy(this, 'PageHeaders', {
      securityHeadersBehavior: unframed([
        ...pageRules,
        // Sign-in, and uploads straight to the bucket.
        `connect-src 'self' https://cognito-idp.${this.region}.amazonaws.com https://${assets.bucket.bucketRegionalDomainName}`,
        // The workspace previews an embed with the page itself.
        "frame-src 'self'",
      ]),
    });
  }

  /**
   * The content security policy that the function has written stands; an answer without one, such as API Gateway's own, may do nothing.
   * How long an answer may be used is between function and edge: a browser asks each time, and so never shows what was withdrawn.
   */
  private publicPageHeaders(): ResponseHeadersPolicy {
    const headers = securityHeaders(["default-src 'none'", "frame-ancestors 'none'"]);
    return new ResponseHeadersPolicy(this, 'PublicPageHeaders', {
      securityHeadersBehavior: {
        ...headers,
        contentSecurityPolicy: { ...headers.contentSecurityPolicy!, override: false },
      },
      customHeadersBehavior: {
        customHeaders: [
          { header: 'Cache-Control', value: 'public, max-age=0, must-revalidate', override: true },
        ],
      },
    });
  }

  /** For what is data, never a page: nothing in it may run, whatever it turns out to be. */
  private fileHeaders(id: string): ResponseHeadersPolicy {
    return new ResponseHeadersPolicy(this, id, {
      securityHeadersBehavior: unframed(["default-src 'none'", 'sandbox']),
    });
  }
}

/** What holds for every page. */
const pageRules = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${createHash('sha256').update(speculationRules).digest('base64')}'`,
  "style-src 'self'",
  // A card carries its look as custom properties in its style attribute.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' https: data:",
  "font-src 'self'",
  // The film of the demo page, and its captions.
  "media-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
];

const unframed = (rules: string[]): ResponseSecurityHeadersBehavior => ({
  ...securityHeaders([...rules, "frame-ancestors 'none'"]),
  frameOptions: { frameOption: HeadersFrameOption.DENY, override: true },
});

function securityHeaders(contentSecurityPolicy: string[]): ResponseSecurityHeadersBehavior {
  return {
    contentSecurityPolicy: { contentSecurityPolicy: contentSecurityPolicy.join('; '), override: true },
    contentTypeOptions: { override: true },
    referrerPolicy: {
      referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
      override: true,
    },
    strictTransportSecurity: {
      accessControlMaxAge: Duration.days(365),
      includeSubdomains: true,
      override: true,
    },
  };
}
