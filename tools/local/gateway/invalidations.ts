import type { EdgeCache } from './edge-cache.ts';
import { textResponse, type EdgeRequest, type EdgeResponse } from './edge.ts';

const address = /^\/2020-05-31\/distribution\/(\w+)\/invalidation$/;
const namespace = 'http://cloudfront.amazonaws.com/doc/2020-05-31/';

/** CloudFront's control plane, as far as the product uses it: CreateInvalidation, done when it is answered. */
export class Invalidations {
  private readonly distributionId: string;
  private readonly cache: EdgeCache;
  /** The paths of each caller reference: said again, it is the invalidation that was made already. */
  private readonly made = new Map<string, string>();

  constructor(distributionId: string, cache: EdgeCache) {
    this.distributionId = distributionId;
    this.cache = cache;
  }

  handle(request: EdgeRequest, path: string): EdgeResponse {
    const [, distributionId] = address.exec(path) ?? [];
    if (request.method !== 'POST' || !distributionId) {
      return refusal(400, 'InvalidAction', 'The local CloudFront only invalidates.');
    }
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) {
      return refusal(403, 'AccessDenied', 'Missing Authentication Token');
    }
    if (distributionId !== this.distributionId) {
      return refusal(404, 'NoSuchDistribution', 'The specified distribution does not exist.');
    }
    return this.create(request.body.toString('utf8'));
  }

  private create(xml: string): EdgeResponse {
    const [reference] = texts(xml, 'CallerReference');
    const paths = texts(xml, 'Path');
    if (!reference || paths.length === 0) return refusal(400, 'MissingBody', 'The batch is not complete.');
    if (texts(xml, 'Quantity')[0] !== String(paths.length)) {
      return refusal(
        400,
        'InconsistentQuantities',
        'The value of Quantity does not match the size of Items.',
      );
    }
    if (!paths.every(isPath)) return refusal(400, 'InvalidArgument', 'A path is not valid.');
    const before = this.made.get(reference);
    if (before !== undefined && before !== paths.join()) {
      return refusal(400, 'InvalidArgument', 'The caller reference was used for other paths.');
    }
    if (before === undefined) this.cache.invalidate(paths);
    this.made.set(reference, paths.join());
    const items = paths.map((path) => `<Path>${escapeXml(path)}</Path>`).join('');
    return xmlResponse(
      201,
      `<Invalidation xmlns="${namespace}"><Id>I${this.made.size}</Id><Status>Completed</Status>` +
        `<CreateTime>${new Date().toISOString()}</CreateTime><InvalidationBatch><Paths><Quantity>${paths.length}</Quantity>` +
        `<Items>${items}</Items></Paths><CallerReference>${escapeXml(reference)}</CallerReference></InvalidationBatch></Invalidation>`,
    );
  }
}

/** One wildcard, and that at the end. */
const isPath = (path: string) => /^\/[^*]*\*?$/.test(path) && path.length <= 4000;

function texts(xml: string, element: string): string[] {
  return [...xml.matchAll(new RegExp(`<${element}>([^<]*)</${element}>`, 'g'))].map(([, text]) =>
    unescapeXml(text!),
  );
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeXml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign]!);
const unescapeXml = (text: string) =>
  Object.entries(entities).reduceRight((plain, [sign, entity]) => plain.replaceAll(entity, sign), text);

function refusal(status: number, code: string, message: string): EdgeResponse {
  const error = `<Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error>`;
  return xmlResponse(status, `<ErrorResponse xmlns="${namespace}">${error}</ErrorResponse>`);
}

const xmlResponse = (status: number, body: string) => textResponse(status, body, 'text/xml');
