import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { AnalyticsReport } from '#contract/resources/analytics';
import { getAnalytics } from '#functions/analytics/get-analytics';
import { organizationScope } from '#functions/shared/data/scope';
import { scopedTable } from '#functions/shared/data/scoped-table';
import { sendEvents } from '#functions/event/send-events';
import type { Work } from './counting-process.ts';
import { costOf } from './metered.ts';
import type { Visit } from './tally.ts';
import { canceled, onWrite } from './transactions.ts';
import { browser } from './visits.ts';

const visitorOf = (visitor: number, address = `198.51.100.${visitor % 250}`) => ({
  address,
  userAgent: browser(visitor),
  country: 'DE',
  optedOut: false,
  prefetch: false,
});

/** Counts a visit in this process at any time. Each visitor has an own address unless one is given. */
export function visitAt(now: Date, { batch, visitor }: Visit, address?: string): Promise<unknown> {
  const context = { requestId: 'test', now, log: () => undefined, visitor: visitorOf(visitor, address) };
  return sendEvents(context, batch);
}

export async function killedAfter(count: number, now: Date, visits: readonly Visit[]): Promise<void> {
  const path = fileURLToPath(new URL('counting-process.ts', import.meta.url));
  const child = fork(path, { execArgv: ['--import', 'tsx'] });
  const ended = once(child, 'exit');
  child.on('message', (done: number) => done >= count && child.kill('SIGKILL'));
  const work: Work = {
    now: now.toISOString(),
    visits: visits.map(({ batch, visitor }) => ({ batch, visitor: visitorOf(visitor) })),
  };
  child.send(work);
  const [, signal] = (await ended) as [unknown, string];
  if (signal !== 'SIGKILL') throw new Error('It has ended before it was killed');
}

export async function deliver(now: Date, visit: Visit): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      await visitAt(now, visit);
      return;
    } catch (error) {
      if (tries === 10) throw error;
    }
  }
}

export async function meetingOthers(act: () => Promise<unknown>): Promise<void> {
  let met = 0;
  const restore = onWrite(async (write) => {
    met += 1;
    if (met % 2 === 0) return write();
    throw canceled(['TransactionConflict']);
  });
  try {
    await act();
  } finally {
    restore();
  }
}

export async function readUnits(read: () => Promise<AnalyticsReport>) {
  const { response, cost } = await costOf(read);
  return { report: response, reads: cost.calls, units: cost.units };
}

export function reportAt(now: Date, organizationId: string, query: object): Promise<AnalyticsReport> {
  const context = {
    requestId: 'test',
    now,
    log: () => undefined,
    userId: 'nobody',
    organizationId,
    role: 'member' as const,
    table: scopedTable(organizationScope(organizationId)),
  };
  return getAnalytics(context, { granularity: 'day', ...query });
}
