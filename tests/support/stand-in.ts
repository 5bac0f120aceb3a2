import { createServer, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { vi } from 'vitest';

export interface Asked {
  url: string;
  method: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Said {
  status: number;
  headers?: OutgoingHttpHeaders;
  body?: string | Buffer;
}

/** Answers in the place of a service of AWS, for what runs in this process, until it is stopped. */
export async function standInFor(
  service: 'CLOUDFRONT' | 'SECRETS_MANAGER',
  answer: (asked: Asked) => Said | Promise<Said>,
): Promise<{ stop(): void }> {
  const server = createServer((request, response) => {
    void (async () => {
      const { url = '', method = '', headers } = request;
      const said = await answer({ url, method, headers, body: await buffer(request) });
      response.writeHead(said.status, said.headers).end(said.body);
    })();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  vi.stubEnv(`AWS_ENDPOINT_URL_${service}`, `http://127.0.0.1:${port}`);
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
  vi.stubEnv('AWS_REGION', 'us-east-1');
  return {
    stop: () => {
      server.close();
      vi.unstubAllEnvs();
    },
  };
}
