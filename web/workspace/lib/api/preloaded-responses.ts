const takenWithinMs = 15_000;

/** Returns a response that `app/head.ts` requested. Each is used once, and none after a change. */
export async function takePreloadedResponse(
  method: string | undefined,
  address: string,
  organizationId: string | undefined,
): Promise<{ status: number; text: string; requestId: string | undefined } | undefined> {
  const responses = globalThis.window?.preloadedResponses;
  if (!responses) return undefined;
  if (method !== 'GET' || performance.now() > takenWithinMs) responses.clear();
  const pending = responses.get(address);
  responses.delete(address);
  try {
    const preloaded = await pending;
    // After any failure the normal request runs.
    return preloaded?.status === 200 && preloaded.organizationId === organizationId ? preloaded : undefined;
  } catch {
    return undefined;
  }
}
