import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Listening {
  endpoint: string;
  port: number;
  stop: () => Promise<void>;
}

/**
 * How long an idle connection stays open, in milliseconds. A request that is sent while the server closes its connection
 * is lost, and on a busy machine Node's 5 seconds pass between two calls of one client.
 */
export const keepAliveTimeout = 65_000;

/** Starts a server on a free port of 127.0.0.1. Stopping it closes open connections. */
export async function listen(server: Server): Promise<Listening> {
  server.keepAliveTimeout = keepAliveTimeout;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  const stop = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  };
  return { endpoint: `http://127.0.0.1:${port}`, port, stop };
}

/** A port that was free a moment ago, for engines that cannot pick one themselves. */
export async function freePort(): Promise<number> {
  const { port, stop } = await listen(createServer());
  await stop();
  return port;
}
