import type { OutgoingHttpHeaders } from 'node:http';

interface Switch {
  Override: boolean;
}

/** The part of an AWS::CloudFront::ResponseHeadersPolicy that the local edge applies. */
export interface HeadersPolicyConfig {
  SecurityHeadersConfig?: {
    ContentSecurityPolicy?: Switch & { ContentSecurityPolicy: string };
    ContentTypeOptions?: Switch;
    FrameOptions?: Switch & { FrameOption: string };
    ReferrerPolicy?: Switch & { ReferrerPolicy: string };
    StrictTransportSecurity?: Switch & {
      AccessControlMaxAgeSec: number;
      IncludeSubdomains?: boolean;
      Preload?: boolean;
    };
    XSSProtection?: Switch & { Protection: boolean; ModeBlock?: boolean };
  };
  CustomHeadersConfig?: { Items?: (Switch & { Header: string; Value: string })[] };
  RemoveHeadersConfig?: { Items?: { Header: string }[] };
  CorsConfig?: unknown;
}

interface PolicyHeader {
  name: string;
  value: string;
  override: boolean;
}

/** The origin's headers stay unless the policy overrides them. */
export function applyHeadersPolicy(
  headers: OutgoingHttpHeaders,
  policy: HeadersPolicyConfig,
): OutgoingHttpHeaders {
  const result: OutgoingHttpHeaders = {};
  for (const [name, value] of Object.entries(headers)) result[name.toLowerCase()] = value;
  for (const { Header } of policy.RemoveHeadersConfig?.Items ?? []) delete result[Header.toLowerCase()];
  for (const { name, value, override } of policyHeaders(policy)) {
    if (override || result[name] === undefined) result[name] = value;
  }
  return result;
}

function policyHeaders(policy: HeadersPolicyConfig): PolicyHeader[] {
  const custom = (policy.CustomHeadersConfig?.Items ?? []).map((item) => ({
    name: item.Header.toLowerCase(),
    value: item.Value,
    override: item.Override,
  }));
  return [...securityHeaders(policy.SecurityHeadersConfig ?? {}), ...custom];
}

function securityHeaders(config: NonNullable<HeadersPolicyConfig['SecurityHeadersConfig']>): PolicyHeader[] {
  const { ContentSecurityPolicy, ContentTypeOptions, FrameOptions, ReferrerPolicy } = config;
  const { StrictTransportSecurity, XSSProtection } = config;
  const header = (name: string, value: string | undefined, from: Switch | undefined) =>
    from && value !== undefined ? [{ name, value, override: from.Override }] : [];
  return [
    ...header('content-security-policy', ContentSecurityPolicy?.ContentSecurityPolicy, ContentSecurityPolicy),
    ...header('x-content-type-options', 'nosniff', ContentTypeOptions),
    ...header('x-frame-options', FrameOptions?.FrameOption, FrameOptions),
    ...header('referrer-policy', ReferrerPolicy?.ReferrerPolicy, ReferrerPolicy),
    ...header(
      'strict-transport-security',
      transportSecurity(StrictTransportSecurity),
      StrictTransportSecurity,
    ),
    ...header('x-xss-protection', xssProtection(XSSProtection), XSSProtection),
  ];
}

function transportSecurity(
  config: { AccessControlMaxAgeSec: number; IncludeSubdomains?: boolean; Preload?: boolean } | undefined,
): string | undefined {
  if (!config) return undefined;
  const flags = [config.IncludeSubdomains && 'includeSubDomains', config.Preload && 'preload'];
  return [`max-age=${config.AccessControlMaxAgeSec}`, ...flags.filter(Boolean)].join('; ');
}

function xssProtection(config: { Protection: boolean; ModeBlock?: boolean } | undefined): string | undefined {
  if (!config) return undefined;
  if (!config.Protection) return '0';
  return config.ModeBlock ? '1; mode=block' : '1';
}
