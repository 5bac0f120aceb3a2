import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** The one notice of the local TED. It is made up. */
export const recordedNotice = '123456-2026';

const file = join(import.meta.dirname, `notice-${recordedNotice}.xml`);

/** Stands in for TED, which nothing local may ask. The number 503-2026 is that of a TED out of order. */
export async function startRecordedTed(): Promise<{ port: number; stop: () => void }> {
  const notice = readFileSync(file);
  const server = createServer(({ url }, response) => {
    if (url === `/en/notice/${recordedNotice}/xml`)
      response.setHeader('content-type', 'application/xml').end(notice);
    else response.writeHead(url === '/en/notice/503-2026/xml' ? 503 : 404).end();
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
