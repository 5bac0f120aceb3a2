import { Metrics } from '@aws-lambda-powertools/metrics';
import { metricNamespace, metricUnits, type Measures, type MetricName } from './metrics.ts';

/** Stable: alarms, queries and the table of docs/operations/observability.md know them. */
export const logCodes = [
  'ACCESS_DENIED',
  'ADDRESS_NOT_FOLLOWED',
  'ANSWER_DELAYED',
  'COUNTERS_ROLLED_UP',
  'CACHE_NOT_INVALIDATED',
  'ERASURE_FAILED',
  'ERASURE_UNFINISHED',
  'FILE_KEY_FAILED',
  'FILE_KEY_READY',
  'FILES_NOT_SETTLED',
  'INVOICES_UNAVAILABLE',
  'JOB_DONE',
  'JOB_FAILED',
  'MAIL_DELAYED',
  'MAIL_FAILED',
  'MAIL_SENT',
  'MAIL_UNDELIVERED',
  'ORIGIN_REFUSED',
  'ORIGIN_SECRET_STEP_DONE',
  'ORIGIN_SECRET_STEP_FAILED',
  'PAGE_FAILED',
  'PAID_AFTER_DELETION',
  'REMOVAL_LEFT_TO_SWEEPER',
  'REQUEST_FAILED',
  'MEMBERSHIPS_NOT_RELEASED',
  'SITE_CHECKED',
  'SITE_CHECK_FAILED',
  'STRIPE_CUSTOMER_UNKNOWN',
  'STRIPE_EVENT_OF_OTHER_MODE',
  'SUBSCRIBED_TWICE',
  'SWEEP_FAILED',
  'UPLOAD_ABANDONED',
  'UPLOAD_READY',
  'UPLOAD_REJECTED',
  'USER_POOL_FAILED',
  'WITHDRAWAL_LEFT_TO_JOB',
] as const;
type LogCode = (typeof logCodes)[number];

/** One JSON line; the detail is context without personal data. */
export type Log = (code: LogCode, detail?: Record<string, unknown>, measures?: Measures) => void;

/** Properties of every line of one call. More may be added during the call. */
export type LogContext = Record<string, unknown>;

export function logFor(context: LogContext): Log {
  return (code, detail, measures = {}) => {
    const embedded = Object.keys(measures).length > 0 ? embedMetrics(measures) : {};
    const line = JSON.stringify({ code, ...context, ...detail, ...traceOf(), ...versionHere(), ...embedded });
    // Past the console: the one of Lambda writes time and level before the line, and then it is no JSON.
    process.stdout.write(`${line}\n`);
  };
}

/** The id that X-Ray and Lambda's REPORT line share with this run. */
function traceOf(): { traceId?: string } {
  const [, traceId] = /Root=([\w-]+)/.exec(process.env._X_AMZN_TRACE_ID ?? '') ?? [];
  return traceId === undefined ? {} : { traceId };
}

/**
 * The version of a function with canary releases, by which a failing release is found
 * (`infra/constructs/canary-release.ts`).
 */
function versionHere(): { version?: string } {
  const version = process.env.AWS_LAMBDA_FUNCTION_VERSION;
  return version === undefined ? {} : { version };
}

/** What makes CloudWatch read the numbers out of a line of the log (Embedded Metric Format): no call, no permission, no wait. */
function embedMetrics(measures: Measures): object {
  const metrics = new Metrics({ namespace: metricNamespace });
  for (const [name, value] of Object.entries(measures) as [MetricName, number][]) {
    metrics.addMetric(name, metricUnits[name], value);
  }
  return metrics.serializeMetrics();
}
