import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

/** Serves a website under these names, which only the local cloud with this folder reaches. */
export async function serveAt(
  folder: string,
  names: readonly string[],
  answer: RequestListener,
): Promise<() => void> {
  const server = createServer(answer);
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  const { port } = server.address() as AddressInfo;
  mkdirSync(folder, { recursive: true });
  for (const name of names) writeFileSync(join(folder, name), String(port));
  return () => {
    for (const name of names) rmSync(join(folder, name));
    server.closeAllConnections();
    server.close();
  };
}
