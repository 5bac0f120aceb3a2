import { createServer } from 'node:net';

const DEFAULT_PORT = 3000;

export function portFromEnvironment(): number {
  const text = process.env.PORT;
  const port = text ? Number(text) : DEFAULT_PORT;
  if (Number.isInteger(port) && port >= 0 && port < 65_536) return port;
  throw new Error(`PORT=${text} is not a port.`);
}

/** This runs before anything is built, because that takes a while. */
export async function assertPortFree(port: number): Promise<void> {
  for (const host of ['127.0.0.1', '::1']) {
    if (port !== 0 && (await isTaken(port, host))) throw new Error(portTakenMessage(port));
  }
}

export function portTakenMessage(port: number): string {
  return `Port ${port} is in use. Stop what listens there, or choose another one: PORT=${port + 1} npm start`;
}

function isTaken(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'EADDRINUSE'));
    probe.listen(port, host, () => probe.close(() => resolve(false)));
  });
}
