import type { AnalyticsReport } from '#contract/analytics';
import { getAnalytics } from '#functions/analytics/get-analytics';
import { openTable } from '#functions/data/client';
import { organizationScope } from '#functions/data/scope';
import { scopedTable } from '#functions/data/scoped-table';
import { sendEvents } from '#functions/event/send-events';
import { costOf } from './metered.ts';
import type { Visit } from './tally.ts';
import { browser } from './visits.ts';

/** An operation run in this process, on a day of its own. */
export function visitAt(now: Date, { batch, visitor }: Visit): Promise<unknown> {
  const context = {
    requestId: 'test',
    now,
    log: () => undefined,
    visitor: {
      address: '198.51.100.7',
      userAgent: browser(visitor),
      country: 'DE',
      optedOut: false,
      prefetch: false,
    },
  };
  return sendEvents(context, batch);
}

/** As the beacon does: what was not accepted is sent again. */
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

/** Stands between this process and every transaction, until the function that it answers is called. */
export function onWrite(act: (write: () => Promise<void>) => Promise<void>): () => void {
  const stack = openTable().client.middlewareStack;
  const name = 'stands-between';
  stack.add(
    (next, { commandName }) =>
      async (input) => {
        if (commandName !== 'TransactWriteItemsCommand') return next(input);
        let output: Awaited<ReturnType<typeof next>>;
        await act(async () => {
          output = await next(input);
        });
        return output!;
      },
    { step: 'initialize', name },
  );
  return () => void stack.remove(name);
}

/** What a report costs, as the engine counts it. */
export async function readUnits(read: () => Promise<AnalyticsReport>) {
  const { answer, cost } = await costOf(read);
  return { report: answer, reads: cost.calls, units: cost.units };
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
