import { Metrics } from '@aws-lambda-powertools/metrics';
import { metricNamespace, metricUnits, type Measures, type MetricName } from './metrics.ts';

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

/** What makes CloudWatch read the numbers out of a line of the log (Embedded Metric Format): no call, no permission, no wait. */
function embedMetrics(measures: Measures): object {
  const metrics = new Metrics({ namespace: metricNamespace });
  for (const [name, value] of Object.entries(measures) as [MetricName, number][]) {
    metrics.addMetric(name, metricUnits[name], value);
  }
  return metrics.serializeMetrics();
}
