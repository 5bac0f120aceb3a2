import { createSocket } from 'node:dgram';
import dns from 'node:dns/promises';
import { once } from 'node:events';

/** Encodes a name for DNS, with the length before each part. */
const encoded = (name: string): Buffer =>
  Buffer.concat([
    ...name.split('.').map((part) => Buffer.concat([Buffer.from([part.length]), Buffer.from(part)])),
    Buffer.from([0]),
  ]);

/** Answers DNS queries of this process for the name servers of a zone, as `serversOf` says. */
export async function startNameServer(serversOf: () => string[]): Promise<{ stop(): void }> {
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => {
    const question = query.subarray(12, query.indexOf(0, 12) + 5);
    const answers = serversOf().map((server) => {
      const data = encoded(server);
      // The name of the question, NS, IN, a minute.
      const head = Buffer.from([0xc0, 0x0c, 0, 2, 0, 1, 0, 0, 0, 60, 0, data.length]);
      return Buffer.concat([head, data]);
    });
    const header = Buffer.from([0x81, 0x80, 0, 1, 0, answers.length, 0, 0, 0, 0]);
    socket.send(Buffer.concat([query.subarray(0, 2), header, question, ...answers]), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  const before = dns.getServers();
  dns.setServers([`127.0.0.1:${socket.address().port}`]);
  return {
    stop() {
      dns.setServers(before);
      socket.close();
    },
  };
}
