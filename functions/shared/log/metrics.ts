import type { ErrorCode } from '#contract/primitives/error';

/** Each is billed as a custom metric, so the stage is the only dimension. Logs Insights can rank the organizations. */
export const metricUnits = {
  ApiFailures: 'Count',
  PageFailures: 'Count',
  Busy: 'Count',
  SignaturesRefused: 'Count',
  OriginsRefused: 'Count',
  RefundsDue: 'Count',
  MailsFailed: 'Count',
  SignUps: 'Count',
  SignUpsRefused: 'Count',
  AccessDenied: 'Count',
  AuditDiffers: 'Count',
  SitePassed: 'Count',
  SiteDuration: 'Milliseconds',
} as const;

export type MetricName = keyof typeof metricUnits;

export type Measures = Partial<Record<MetricName, number>>;

export const metricNamespace = 'Refdeck';

/** Powertools reads the dimension's value from this variable. */
export const stageDimension = 'service';
export const stageVariable = 'POWERTOOLS_SERVICE_NAME';

/** Failures that only the caller can fix are not counted. */
export function measuresOf(
  { status, body: { code } }: { status: number; body: { code: ErrorCode } },
  failures: 'ApiFailures' | 'PageFailures',
): Measures {
  if (code === 'BUSY') return { Busy: 1 };
  if (code === 'SIGNATURE_INVALID') return { SignaturesRefused: 1 };
  return status >= 500 ? { [failures]: 1 } : {};
}
