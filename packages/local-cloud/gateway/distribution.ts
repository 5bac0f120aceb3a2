import type { Assembly, Resource } from '../template/assembly.ts';
import type { CachePolicyConfig } from './cache-control.ts';
import { EdgeFunction } from './edge-function.ts';
import type { HeadersPolicyConfig } from './headers-policy.ts';
import type { OriginRequestConfig } from './origin-request.ts';
import type { TrustedKeys } from './signed-access.ts';

export type Origin =
  | { kind: 'bucket'; bucket: string }
  | { kind: 'api'; id: string; apiId: string; timeoutMs: number };

export type OriginHeaders = Map<string, Record<string, string>>;

export interface Behavior {
  pathPattern: string;
  pattern: RegExp;
  origin: Origin;
  originPath: string;
  allowedMethods: string[];
  viewerRequest: EdgeFunction | undefined;
  headersPolicy: HeadersPolicyConfig | undefined;
  originRequest: OriginRequestConfig | undefined;
  /** Managed policies cache nothing here, or files that browsers request again anyway. */
  cache: CachePolicyConfig | undefined;
  compress: boolean;
  trustedKeys: (() => TrustedKeys) | undefined;
}

export interface Distribution {
  /** The order matters, and the last one matches everything. */
  behaviors: Behavior[];
  originHeaders: OriginHeaders;
  cacheTagHeader?: string | undefined;
  defaultRootObject: string;
}

interface BehaviorConfig {
  PathPattern?: string;
  TargetOriginId: string;
  AllowedMethods?: string[];
  CachePolicyId?: string;
  Compress?: boolean;
  OriginRequestPolicyId?: string;
  ResponseHeadersPolicyId?: string;
  TrustedKeyGroups?: string[];
  FunctionAssociations?: { EventType: string; FunctionARN: string }[];
}

interface OriginConfig {
  Id: string;
  DomainName: string;
  OriginPath?: string;
  OriginCustomHeaders?: { HeaderName: string; HeaderValue: string }[];
  CustomOriginConfig?: { OriginReadTimeout?: number };
}

const defaultReadTimeout = 30;

interface DistributionConfig {
  CacheTagConfig?: { HeaderName: string };
  DefaultRootObject?: string;
  DefaultCacheBehavior: BehaviorConfig;
  CacheBehaviors?: BehaviorConfig[];
  CustomErrorResponses?: { ResponsePagePath?: string; ErrorCachingMinTTL?: number }[];
  Origins: OriginConfig[];
}

const cachingOptimized = '658327ea-f89d-4fab-a63d-7e88639e58f6';

/** The origin that browsers see. `resolved` inserts secrets. */
export function readDistribution(assembly: Assembly, resolved: (value: string) => string): Distribution {
  const config = assembly
    .only('AWS::CloudFront::Distribution')
    .property<DistributionConfig>('DistributionConfig');
  if (!config) throw new Error('The distribution has no configuration.');
  // This edge caches errors by their own headers only.
  if (config.CustomErrorResponses?.some((one) => one.ResponsePagePath || one.ErrorCachingMinTTL !== 0)) {
    throw new Error('The local edge does not support error pages, nor errors that are kept.');
  }
  const reader = new BehaviorReader(assembly, config.Origins);
  const named = (config.CacheBehaviors ?? []).map((behavior) => reader.read(behavior));
  return {
    behaviors: [...named, reader.read(config.DefaultCacheBehavior)],
    originHeaders: new Map(
      config.Origins.map(({ Id, OriginCustomHeaders = [] }) => [
        Id,
        Object.fromEntries(
          OriginCustomHeaders.map(({ HeaderName, HeaderValue }) => [
            HeaderName.toLowerCase(),
            resolved(HeaderValue),
          ]),
        ),
      ]),
    ),
    cacheTagHeader: config.CacheTagConfig?.HeaderName,
    defaultRootObject: config.DefaultRootObject ?? '',
  };
}

export function findBehavior(distribution: Distribution, path: string): Behavior {
  const found = distribution.behaviors.find((behavior) => behavior.pattern.test(path));
  if (!found) throw new Error(`No behavior matches ${path}.`);
  return found;
}

