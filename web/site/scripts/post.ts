import type { ErrorBody } from '#contract/primitives/error';
import type { Route } from '#contract/primitives/route';
import { buildRequest } from '../../shared/api-request.ts';

export interface Failure {
  message?: string;
  code?: string;
  fields: Record<string, string>;
}

/** Used for a response without our error format, such as the gateway's own. */
const unexplained = 'That did not work. Please try again in a moment.';
const timeoutMs = 15_000;

/** Sends a form and returns the problem, or undefined. Never throws. */
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
