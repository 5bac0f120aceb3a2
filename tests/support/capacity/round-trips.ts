import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { ClientRequest } from 'node:http';

interface Message {
  request: ClientRequest;
}

/**
 * Runs something in this process and counts how many of its requests to one endpoint waited for each other. What is asked for at
 * once has begun before the first response can be read, however slow the machine is.
 */
export async function roundTripsOf<Result>(
  endpoint: string,
  act: () => Promise<Result>,
): Promise<{ result: Result; roundTrips: number }> {
  const { host } = new URL(endpoint);
  /** Of each request: how many round trips there are with it. */
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
