import type { IncomingHttpHeaders } from 'node:http';
import Negotiator from 'negotiator';

/** What CloudFront packs with that the viewer can unpack, in CloudFront's own order, whatever weights the viewer gives them. */
export function acceptedEncodings(headers: IncomingHttpHeaders): ('br' | 'gzip')[] {
  const accepted = new Negotiator({ headers }).encodings(['br', 'gzip']);
  return (['br', 'gzip'] as const).filter((name) => accepted.includes(name));
}
