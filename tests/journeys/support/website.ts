import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves a website and lets the local cloud reach it by this name, beside those of other tests. */
export async function serveWebsite(host: string, answer: RequestListener): Promise<() => void> {
  const server = createServer(answer);
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  const file = process.env.REFDECK_WEBSITES!;
  const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, number>) : {};
  writeFileSync(file, JSON.stringify({ ...known, [host]: port }));
  return () => void server.close();
}
