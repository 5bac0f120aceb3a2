import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Listening {
  endpoint: string;
  port: number;
  stop: () => Promise<void>;
}

/** Milliseconds. A request that meets a closing connection is lost, so idle ones stay open long. */
export const keepAliveTimeout = 65_000;

/** Listens on 127.0.0.1. Stopping it closes open connections. */
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

export async function freePort(): Promise<number> {
  const { port, stop } = await listen(createServer());
  await stop();
  return port;
}
