const takenWithinMs = 15_000;

/** Returns a response that `app/head.ts` requested. Each is used once, and none after a change. */
export async function takeEarlyAnswer(
  method: string | undefined,
  address: string,
  organizationId: string | undefined,
): Promise<Response | undefined> {
  const answers = globalThis.window?.earlyAnswers;
  if (!answers) return undefined;
  if (method !== 'GET' || performance.now() > takenWithinMs) answers.clear();
  const answer = answers.get(address);
  answers.delete(address);
  try {
    const early = await answer;
    // After any failure the normal request runs.
    return early?.response.ok && early.organizationId === organizationId ? early.response : undefined;
  } catch {
    return undefined;
  }
}