/** "*" for any number of characters, "?" for one; the leading slash is optional. */
export function pathPatternToRegExp(pathPattern: string): RegExp {
  const source = pathPattern
    .replace(/^\/?/, '/')
    .replaceAll(/[.+^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^${source}$`);
}

class BehaviorReader {
  private readonly assembly: Assembly;
  private readonly origins: OriginConfig[];
  private readonly functions = new Map<string, EdgeFunction>();

  constructor(assembly: Assembly, origins: OriginConfig[]) {
    this.assembly = assembly;
    this.origins = origins;
    for (const resource of assembly.ofType('AWS::CloudFront::Function')) {
      const code = resource.property<string>('FunctionCode') ?? '';
      this.functions.set(assembly.attribute(resource, 'FunctionARN'), new EdgeFunction(code));
    }
  }

  read(config: BehaviorConfig): Behavior {
    const pathPattern = config.PathPattern ?? '*';
    const origin = this.origins.find(({ Id }) => Id === config.TargetOriginId);
    if (!origin) throw new Error(`The behavior ${pathPattern} has no origin.`);
    const cache = this.cachePolicy(config.CachePolicyId);
    return {
      pathPattern,
      pattern: pathPatternToRegExp(pathPattern),
      origin: this.readOrigin(origin),
      originPath: origin.OriginPath ?? '',
      allowedMethods: config.AllowedMethods ?? ['GET', 'HEAD'],
      viewerRequest: this.viewerRequest(config),
      headersPolicy: this.headersPolicy(config.ResponseHeadersPolicyId),
      originRequest: this.originRequest(config.OriginRequestPolicyId),
      cache,
      // CloudFront compresses only if the encoding is part of the cache key.
      compress:
        Boolean(config.Compress) &&
        (cache?.ParametersInCacheKeyAndForwardedToOrigin.EnableAcceptEncodingGzip ??
          config.CachePolicyId === cachingOptimized),
      trustedKeys: this.trustedKeys(config.TrustedKeyGroups),
    };
  }

  /** A function, because the app makes its keys while it starts. */
  private trustedKeys(groups: string[] = []): (() => TrustedKeys) | undefined {
    if (groups.length === 0) return undefined;
    const found = (type: string, ids: readonly string[]) =>
      this.assembly.ofType(type).filter((resource) => ids.includes(this.assembly.ref(resource)));
    return () => {
      const ids = found('AWS::CloudFront::KeyGroup', groups).flatMap(
        (group) => group.property<{ Items: string[] }>('KeyGroupConfig')!.Items,
      );
      return new Map(
        found('AWS::CloudFront::PublicKey', ids).map((key) => [
          this.assembly.ref(key),
          key.property<{ EncodedKey: string }>('PublicKeyConfig')!.EncodedKey,
        ]),
      );
    };
  }

  private readOrigin({ Id: id, DomainName, CustomOriginConfig }: OriginConfig): Origin {
    const domainOf = (resource: Resource) => [
      this.assembly.attribute(resource, 'RegionalDomainName'),
      this.assembly.attribute(resource, 'DomainName'),
    ];
    const bucket = this.assembly
      .ofType('AWS::S3::Bucket')
      .find((resource) => domainOf(resource).includes(DomainName));
    if (bucket) return { kind: 'bucket', bucket: this.assembly.ref(bucket) };
    const api = this.assembly
      .ofType('AWS::ApiGatewayV2::Api')
      .find((resource) => this.assembly.attribute(resource, 'ApiEndpoint') === `https://${DomainName}`);
    const timeoutMs = (CustomOriginConfig?.OriginReadTimeout ?? defaultReadTimeout) * 1000;
    if (api) return { kind: 'api', id, apiId: this.assembly.ref(api), timeoutMs };
    throw new Error(`The origin ${DomainName} is neither a bucket nor an HTTP API of this app.`);
  }

  private viewerRequest({ FunctionAssociations = [] }: BehaviorConfig): EdgeFunction | undefined {
    const other = FunctionAssociations.find(({ EventType }) => EventType !== 'viewer-request');
    if (other) throw new Error(`The local edge does not run functions at ${other.EventType}.`);
    const [association] = FunctionAssociations;
    if (!association) return undefined;
    const found = this.functions.get(association.FunctionARN);
    if (!found) throw new Error(`There is no CloudFront function ${association.FunctionARN}.`);
    return found;
  }

  private cachePolicy(id: string | undefined): CachePolicyConfig | undefined {
    return this.assembly
      .ofType('AWS::CloudFront::CachePolicy')
      .find((resource) => this.assembly.ref(resource) === id)
      ?.property<CachePolicyConfig>('CachePolicyConfig');
  }

  private originRequest(id: string | undefined): OriginRequestConfig | undefined {
    return this.assembly
      .ofType('AWS::CloudFront::OriginRequestPolicy')
      .find((resource) => this.assembly.ref(resource) === id)
      ?.property<OriginRequestConfig>('OriginRequestPolicyConfig');
  }

  private headersPolicy(id: string | undefined): HeadersPolicyConfig | undefined {
    if (!id) return undefined;
    const policy = this.assembly
      .ofType('AWS::CloudFront::ResponseHeadersPolicy')
      .find((resource) => this.assembly.ref(resource) === id);
    const config = policy?.property<HeadersPolicyConfig>('ResponseHeadersPolicyConfig');
    if (!config) throw new Error(`The response headers policy ${id} is not part of this app.`);
    if (config.CorsConfig)
      throw new Error('The local edge does not support CorsConfig: there is one origin.');
    return config;
  }
}
