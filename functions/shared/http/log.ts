import { embedMetrics } from '../monitoring/embed-metrics.ts';
import type { Measures } from '../monitoring/metrics.ts';

/** One JSON line. `code` is stable and in the table of docs/observability.md; the rest is context without personal data. */
export type Log = (code: string, detail?: Record<string, unknown>, measures?: Measures) => void;

/** What is in every line of one call; what is found out on the way may be added. */
export type LogContext = Record<string, unknown>;

export function logFor(context: LogContext): Log {
  return (code, detail, measures = {}) => {
    const embedded = Object.keys(measures).length > 0 ? embedMetrics(measures) : {};
    const line = JSON.stringify({ code, ...context, ...detail, ...traceOf(), ...embedded });
    // Past the console: the one of Lambda writes time and level before the line, and then it is no JSON.
    process.stdout.write(`${line}\n`);
  };
}

/** By which X-Ray, and the line that Lambda itself writes about each run, name this one. */
function traceOf(): { traceId?: string } {
  const [, traceId] = /Root=([\w-]+)/.exec(process.env._X_AMZN_TRACE_ID ?? '') ?? [];
  return traceId === undefined ? {} : { traceId };
}
