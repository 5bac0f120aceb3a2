import type { APIGatewayProxyEventV2 } from 'aws-lambda';

/** These facts last for the call and are neither stored nor logged. */
export interface Visitor {
  address: string;
  userAgent: string;
  /** An ISO 3166 code, if the edge knows it. */
  country: string | undefined;
  /** Do Not Track or Global Privacy Control is on. */
  optedOut: boolean;
  /** Nobody has seen a prefetched page yet. */
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
