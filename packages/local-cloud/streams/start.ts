import type { Assembly } from '../template/assembly.ts';
import type { Invoker } from './batch.ts';
import { readStreamMappings } from './mappings.ts';
import { StreamPoller, type StreamClients } from './poller.ts';

/** Every event source mapping of the app that reads a table's stream, at work until it is stopped. */
export async function startStreams(
  assembly: Assembly,
  clients: StreamClients,
  invoker: Invoker,
): Promise<{ stop(): void }> {
  const pollers = readStreamMappings(assembly).map((mapping) => new StreamPoller(mapping, clients, invoker));
  await Promise.all(pollers.map((poller) => poller.start()));
  return {
    stop: () => {
      for (const poller of pollers) poller.stop();
    },
  };
}
