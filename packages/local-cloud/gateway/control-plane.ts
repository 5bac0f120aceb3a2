import { batchOf, configOf, takeConfig, toXml } from './cloudfront-xml.ts';
import type { EdgeCache } from './edge-cache.ts';
import type { OriginHeaders } from './distribution.ts';
import { textResponse, type EdgeRequest, type EdgeResponse } from './edge.ts';

const address = /^\/2020-05-31\/distribution\/(\w+)(\/invalidation|\/config|)$/;

interface ControlledEdge {
  distributionId: string;
  cache: EdgeCache;
  originHeaders: OriginHeaders;
}

/** Invalidations and the headers of origins, both complete when the response arrives. */
export class ControlPlane {
  private readonly edge: ControlledEdge;
  /** A repeated caller reference is the same invalidation. */
  private readonly made = new Map<string, string>();
  private version = 1;

  constructor(edge: ControlledEdge) {
    this.edge = edge;
  }

  handle(request: EdgeRequest, path: string): EdgeResponse {
    const [, distributionId, what] = address.exec(path) ?? [];
    const operation = this.operations[`${request.method} ${what}`];
    if (!operation || !distributionId) {
      return refusal(400, 'InvalidAction', 'The local CloudFront does not know this.');
    }
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) {
      return refusal(403, 'AccessDenied', 'Missing Authentication Token');
    }
    if (distributionId !== this.edge.distributionId) {
      return refusal(404, 'NoSuchDistribution', 'The specified distribution does not exist.');
    }
    return operation(request.body.toString('utf8'), request.headers['if-match']);
  }

  private readonly operations: Record<string, (body: string, ifMatch?: string) => EdgeResponse> = {
    'POST /invalidation': (body) => this.create(body),
    'GET /config': () => this.tagged(toXml('DistributionConfig', this.config)),
    'GET ': () => this.tagged(this.distribution()),
    'PUT /config': (body, ifMatch) => {
      if (ifMatch !== this.tag) return refusal(412, 'PreconditionFailed', 'The ETag is not the one of now.');
      this.edge.cache.tagHeader = takeConfig(body, this.edge.originHeaders);
      this.version += 1;
      return this.tagged(this.distribution());
    },
  };

  private get tag(): string {
    return `E${this.version}`;
  }

  private tagged(body: string): EdgeResponse {
    const response = xmlResponse(200, body);
    return { ...response, headers: { ...response.headers, etag: this.tag } };
  }

  private get config() {
    return configOf(this.edge.originHeaders, this.edge.cache.tagHeader);
  }

  private distribution(): string {
    const { distributionId: Id } = this.edge;
    return toXml('Distribution', { Id, Status: 'Deployed', DistributionConfig: this.config });
  }

  private create(xml: string): EdgeResponse {
    const batch = batchOf(xml);
    const { CallerReference: reference, Paths } = batch;
    const paths = Paths?.Items?.Path ?? [];
    if (!reference || paths.length === 0) return refusal(400, 'MissingBody', 'The batch is not complete.');
    if (Paths?.Quantity !== String(paths.length)) {
      return refusal(
        400,
        'InconsistentQuantities',
        'The value of Quantity does not match the size of Items.',
      );
    }
    if (!paths.every((item) => isPath(item) || isTag(item)))
      return refusal(400, 'InvalidArgument', 'A path or a tag is not valid.');
    const before = this.made.get(reference);
    if (before !== undefined && before !== paths.join()) {
      return refusal(400, 'InvalidArgument', 'The caller reference was used for other paths.');
    }
    if (before === undefined) this.edge.cache.invalidate(paths);
    this.made.set(reference, paths.join());
    const Id = `I${this.made.size}`;
    const CreateTime = new Date().toISOString();
    return xmlResponse(
      201,
      toXml('Invalidation', { Id, Status: 'Completed', CreateTime, InvalidationBatch: batch }),
    );
  }
}

const isPath = (path: string) => /^\/[^*]*\*?$/.test(path) && path.length <= 4000;

const isTag = (item: string) => /^#[!-)+\--~]{1,256}$/.test(item);

function refusal(status: number, Code: string, Message: string): EdgeResponse {
  return xmlResponse(status, toXml('ErrorResponse', { Error: { Type: 'Sender', Code, Message } }));
}

const xmlResponse = (status: number, body: string) => textResponse(status, body, 'text/xml');
