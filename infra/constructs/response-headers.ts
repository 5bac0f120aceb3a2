import { createHash } from 'node:crypto';
import { Duration } from 'aws-cdk-lib';
import {
  HeadersFrameOption,
  HeadersReferrerPolicy,
  ResponseHeadersPolicy,
  type ResponseCustomHeader,
  type ResponseSecurityHeadersBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import { Construct } from 'constructs';
import { limits } from '#contract/rules/limits';
import { speculationRules } from '#contract/site/pages';
import { cacheTagHeader } from '#functions/shared/edge/environment';

interface ResponseHeadersProps {
  connections: string[];
}

export class ResponseHeaders extends Construct {
  readonly page: ResponseHeadersPolicy;
  readonly publicPage: ResponseHeadersPolicy;
  /** The address of an approval page must not leak. */
  readonly approval: ResponseHeadersPolicy;
  readonly api: ResponseHeadersPolicy;
  /** Embeds on other websites call these. */
  readonly visitEvents: ResponseHeadersPolicy;
  readonly asset: ResponseHeadersPolicy;
  readonly privateFile: ResponseHeadersPolicy;

  constructor(scope: Construct, id: string, { connections }: ResponseHeadersProps) {
    super(scope, id);
    this.page = this.policy(
      'Page',
      unframed([...pageRules, `connect-src ${["'self'", ...connections].join(' ')}`, "frame-src 'self'"]),
      // There is no resource policy, because other websites load our pictures, feeds and scripts.
      [permissions, always('Cross-Origin-Opener-Policy', 'same-origin')],
    );
    // Browsers revalidate each time, so that they never show a withdrawn page.
    this.publicPage = this.policy(
      'PublicPage',
      ownRules(),
      [
        permissions,
        always('Cross-Origin-Resource-Policy', 'cross-origin'),
        always('Cache-Control', 'public, max-age=0, must-revalidate'),
      ],
      [cacheTagHeader],
    );
    const alone = { ...ownRules(HeadersReferrerPolicy.NO_REFERRER), frameOptions: denied };
    this.approval = this.policy('Approval', alone, [
      permissions,
      always('Cross-Origin-Resource-Policy', 'same-origin'),
      always('Cache-Control', 'no-store'),
      always('X-Robots-Tag', 'noindex'),
    ]);
    // A default for the gateway's own responses, which have no such header.
    const noStore = { header: 'Cache-Control', value: 'no-store', override: false };
    this.api = this.policy('Api', nothing(), [
      always('Cross-Origin-Resource-Policy', 'same-origin'),
      noStore,
    ]);
    this.visitEvents = this.policy('Visit', nothing(), [
      always('Cross-Origin-Resource-Policy', 'cross-origin'),
      noStore,
    ]);
    // Embeds on other websites show them.
    this.asset = this.policy('Asset', nothing(), [always('Cross-Origin-Resource-Policy', 'cross-origin')]);
    this.privateFile = this.policy('PrivateFile', nothing(), [
      always('Cross-Origin-Resource-Policy', 'same-origin'),
      // Browsers keep files as long as their cookies are valid; the edge keeps them longer and checks each
      // reader.
      always('Cache-Control', `private, max-age=${limits.fileAccessMinutes * 60}`),
    ]);
  }

  private policy(
    id: string,
    securityHeadersBehavior: ResponseSecurityHeadersBehavior,
    customHeaders: ResponseCustomHeader[],
    removeHeaders?: string[],
  ): ResponseHeadersPolicy {
    return new ResponseHeadersPolicy(this, id, {
      securityHeadersBehavior,
      customHeadersBehavior: { customHeaders },
      ...(removeHeaders && { removeHeaders }),
    });
  }
}

const always = (header: string, value: string): ResponseCustomHeader => ({ header, value, override: true });

const permissions = always(
  'Permissions-Policy',
  [
    'accelerometer',
    'browsing-topics',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'hid',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'screen-wake-lock',
    'serial',
    'usb',
    'xr-spatial-tracking',
  ]
    .map((name) => `${name}=()`)
    .join(', '),
);

const pageRules = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${createHash('sha256').update(speculationRules).digest('base64')}'`,
  "style-src 'self'",
  // The style attribute of a card sets its custom properties.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' https: data:",
  "font-src 'self'",
  "media-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
];

const denied = { frameOption: HeadersFrameOption.DENY, override: true };
const notFramed = "frame-ancestors 'none'";

const unframed = (rules: string[]): ResponseSecurityHeadersBehavior => ({
  ...securityHeaders([...rules, notFramed]),
  frameOptions: denied,
});

/** Nothing may run, and the document has an opaque origin. */
const nothing = () => unframed(["default-src 'none'", 'sandbox']);

/** Keeps the function's policy. A response without one, such as the gateway's own, may do nothing. */
function ownRules(referrer?: HeadersReferrerPolicy): ResponseSecurityHeadersBehavior {
  const headers = securityHeaders(["default-src 'none'", notFramed], referrer);
  return { ...headers, contentSecurityPolicy: { ...headers.contentSecurityPolicy!, override: false } };
}

function securityHeaders(
  contentSecurityPolicy: string[],
  referrer = HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
): ResponseSecurityHeadersBehavior {
  return {
    contentSecurityPolicy: { contentSecurityPolicy: contentSecurityPolicy.join('; '), override: true },
    contentTypeOptions: { override: true },
    referrerPolicy: {
      referrerPolicy: referrer,
      override: true,
    },
    strictTransportSecurity: {
      accessControlMaxAge: Duration.days(365),
      includeSubdomains: true,
      override: true,
    },
  };
}
