import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';

interface Message {
  request: ClientRequest;
}

/**
 * Runs an action in this process and counts its sequential requests to one endpoint. Concurrent requests all
 * start before the first response can be read, even on a slow machine.
 */
export async function roundTripsOf<Result>(
  endpoint: string,
  act: () => Promise<Result>,
): Promise<{ result: Result; roundTrips: number }> {
  const { host } = new URL(endpoint);
  /** The number of round trips up to and including each request. */
  const depths = new WeakMap<ClientRequest, number>();
  let roundTrips = 0;
  const begin = (message: unknown) => {
    const { request } = message as Message;
    if (request.getHeader('host') === host) depths.set(request, roundTrips + 1);
  };
  const end = (message: unknown) => {
    roundTrips = Math.max(roundTrips, depths.get((message as Message).request) ?? 0);
  };
  subscribe('http.client.request.start', begin);
  subscribe('http.client.response.finish', end);
  try {
    return { result: await act(), roundTrips };
  } finally {
    unsubscribe('http.client.request.start', begin);
    unsubscribe('http.client.response.finish', end);
  }
}
