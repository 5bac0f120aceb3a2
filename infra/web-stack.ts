import { Annotations, CfnOutput, Duration, RemovalPolicy } from 'aws-cdk-lib';
import {
  AccessLevel,
  AllowedMethods,
  CachePolicy,
  type CfnDistribution,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginProtocolPolicy,
  OriginRequestPolicy,
  OriginSslPolicy,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
  type BehaviorOptions,
  type FunctionAssociation,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin, type HttpOriginProps } from 'aws-cdk-lib/aws-cloudfront-origins';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { approvalPagePath } from '#contract/permission/approval-page';
import { buyerProofPath } from '#contract/tender/proof-page';
import { eventRoutes } from '#contract/resources/event';
import { proofsPath, publicPagesPath } from '#contract/site/public-page';
import { cacheTagHeader } from '#functions/shared/edge/environment';
import { objectPrefixes } from '#functions/shared/files/environment';
import type { ApiStack } from './api-stack.ts';
import type { DataStack } from './data-stack.ts';
import { suppress } from './constructs/suppressed-findings.ts';
import { publicPageCache, visitorOnly } from './constructs/edge-caching.ts';
import { ResponseHeaders } from './constructs/response-headers.ts';
import { WebAddress } from './constructs/domain-names.ts';
import { uploadWeb } from './constructs/web-uploads.ts';
import { publicPagesCode, rewritePagesCode, viewerHostCode } from './edge/scripts.ts';
import type { WafStack } from './waf-stack.ts';
import { AppStack, type AppStackProps } from './app-stack.ts';

interface WebStackProps extends AppStackProps {
  data: DataStack;
  api: ApiStack;
  waf: WafStack | undefined;
}

/** CloudFront caches errors for ten seconds by path alone, which would mix tenants. */
const uncachedErrors = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504].map((httpStatus) => ({
  httpStatus,
  ttl: Duration.seconds(0),
}));

/** After this time the edge serves the last version (`stale-if-error`). */
export const pagePatience = Duration.seconds(5);

