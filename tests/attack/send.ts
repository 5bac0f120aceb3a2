import { Agent, request as open } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { inject } from 'vitest';
import type { Request } from './write.ts';

export interface Received {
  status: number;
  contentType: string;
  retryAfter: string | undefined;
  text: string;
}

const agent = new Agent({ keepAlive: true });

/** Sends raw bytes, because `fetch` would correct or refuse some requests. */
export function send({ method, path, headers, body }: Request): Promise<Received> {
  const { hostname, port } = new URL(inject('cloud').origin);
  return new Promise((resolve, reject) => {
    const options = {
      agent,
      hostname,
      port,
      method,
      path,
      headers: { ...headers, 'content-length': body.length },
    };
    const request = open(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const packed = response.headers['content-encoding'] === 'gzip' && bytes.length > 0;
        resolve({
          status: response.statusCode!,
          contentType: response.headers['content-type'] ?? '',
          retryAfter: response.headers['retry-after'],
          text: (packed ? gunzipSync(bytes) : bytes).toString(),
        });
      });
    });
    request.on('error', reject);
    request.end(body);
  });
}
