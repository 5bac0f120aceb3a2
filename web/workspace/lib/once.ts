import type { Route } from '#contract/route';

/** A response that was read to its end. */
export interface Answer {
  status: number;
  text: string;
  requestId?: string;
}

// Creating calls that nobody answered: they may have had their effect all the same.
const unanswered = new Map<string, string>();

/**
 * Sends a creating call under an `Idempotency-Key`. The same call sent again after silence (the user presses Save once more)
 * goes under the same key, so that it makes nothing twice.
 */
export async function sendOnce(
  route: Route,
  input: unknown,
  organizationId: string | undefined,
  send: (idempotencyKey?: string) => Promise<Answer>,
): Promise<Answer> {
  if (!route.creates) return send();
  const call = JSON.stringify([route.method, route.path, organizationId, input]);
  const key = unanswered.get(call) ?? crypto.randomUUID();
  unanswered.set(call, key);
  const response = await send(key);
  // A server error leaves open what happened; every other answer settles it.
  if (response.status < 500) unanswered.delete(call);
  return response;
}
