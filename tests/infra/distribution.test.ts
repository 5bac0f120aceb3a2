import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { siteOrigin, speculationRules } from '#contract/site/pages';
import { cacheTagHeader } from '#functions/shared/edge/environment';
import { actions, all, statementsOf, synthesizeProd, synthesizeWithDomain } from './templates.ts';

const { data, web, jobs } = synthesizeProd();

const secret = new Set(['/approve/*', '/proof/*']);

describe('the distribution', () => {
  interface Behavior {
    CachePolicyId: unknown;
    TargetOriginId: string;
    OriginRequestPolicyId?: unknown;
    TrustedKeyGroups?: unknown;
    ResponseHeadersPolicyId?: { Ref: string };
    FunctionAssociations?: unknown;
  }
  const config = (template = web) => {
    const [distribution] = all(template, 'AWS::CloudFront::Distribution');
    return distribution!.Properties.DistributionConfig as {
      DefaultCacheBehavior: Behavior;
      CacheBehaviors: (Behavior & { PathPattern: string })[];
      CacheTagConfig?: unknown;
      CustomErrorResponses: { ErrorCode: number; ErrorCachingMinTTL?: number }[];
      Origins: {
        Id: string;
        ConnectionAttempts?: number;
        CustomOriginConfig?: { OriginReadTimeout?: number };
      }[];
    };
  };
  const behaviors = () => config().CacheBehaviors;
  const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';

  it('never caches the API or the configuration', () => {
    for (const path of ['/api/public/event', '/api/*', '/config/config.json']) {
      expect(behaviors().find(({ PathPattern }) => PathPattern === path)?.CachePolicyId).toBe(
        cachingDisabled,
      );
    }
  });

  it('passes the visitor to visit counting without cookies or tokens', () => {
    const paths = behaviors().map(({ PathPattern }) => PathPattern);
    expect(paths.indexOf('/api/public/event')).toBeLessThan(paths.indexOf('/api/*'));
    const event = behaviors()[paths.indexOf('/api/public/event')]!;
    const [id] = Object.values(event.OriginRequestPolicyId as object) as [string];
    const policy = web.toJSON().Resources[id].Properties.OriginRequestPolicyConfig;
    const { Headers, HeaderBehavior } = policy.HeadersConfig as { Headers: string[]; HeaderBehavior: string };
    expect(policy.CookiesConfig).toEqual({ CookieBehavior: 'none' });
    expect(HeaderBehavior).toBe('whitelist');
    expect(Headers).toContain('CloudFront-Viewer-Address');
    // API Gateway accepts its own host name only.
    expect(Headers.map((name) => name.toLowerCase())).not.toContain('host');
  });

  it('requires signed cookies for members’ files and for no other path', () => {
    const signed = behaviors().filter(({ TrustedKeyGroups }) => TrustedKeyGroups !== undefined);
    expect(signed.map(({ PathPattern }) => PathPattern)).toEqual(['/private/*']);
    const groups = all(data, 'AWS::CloudFront::KeyGroup');
    const keys = all(data, 'AWS::CloudFront::PublicKey');
    expect([groups.length, keys.length]).toEqual([1, 1]);
    expect(JSON.stringify(signed[0]!.TrustedKeyGroups)).toMatch(
      /^\[\{"Fn::ImportValue":"[^"]*FileKeysTrusted/,
    );
    const { Items } = groups[0]!.Properties.KeyGroupConfig as { Items: { Ref: string }[] };
    expect(Items).toHaveLength(1);
    expect(data.toJSON().Resources[Items[0]!.Ref].Type).toBe('AWS::CloudFront::PublicKey');
  });

  it('has no private key in its templates', () => {
    const [key] = all(data, 'AWS::CloudFront::PublicKey');
    const { EncodedKey } = key!.Properties.PublicKeyConfig as { EncodedKey: { 'Fn::GetAtt': string[] } };
    expect(EncodedKey['Fn::GetAtt'][1]).toBe('PublicKey');
    for (const template of [data, web, jobs])
      expect(JSON.stringify(template.toJSON())).not.toMatch(
        /PRIVATE KEY|resolve:secretsmanager:[^}]*FileKey/,
      );
  });

  it('rewrites and caches no error response', () => {
    const errors = config().CustomErrorResponses;
    expect(errors.map(({ ErrorCode }) => ErrorCode)).toEqual(
      expect.arrayContaining([400, 403, 404, 500, 502, 503, 504]),
    );
    for (const { ErrorCode, ...rest } of errors)
      expect(rest, String(ErrorCode)).toEqual({ ErrorCachingMinTTL: 0 });
  });

  const headersOf = (behavior: Behavior, template = web) => {
    const policies = template.findResources('AWS::CloudFront::ResponseHeadersPolicy');
    const { ResponseHeadersPolicyConfig } = policies[behavior.ResponseHeadersPolicyId?.Ref ?? '']!.Properties;
    return ResponseHeadersPolicyConfig.SecurityHeadersConfig as {
      FrameOptions?: object;
      ContentSecurityPolicy: { Override: boolean };
    };
  };

  it.each([
    ['at CloudFront’s own name', () => web],
    ['at a name of its own', () => synthesizeWithDomain().web],
  ])('sends every security header on every behavior: %s', (_where, templateOf) => {
    const template = templateOf();
    const { DefaultCacheBehavior, CacheBehaviors } = config(template);
    expect(CacheBehaviors.length).toBeGreaterThan(3);
    for (const behavior of [DefaultCacheBehavior, ...CacheBehaviors]) {
      const headers = headersOf(behavior, template);
      const text = JSON.stringify(headers);
      expect(text).toContain("default-src 'none'");
      expect(text).not.toMatch(/script-src[^;]*unsafe/);
      expect(headers).toMatchObject({
        ContentTypeOptions: { Override: true },
        ReferrerPolicy: {
          // The address of an approval page or a proof grants access to it, so it must not leak as a referrer.
          ReferrerPolicy: secret.has((behavior as { PathPattern?: string }).PathPattern ?? '')
            ? 'no-referrer'
            : 'strict-origin-when-cross-origin',
          Override: true,
        },
        StrictTransportSecurity: {
          AccessControlMaxAgeSec: 31_536_000,
          IncludeSubdomains: true,
          Override: true,
        },
      });
    }
  });

  it('allows the speculation rules of pages by their hash', () => {
    const hash = createHash('sha256').update(speculationRules).digest('base64');
    expect(JSON.stringify(headersOf(config().DefaultCacheBehavior))).toContain(
      `script-src 'self' 'sha256-${hash}'`,
    );
  });

  it('uploads the files that pages name before the pages', () => {
    const uploads = Object.entries(web.findResources('Custom::CDKBucketDeployment'));
    const named = (part: string) => uploads.find(([id]) => id.startsWith(part))!;
    expect(named('Pages')[1].DependsOn).toEqual(
      expect.arrayContaining([named('HashedFiles')[0], named('EmbedScript')[0]]),
    );
  });

  it('gets 404 from the bucket for a missing file, not 403', () => {
    const policies = JSON.stringify(all(web, 'AWS::S3::BucketPolicy'));
    expect(policies).toContain('s3:ListBucket');
  });

  it('replaces the placeholder address in uploaded pages with its own', () => {
    const uploads = all(web, 'Custom::CDKBucketDeployment').map(({ Properties }) =>
      JSON.stringify(Properties),
    );
    const pages = uploads.filter((text) => text.includes('config') || text.includes(siteOrigin));
    expect(pages).toHaveLength(1);
    expect(pages[0]).toMatch(new RegExp(`"${siteOrigin}":\\{"Fn::Join":\\["",\\["https://",\\{"Fn::GetAtt"`));
  });

  it('lets only public pages choose who may frame them', () => {
    const framed = ['/reference-page/*', '/verify/*'];
    expect(behaviors().map(({ PathPattern }) => PathPattern)).toEqual(expect.arrayContaining(framed));
    for (const behavior of [{ ...config().DefaultCacheBehavior, PathPattern: '*' }, ...behaviors()]) {
      const { FrameOptions, ContentSecurityPolicy } = headersOf(behavior);
      const isFramed = framed.includes(behavior.PathPattern);
      expect(JSON.stringify(ContentSecurityPolicy)).toContain("frame-ancestors 'none'");
      // Each public page sends its own policy for frames.
      expect([behavior.PathPattern, ContentSecurityPolicy.Override]).toEqual([
        behavior.PathPattern,
        // Pages with secret addresses do too, because their policy has the hash of their style.
        !isFramed && !secret.has(behavior.PathPattern),
      ]);
      expect(FrameOptions).toEqual(isFramed ? undefined : { FrameOption: 'DENY', Override: true });
    }
  });

  it('lets a page show frames of its own origin only', () => {
    for (const behavior of [config().DefaultCacheBehavior, ...behaviors()]) {
      const frames = JSON.stringify(headersOf(behavior).ContentSecurityPolicy).match(/frame-src [^;"]+/);
      expect(["frame-src 'self'", undefined]).toContain(frames?.[0]);
    }
  });

  it('lets a page play films of its own origin, and no other behavior any', () => {
    const rules = (behavior: Behavior) => JSON.stringify(headersOf(behavior).ContentSecurityPolicy);
    expect(rules(config().DefaultCacheBehavior)).toMatch(/media-src 'self'[;"]/);
    const pages = config().DefaultCacheBehavior.ResponseHeadersPolicyId?.Ref;
    const others = behaviors().filter(({ ResponseHeadersPolicyId: policy }) => policy?.Ref !== pages);
    expect(others.length).toBeGreaterThan(2);
    for (const behavior of others) expect(rules(behavior)).not.toContain('media-src');
  });

  const publicPages = () => behaviors().find(({ PathPattern }) => PathPattern === '/reference-page/*')!;

  it('caches public pages by their own parameters, never by visitor', () => {
    const { Ref } = publicPages().CachePolicyId as { Ref: string };
    const { CachePolicyConfig } = web.toJSON().Resources[Ref].Properties;
    const { ParametersInCacheKeyAndForwardedToOrigin: inKey, ...bounds } = CachePolicyConfig;
    expect(bounds).toMatchObject({ MinTTL: 0, DefaultTTL: 0 });
    expect(inKey.CookiesConfig).toEqual({ CookieBehavior: 'none' });
    expect(inKey.HeadersConfig).toEqual({
      HeaderBehavior: 'whitelist',
      Headers: ['Origin', 'X-Viewer-Host'],
    });
    // The edge function removes every parameter that is not in `pageQuery` (public-pages.test.ts).
    expect(inKey.QueryStringsConfig).toEqual({ QueryStringBehavior: 'all' });
    expect(publicPages().FunctionAssociations).toHaveLength(1);
    // The function receives only what is part of the cache key.
    expect(publicPages().OriginRequestPolicyId).toBeUndefined();
  });

  it('reads the cache tag of each cached response and removes it', () => {
    const { CacheTagConfig, Origins } = config();
    expect(CacheTagConfig).toEqual({ HeaderName: cacheTagHeader });
    const functions = new Set(Origins.filter((one) => one.CustomOriginConfig).map(({ Id }) => Id));
    const cached = behaviors().filter(
      (one) => functions.has(one.TargetOriginId) && one.CachePolicyId !== cachingDisabled,
    );
    // Responses carry a tag (serve-pages.test.ts), while files are invalidated by path.
    expect(cached.map((one) => one.PathPattern)).toEqual(['/reference-page/*']);
    const policies = web.findResources('AWS::CloudFront::ResponseHeadersPolicy');
    const { RemoveHeadersConfig } =
      policies[publicPages().ResponseHeadersPolicyId!.Ref]!.Properties.ResponseHeadersPolicyConfig;
    expect(RemoveHeadersConfig.Items).toEqual([{ Header: cacheTagHeader }]);
  });

  it('stays within CloudFront’s limits for policies', () => {
    const types = ['AWS::CloudFront::CachePolicy', 'AWS::CloudFront::OriginRequestPolicy'];
    const lists: string[][] = [];
    JSON.stringify(
      types.flatMap((type) => all(web, type)),
      (name, value) => {
        if (['Headers', 'Cookies', 'QueryStrings'].includes(name)) lists.push(value);
        return value;
      },
    );
    expect(lists.length).toBeGreaterThan(1);
    for (const list of lists) expect(list.length, list.join()).toBeLessThanOrEqual(10);
  });

  it('makes browsers revalidate public pages on each visit', () => {
    const policies = web.findResources('AWS::CloudFront::ResponseHeadersPolicy');
    const { CustomHeadersConfig } =
      policies[publicPages().ResponseHeadersPolicyId!.Ref]!.Properties.ResponseHeadersPolicyConfig;
    expect(CustomHeadersConfig.Items).toContainEqual({
      Header: 'Cache-Control',
      Value: 'public, max-age=0, must-revalidate',
      Override: true,
    });
  });

  it('waits a few seconds for a public page before it serves a stale one', () => {
    const origin = config().Origins.find(({ Id }) => Id === publicPages().TargetOriginId)!;
    expect(origin.ConnectionAttempts! * origin.CustomOriginConfig!.OriginReadTimeout!).toBeLessThanOrEqual(
      10,
    );
  });
});

describe('who may make the edge forget', () => {
  it('is one function, which otherwise only publishes and hides files', () => {
    const others = statementsOf(jobs, 'InvalidateCache').filter(
      (statement) => !actions(statement).some((action) => /^(logs|sqs|dynamodb|xray|s3):/.test(action)),
    );
    expect(others).toHaveLength(1);
    expect(actions(others[0]!)).toEqual(['cloudfront:CreateInvalidation']);
    expect(JSON.stringify(others[0]!.Resource)).toMatch(
      /:distribution\/.*ImportValue[^*]*Distribution[^*]*$/,
    );
    expect(JSON.stringify(statementsOf(jobs, 'WorkOutbox'))).not.toContain('cloudfront:');
  });

  it('receives every change of a public page and of the audit trail, in batches', () => {
    const mapping = all(jobs, 'AWS::Lambda::EventSourceMapping').find(({ Properties }) =>
      JSON.stringify(Properties.FunctionName).includes('InvalidateCache'),
    )!;
    const { Filters } = mapping.Properties.FilterCriteria as { Filters: { Pattern: string }[] };
    expect(Filters.map(({ Pattern }) => JSON.parse(Pattern) as unknown)).toEqual([
      {
        eventName: ['MODIFY', 'REMOVE'],
        dynamodb: { Keys: { pk: { S: [{ prefix: 'PUB#' }] }, sk: { S: ['PAGE'] } } },
      },
      {
        eventName: ['INSERT', 'MODIFY', 'REMOVE'],
        dynamodb: { Keys: { pk: { S: [{ prefix: 'AUDIT#' }] } } },
      },
    ]);
    expect(mapping.Properties).toMatchObject({ BatchSize: 1000, MaximumBatchingWindowInSeconds: 1 });
  });
});
