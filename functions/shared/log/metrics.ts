import type { ErrorCode } from '#contract/primitives/error';

/**
 * Metrics that functions emit through log lines, by name and unit. Each is billed as a custom metric and has
 * the stage as its only dimension. Logs Insights can rank the organizations.
 */
export const metricUnits = {
  /** Responses of the API, and of the public pages, that say that we have failed. */
  ApiFailures: 'Count',
  PageFailures: 'Count',
  /** Responses that say that too much happens at once. */
  Busy: 'Count',
  /** Webhooks whose signature none of our secrets has made. */
  SignaturesRefused: 'Count',
  /** Calls that did not come through the edge. */
  OriginsRefused: 'Count',
  /** Payments that somebody must get back. */
  RefundsDue: 'Count',
  /** Mails that were given up. */
  MailsFailed: 'Count',
  /** Calls of the table that the function's own policy refused. */
  AccessDenied: 'Count',
  /** 1 when the site was as it should be, 0 when it was not; and how long that took to find out. */
  SitePassed: 'Count',
  SiteDuration: 'Milliseconds',
} as const;

export type MetricName = keyof typeof metricUnits;

export type Measures = Partial<Record<MetricName, number>>;

export const metricNamespace = 'Refdeck';

/** The one dimension, and the variable that Powertools reads its value from. */
export const stageDimension = 'service';
export const stageVariable = 'POWERTOOLS_SERVICE_NAME';

/** Returns the metrics of a failed response. Failures that only the caller can fix count for nothing. */
export function measuresOf(
  { status, body: { code } }: { status: number; body: { code: ErrorCode } },
  failures: 'ApiFailures' | 'PageFailures',
): Measures {
  if (code === 'BUSY') return { Busy: 1 };
  if (code === 'SIGNATURE_INVALID') return { SignaturesRefused: 1 };
  return status >= 500 ? { [failures]: 1 } : {};
}
