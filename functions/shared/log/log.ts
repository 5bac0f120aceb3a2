import { Metrics } from '@aws-lambda-powertools/metrics';
import { metricNamespace, metricUnits, type Measures, type MetricName } from './metrics.ts';

/** Alarms, queries and docs/operations/observability.md depend on these codes. */
export const logCodes = [
  'ACCESS_DENIED',
  'ADDRESS_NOT_FOLLOWED',
  'ANSWER_DELAYED',
  'AUDIT_CHANGED',
  'AUDIT_DIFFERS',
  'AUDIT_NOT_COPIED',
  'CACHE_NOT_INVALIDATED',
  'COUNTERS_ROLLED_UP',
  'ERASURE_FAILED',
  'ERASURE_UNFINISHED',
  'FILE_KEY_FAILED',
  'FILE_KEY_READY',
  'FILE_LEFT_BEHIND',
  'FILE_LEFT_TO_EXPIRY',
  'FILES_NOT_SETTLED',
  'INVOICES_UNAVAILABLE',
  'JOB_DONE',
  'JOB_FAILED',
  'JOB_LEFT_TO_SWEEPER',
  'JOB_STARTED_AGAIN',
  'MAIL_DELAYED',
  'MAIL_FAILED',
  'MAIL_SENT',
  'MAIL_UNDELIVERED',
  'ORIGIN_REFUSED',
  'ORIGIN_SECRET_STEP_DONE',
  'ORIGIN_SECRET_STEP_FAILED',
  'PAGE_FAILED',
  'PAID_AFTER_DELETION',
  'PREVIEW_FAILED',
  'REMOVAL_LEFT_TO_SWEEPER',
  'REQUEST_FAILED',
  'MEMBERSHIPS_NOT_RELEASED',
  'SIGN_UP_ACCEPTED',
  'SIGN_UP_REFUSED',
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

/** The detail must not contain personal data. */
export type Log = (code: LogCode, detail?: Record<string, unknown>, measures?: Measures) => void;

export type LogContext = Record<string, unknown>;

export function logFor(context: LogContext): Log {
  return (code, detail, measures = {}) => {
    const embedded = Object.keys(measures).length > 0 ? embedMetrics(measures) : {};
    const line = JSON.stringify({ code, ...context, ...detail, ...traceOf(), ...versionHere(), ...embedded });
    // Lambda's console would write time and level before the line, which is then no longer JSON.
    process.stdout.write(`${line}\n`);
  };
}

/** X-Ray and Lambda's REPORT line share this id. */
function traceOf(): { traceId?: string } {
  const [, traceId] = /Root=([\w-]+)/.exec(process.env._X_AMZN_TRACE_ID ?? '') ?? [];
  return traceId === undefined ? {} : { traceId };
}

/** The version identifies a failing canary release (`infra/constructs/canary-release.ts`). */
function versionHere(): { version?: string } {
  const version = process.env.AWS_LAMBDA_FUNCTION_VERSION;
  return version === undefined ? {} : { version };
}

/** CloudWatch reads the numbers from the log line (Embedded Metric Format), without a call or a permission. */
function embedMetrics(measures: Measures): object {
  const metrics = new Metrics({ namespace: metricNamespace });
  for (const [name, value] of Object.entries(measures) as [MetricName, number][]) {
    metrics.addMetric(name, metricUnits[name], value);
  }
  return metrics.serializeMetrics();
}
