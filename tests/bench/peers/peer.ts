import { Agent, request } from 'node:http';
import type { Launch } from './program.ts';

/** A product that does the same work. */
export interface Peer {
  name: string;
  /** What a newcomer runs before it can be started, one after the other, in an empty directory; some of it may write files only. */
  install: (directory: string) => (Launch | (() => void))[];
  /** Starts it with data of its own, which are new. */
  launch: (directory: string, data: string, port: number) => Launch;
  /** Answers once it is up. */
  health: string;
  /** Once it is up: who writes is signed in, and visitors may read what is published. */
  enter: (origin: string, data: string) => Promise<Api>;
  /** Where it is once it has been installed and timed; without this, where it was installed. */
  here?: string;
  /** All that has to be on the disk for it to run, without its data. */
  files: (directory: string) => string[];
}

export interface Call {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: object;
}

/** The same work on each: a record of five fields is written and read by who is signed in, and by visitors. */
export interface Api {
  create: (record: PeerRecord) => Call;
  idOf: (created: string) => string;
  update: (id: string, record: PeerRecord) => Call;
  read: (id: string) => Call;
  /** A hundred, whole. */
  list: () => Call;
  /** What a visitor gets on one page: 24 that are published. */
  publicList: () => Call;
}

export interface PeerRecord {
  title: string;
  customer: string;
  description: string;
  tags: string[];
}

export const typical = (number: number): PeerRecord => ({
  title: `Reference ${String(number).padStart(3, '0')}: a booking desk that survives Monday mornings`,
  customer: 'Tarn & Ridge',
  description:
    'Forty guides, one calendar, and nobody who copies it into another on Sunday evenings. '.repeat(2),
  tags: ['Web', 'Operations', 'Travel'],
});

export interface Answer {
  status: number;
  body: string;
}

/** Calls over connections that stay open, at most so many. */
export function connectionsTo(origin: string, most: number): (call: Call) => Promise<Answer> {
  const agent = new Agent({ keepAlive: true, maxSockets: most });
  const send = ({ method, path, headers, body }: Call): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const text = body && JSON.stringify(body);
      const sent = request(
        origin + path,
        {
          agent,
          method,
          headers: {
            ...headers,
            ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          },
          timeout: 30_000,
        },
        (response) => {
          const parts: Buffer[] = [];
          response.on('data', (part: Buffer) => parts.push(part));
          response.on('end', () =>
            resolve({ status: response.statusCode!, body: Buffer.concat(parts).toString() }),
          );
          response.on('error', reject);
        },
      );
      sent.on('timeout', () => sent.destroy(new Error(`${method} ${path}: no answer within 30 s`)));
      sent.on('error', (error: NodeJS.ErrnoException) => {
        // The server closed a connection that had waited, before it read anything.
        if (sent.reusedSocket && error.code === 'ECONNRESET')
          send({ method, path, headers, body }).then(resolve, reject);
        else reject(error);
      });
      sent.end(text);
    });
  return send;
}

export function succeeded(answer: Answer): Answer {
  if (answer.status >= 300) throw new Error(`${answer.status}: ${answer.body.slice(0, 300)}`);
  return answer;
}