export class WebStack extends AppStack {
  readonly origin: string;
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, props: WebStackProps) {
    super(scope, id, props);

    const bucket = new Bucket(this, 'Web', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.DESTROY,
      // A failed creation can only be rolled back with an empty bucket.
      autoDeleteObjects: !this.stage.local,
    });
    suppress(bucket, {
      'AwsSolutions-S1':
        'Holds the built web, which anybody may read, through the distribution; only a deployment writes, and CloudTrail knows who deployed',
    });
    const { domain, local } = this.stage;
    this.distribution = this.addDistribution(bucket, props);
    const { node } = this.distribution;
    (node.defaultChild as CfnDistribution).addPropertyOverride('DistributionConfig.CacheTagConfig', {
      HeaderName: cacheTagHeader,
    });
    this.suppressEdge();
    // CloudFormation refuses to remove an export that another stack imports.
    this.exportValue(this.distribution.distributionDomainName);
    this.origin = `${local ? 'http' : 'https'}://${domain?.name ?? this.distribution.distributionDomainName}`;
    if (domain) new WebAddress(this, 'Name', { domain, distribution: this.distribution });
    if (!local)
      uploadWeb(this, {
        bucket,
        distribution: this.distribution,
        origin: this.origin,
        config: this.config(props),
      });
    new CfnOutput(this, 'Address', { value: this.origin });
  }

  private suppressEdge(): void {
    suppress(this.distribution, {
      'AwsSolutions-CFR1': 'The product is for every country',
      'AwsSolutions-CFR3':
        'An access log would keep the address of every visitor; visits are counted without (docs/decisions/0017-counting-visits.md)',
    });
    if (!this.stage.firewall) {
      suppress(this.distribution, {
        'AwsSolutions-CFR2':
          'A firewall costs $12 a month before the first request. Where nobody but us is expected, each route’s throttle and the most that the table takes bound a flood (docs/operations/costs.md)',
      });
    }
    if (!this.stage.domain) {
      suppress(this.distribution, {
        'AwsSolutions-CFR4':
          'Without a domain of its own, a stage has the name and the certificate that CloudFront gives, and with them its oldest protocol. Set REFDECK_DOMAIN for one that people use',
      });
    }
  }

  private config({ data }: WebStackProps): Record<string, string> {
    const { demoOrganizationId } = this.stage;
    return {
      region: this.region,
      userPoolId: data.userPool.userPoolId,
      userPoolClientId: data.webClient.userPoolClientId,
      ...(demoOrganizationId && { demoOrganizationId }),
    };
  }

  private addDistribution(bucket: Bucket, props: WebStackProps): Distribution {
    const headers = this.addHeaders(props.data);
    const page = this.pages(bucket, headers);
    const call = this.calls(props.api, headers);
    const publicPages = this.publicPages(props.api, headers);
    // Pages whose address is the secret.
    const byLink = {
      ...call,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy: headers.approval,
      functionAssociations: [this.atViewerRequest('ViewerHost', viewerHostCode())],
    };
    const uncached = { ...page, cachePolicy: CachePolicy.CACHING_DISABLED };
    return new Distribution(this, 'Distribution', {
      httpVersion: HttpVersion.HTTP2_AND_3,
      defaultRootObject: 'index.html',
      errorResponses: uncachedErrors,
      ...this.named(props.waf),
      defaultBehavior: {
        ...page,
        functionAssociations: [this.atViewerRequest('RewritePages', rewritePagesCode())],
      },
      additionalBehaviors: {
        [`${publicPagesPath}/*`]: publicPages,
        // Confirmations are opened rarely and must never be outdated, so they are not cached.
        [`${proofsPath}/*`]: {
          ...publicPages,
          cachePolicy: CachePolicy.CACHING_DISABLED,
          // Without a cache, only this policy passes on the language and a number from the form.
          originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
        },
        [`${approvalPagePath}/*`]: byLink,
        [`${buyerProofPath}/*`]: { ...byLink, allowedMethods: AllowedMethods.ALLOW_GET_HEAD },
        // This precedes the next pattern, which matches as well.
        [eventRoutes.sendEvents.path]: {
          ...call,
          originRequestPolicy: visitorOnly(this),
          responseHeadersPolicy: headers.visitEvents,
        },
        '/api/*': { ...call, originRequestPolicy: OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER },
        '/config/config.json': uncached,
        '/data/*': uncached,
        ...this.files(props, headers),
      },
    });
  }

  /** Without a domain, CloudFront chooses the TLS versions. */
  private named(waf: WafStack | undefined) {
    const { domain } = this.stage;
    return {
      ...(waf?.firewall && { webAclId: waf.firewall.arn }),
      ...(domain &&
        waf?.certificate && {
          domainNames: [domain.name],
          certificate: waf.certificate,
          minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
        }),
    };
  }

  private addHeaders({ assets }: DataStack): ResponseHeaders {
    return new ResponseHeaders(this, 'Headers', {
      // Browsers sign in at Cognito and upload to the bucket directly.
      connections: [
        `https://cognito-idp.${this.region}.amazonaws.com`,
        `https://${assets.bucket.bucketRegionalDomainName}`,
      ],
    });
  }

  private pages(bucket: Bucket, headers: ResponseHeaders): BehaviorOptions {
    // With the right to list, a missing file returns 404 instead of 403.
    const originAccessLevels = [AccessLevel.READ, AccessLevel.LIST];
    Annotations.of(this).acknowledgeWarning(
      '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
      'The distribution has a default root object',
    );
    return {
      origin: S3BucketOrigin.withOriginAccessControl(bucket, { originAccessLevels }),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      responseHeadersPolicy: headers.page,
    };
  }

  private calls(api: ApiStack, headers: ResponseHeaders): BehaviorOptions {
    return {
      origin: this.apiOrigin(api),
      allowedMethods: AllowedMethods.ALLOW_ALL,
      cachePolicy: CachePolicy.CACHING_DISABLED,
      viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
      responseHeadersPolicy: headers.api,
    };
  }

  /** Each response brings its own content security policy. */
  private publicPages(api: ApiStack, headers: ResponseHeaders): BehaviorOptions {
    return {
      origin: this.apiOrigin(api, {
        connectionAttempts: 2,
        connectionTimeout: Duration.seconds(2),
        readTimeout: pagePatience,
      }),
      allowedMethods: AllowedMethods.ALLOW_GET_HEAD,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: publicPageCache(this),
      responseHeadersPolicy: headers.publicPage,
      functionAssociations: [this.atViewerRequest('PublicPages', publicPagesCode())],
    };
  }

  private files({ data }: WebStackProps, headers: ResponseHeaders): Record<string, BehaviorOptions> {
    const read = {
      origin: this.assetOrigin(data),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
    };
    return {
      [`/${objectPrefixes.published}*`]: { ...read, responseHeadersPolicy: headers.asset },
      [`/${objectPrefixes.private}*`]: {
        ...read,
        responseHeadersPolicy: headers.privateFile,
        trustedKeyGroups: [data.fileKeys.keyGroup],
      },
    };
  }

  /** Functions refuse calls without the secret header. */
  private apiOrigin({ hostName, originSecret }: ApiStack, patience: HttpOriginProps = {}): HttpOrigin {
    return new HttpOrigin(hostName, {
      ...patience,
      protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
      originSslProtocols: [OriginSslPolicy.TLS_V1_2],
      customHeaders: originSecret.headers,
    });
  }

  // The bucket is imported: a policy from this stack would be a circle. The data stack grants the read.
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

  private atViewerRequest(id: string, source: string): FunctionAssociation {
    const code = FunctionCode.fromInline(source);
    return {
      eventType: FunctionEventType.VIEWER_REQUEST,
      function: new EdgeFunction(this, id, { runtime: FunctionRuntime.JS_2_0, code }),
    };
  }
}
