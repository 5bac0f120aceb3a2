import * as z from 'zod/mini';
import type { Routes } from '../primitives/route.ts';

export const granularity = z.enum(['day', 'week', 'month']);
export type Granularity = z.output<typeof granularity>;

const date = z.string().check(
  z.regex(/^2\d{3}-\d{2}-\d{2}$/, 'Must be a date such as 2026-03-31'),
  z.refine((value) => isDate(value), 'Must be a date that exists'),
);

// Date parsing would accept February 30 as a day in March.
function isDate(value: string): boolean {
  const parsed = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value);
}

const cardCounts = {
  views: z.number(),
  visible: z.number(),
  opens: z.number(),
  clicks: z.number(),
};
/** `visitors` counts unique visitors per day; a longer period sums the days. */
const counts = z.object({ ...cardCounts, visitors: z.number() });
export type Counts = z.output<typeof counts>;

/** Visitors who got so far, each once a day, whether by a card or by the address of a story. */
const reached = z.object({ saw: z.number(), read: z.number(), pressed: z.number() });
export type Reached = z.output<typeof reached>;

const totals = z.object({ ...counts.shape, ...reached.shape });
export type Totals = z.output<typeof totals>;

const breakdown = z.array(z.object({ value: z.string(), ...counts.shape }));

export const valuesOverTime = 4;

const overTime = z.array(z.object({ value: z.string(), views: z.array(z.number()) }));

/** The card is as it is today. A deleted reference has only its counts. */
const counted = z.object({
  referenceId: z.string(),
  name: z.optional(z.string()),
  templateId: z.optional(z.string()),
  referenceType: z.optional(z.string()),
  tags: z.optional(z.array(z.string())),
  ...cardCounts,
});

/** Days are in the organization's time zone; both ends are included. */
export const analyticsReport = z.object({
  from: z.string(),
  to: z.string(),
  timeZone: z.string(),
  granularity,
  totals,
  previous: totals,
  /** Every day, week (from Monday) or month of the period, named by its first day. */
  series: z.array(z.object({ start: z.string(), ...counts.shape })),
  byReference: z.array(counted),
  bySource: breakdown,
  /** A host, `direct` or `other`. */
  byReferrer: breakdown,
  /** An ISO 3166 code or `unknown`. */
  byCountry: breakdown,
  byDevice: breakdown,
  overTime: z.object({ source: overTime, referrer: overTime, country: overTime, device: overTime }),
});
export type AnalyticsReport = z.output<typeof analyticsReport>;

export const analyticsRoutes = {
  getAnalytics: {
    method: 'GET',
    path: '/api/analytics',
    access: 'analytics:read',
    summary: 'What visitors saw and did in a period: the last 30 days unless said otherwise, 366 at most',
    query: z.strictObject({
      from: z.optional(date),
      to: z.optional(date),
      granularity: z._default(granularity, 'day'),
    }),
    response: analyticsReport,
  },
} as const satisfies Routes;
