import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { vi } from 'vitest';
import { listen } from '@refdeck/local-cloud/listen';

export interface StandInRequest {
  url: string;
  method: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface StandInResponse {
  status: number;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
}

/** Answers for one AWS service, or for all, in this process until it is stopped. */
export async function standInFor(
  service: 'CLOUDFRONT' | 'DYNAMODB' | 'S3' | 'SECRETS_MANAGER' | 'TRANSLATE' | 'ALL',
  respond: (request: StandInRequest) => StandInResponse | Promise<StandInResponse>,
): Promise<{ stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    void (async () => {
      const { url = '', method = '', headers } = request;
      const reply = await respond({ url, method, headers, body: await buffer(request) });
      response.writeHead(reply.status, reply.headers).end(reply.body);
    })();
  });
  const { endpoint, stop } = await listen(server);
  vi.stubEnv(service === 'ALL' ? 'AWS_ENDPOINT_URL' : `AWS_ENDPOINT_URL_${service}`, endpoint);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
  vi.stubEnv('AWS_REGION', 'us-east-1');
  return {
    stop: async () => {
      await stop();
      vi.unstubAllEnvs();
    },
  };
}
