import { texts } from '#contract/text';
import type { Route } from '#contract/route';
import { buildRequest } from '../../lib/api-request.ts';

export interface Failure {
  /** What to say. */
  message: string;
  code?: string;
  /** What is wrong with which field. */
  fields: Record<string, string>;
}

const timeoutMs = 15_000;

/** Sends a form; answers what went wrong, or nothing. Never throws. */
export async function post(
  route: Pick<Route, 'method' | 'path'>,
  body: unknown,
  idempotencyKey: string,
): Promise<Failure | undefined> {
  try {
    const { url, init } = buildRequest(route, body, { idempotencyKey });
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    if (answer.ok) return undefined;
    const said = (await answer.json()) as { Error?: string; code?: string; fields?: Record<string, string> };
    return { message: said.Error ?? texts.noResponse, code: said.code, fields: said.fields ?? {} };
  } catch {
    return { message: texts.noResponse, fields: {} };
  }
}
