import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface HostSite {
  origin: string;
  close: () => void;
}

/**
 * A website of somebody else with this page: another origin than ours, on `127.0.0.1`, because Chromium lets no page of the internet
 * reach a local address.
 */
export async function hostSite(body: string, headers: Record<string, string> = {}): Promise<HostSite> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers });
    response.end(
      `<!doctype html><html lang="en"><title>Customer</title><link rel="icon" href="data:,">${body}</html>`,
    );
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, close: () => void server.close() };
}
