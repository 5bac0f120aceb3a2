import type { StripeControl, Verb } from './control.ts';
import { ApiError } from './errors.ts';
import type { PageResponse } from './pages/answer.ts';

interface ControlRequest {
  method: string;
  path: string;
  body: string;
  headers: Record<string, string | undefined>;
}

const json = (status: number, body: object): PageResponse => ({
  status,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

const refusal = (status: number, message: string): PageResponse => json(status, { error: { message } });

/** `POST /control/<verb>` with its input as JSON, for tests in other processes. */
export async function answerControl(control: StripeControl, request: ControlRequest): Promise<PageResponse> {
  const { method, path, headers, body } = request;
  // A page of another site can send a POST here, but not without saying where it comes from.
  if (method !== 'POST' || headers.origin !== undefined) return refusal(405, 'Only POST, and from no page.');
  const verb = path.slice('/control/'.length);
  if (!Object.hasOwn(control, verb))
    return refusal(404, `There is no ${verb}: ${Object.keys(control).join(', ')}`);
  try {
    const run = control[verb as Verb] as (input: object) => Promise<unknown>;
    const result = await run(JSON.parse(body || '{}') as object);
    return json(200, { result });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return refusal(error instanceof ApiError ? error.status : 500, message);
  }
}
