import type { IncomingMessage, RequestListener } from 'node:http';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

/** A call with its route already resolved. Both servers get it in one header, so that neither has to find a route. */
export interface Sent {
  routeKey: string;
  bundle: string;
  path: string;
  parameters?: Record<string, string>;
  query?: Record<string, string>;
  userId?: string;
  organizationId?: string;
  address?: string;
}

export const sentHeader = 'x-bench-call';

/** Serves in a child process and sends the port to its parent. `answer` returns the body of a response with status 200, or throws. */
export function serveSent(answer: (sent: Sent, body: string, requestId: string) => Promise<string>): void {
  let count = 0;
  const listener: RequestListener = (request, response) => {
    count += 1;
    void respond(request, `bench-${count}`)
      .then((body) => response.writeHead(200, { 'content-type': 'application/json' }).end(body))
      .catch((error: unknown) => response.writeHead(500).end(String(error)));
  };
  const respond = async (request: IncomingMessage, requestId: string) => {
    const sent = JSON.parse(request.headers[sentHeader] as string) as Sent;
    return await answer(sent, await text(request), requestId);
  };
  // An idle connection of the client must not be closed while it waits for its next window.
  const server = createServer({ keepAliveTimeout: 65_000 }, listener).listen(0, '127.0.0.1', () =>
    process.send!(server.address()),
  );
  process.once('disconnect', () => process.exit());
}
