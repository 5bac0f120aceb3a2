/** The configuration of an AWS::CloudFront::CachePolicy, as far as the local edge applies it. */
export interface CachePolicyConfig {
  MinTTL: number;
  DefaultTTL: number;
  MaxTTL: number;
  ParametersInCacheKeyAndForwardedToOrigin: {
    EnableAcceptEncodingGzip: boolean;
    EnableAcceptEncodingBrotli: boolean;
    HeadersConfig: { HeaderBehavior: string; Headers?: string[] };
    CookiesConfig: { CookieBehavior: string };
    QueryStringsConfig: { QueryStringBehavior: string; QueryStrings?: string[] };
  };
}
