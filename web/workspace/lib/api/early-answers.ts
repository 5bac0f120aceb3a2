/** Later than this, what was asked for as the page opened may be old. */
const takenWithinMs = 15_000;

/**
 * What `app/head.ts` has asked for before this code was there; undefined when it has not. Each answer is taken once, and none after
 * something was changed.
 */
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
    // Whatever went wrong is asked for again.
    return early?.response.ok && early.organizationId === organizationId ? early.response : undefined;
  } catch {
    return undefined;
  }
}
