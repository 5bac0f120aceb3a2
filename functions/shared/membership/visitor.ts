import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** Facts about the caller of a public route. They last for the call and are neither stored nor logged. */
export interface Visitor {
  address: string;
  userAgent: string;
  /** ISO 3166 code, where the edge knows it. */
  country: string | undefined;
  /** Asks not to be tracked: Do Not Track, or Global Privacy Control. */
  optedOut: boolean;
  /** The browser looks ahead; nobody has seen anything yet. */
  prefetch: boolean;
}

export function visitorOf({ headers, requestContext }: APIGatewayProxyEventV2): Visitor {
  return {
    address: viewerAddress(headers['cloudfront-viewer-address']) ?? requestContext.http.sourceIp,
    userAgent: headers['user-agent'] ?? '',
    country: countryCode(headers['cloudfront-viewer-country']),
    optedOut: headers.dnt === '1' || headers['sec-gpc'] === '1',
    prefetch: [headers['sec-purpose'], headers.purpose].some((purpose) => purpose?.includes('prefetch')),
  };
}

// The edge sends address and port. X-Forwarded-For can be forged, and the connection's own address is the
// edge's.
const viewerAddress = (header: string | undefined) => header?.replace(/:\d+$/, '');

const countryCode = (header: string | undefined) =>
  header !== undefined && /^[A-Z]{2}$/.test(header) ? header : undefined;
