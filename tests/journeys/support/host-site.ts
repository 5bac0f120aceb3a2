import { createServer } from 'node:http';
import { listen } from '@refdeck/local-cloud/listen';

export interface HostSite {
  origin: string;
  close: () => void;
}

/** Serves this page as a foreign website on `127.0.0.1`, because Chromium lets no page of the internet reach a local address. */
export async function hostSite(body: string, headers: Record<string, string> = {}): Promise<HostSite> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers });
    response.end(
      `<!doctype html><html lang="en"><title>Customer</title><link rel="icon" href="data:,">${body}</html>`,
    );
  });
  const { endpoint: origin, stop } = await listen(server);
  return { origin, close: () => void stop() };
}
