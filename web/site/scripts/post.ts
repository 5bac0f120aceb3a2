import type { ErrorBody } from '#contract/primitives/error';
import type { Route } from '#contract/primitives/route';
import { buildRequest } from '../../shared/api-request.ts';

export interface Failure {
  /** What to say; nothing when there was no response. */
  message?: string;
  code?: string;
  /** What is wrong with which field. */
  fields: Record<string, string>;
}

/** Of a response that is not our own, such as the gateway's when it has too much to do. */
const unexplained = 'That did not work. Please try again in a moment.';
const timeoutMs = 15_000;

/** Sends a form; returns what went wrong, or nothing. Never throws. */
export async function post(
  route: Pick<Route, 'method' | 'path'>,
  body: unknown,
  idempotencyKey: string,
): Promise<Failure | undefined> {
  try {
    const { url, init } = buildRequest(route, body, { idempotencyKey });
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    if (response.ok) return undefined;
    const problem = (await response.json().catch(() => ({}))) as Partial<ErrorBody>;
    return { message: problem.Error ?? unexplained, code: problem.code, fields: problem.fields ?? {} };
  } catch {
    return { fields: {} };
  }
}
