import { limits } from '#contract/limits';
import type { EventBatch, VisitEvent } from '#contract/event';
import { keptDays } from '../data/expiry.ts';
import { absent } from '../data/expression.ts';
import { hashOf } from '../data/hash.ts';
import { keys } from '../data/keys.ts';
import { anyOf, countedScope, dueScope, guardScope, statisticsScope } from '../data/scope.ts';
import { scopedTable } from '../data/scoped-table.ts';
import { put, retryRace, update, type Step } from '../data/write.ts';
import { rateLimit } from '../guard/rate-limit.ts';
import { dayNumbers, referenceNumbers, referrerLabel, type Labels, type Numbers } from './counters.ts';
import { dayIn, endOf, monthOf } from './period.ts';

/** A batch whose ids are known to exist, by somebody who is counted. */
export interface Visit extends Omit<Labels, 'referrer'>, Pick<EventBatch, 'organizationId' | 'batchId'> {
  referrer?: string | undefined;
  events: readonly VisitEvent[];
  /** Of the organisation: whose day it is counted on. */
  timeZone: string;
  /** Tells visitors of one organisation and day apart, and says nothing else about them. */
  visitorHash: string;
}

/** A browser may try again for hours after it was offline. */
const rememberedDays = 3;

/**
 * Transactions that meet on an item refuse each other. A batch that meets another one on the counters of its organisation
 * goes to one of this many sides, which the hourly roll-up adds to the counters: a quiet organisation has none,
 * a busy one spreads by itself.
 */
const sides = 16;

/** Counts a batch, once however often and in whatever order it comes: its guard and all its counters are one transaction. */
export async function recordBatch(visit: Visit, now: Date): Promise<void> {
  const { organizationId } = visit;
  const table = scopedTable(
    anyOf(statisticsScope(organizationId), countedScope, guardScope, dueScope('roll-up', organizationId)),
  );
  let side: number | undefined;
  await retryRace(async () => {
    const at = { day: dayIn(visit.timeZone, now), side };
    side = Math.floor(Math.random() * sides);
    const guard = keys.countedBatch(hashOf('batch', organizationId, visit.batchId));
    const visitor = keys.countedVisitor(visit.visitorHash);
    const today = keys.dayCounters(organizationId, at.day, at.side);
    const [counted, seen, item] = await table.getMany([guard, visitor, today]);
    if (counted) return;

    const expires = keptDays(rememberedDays, now);
    const labels = { ...visit, referrer: referrerLabel(visit.referrer, item) };
    const steps = [
      put(guard, expires, { pk: absent }),
      ...(seen ? [] : [put(visitor, expires, { pk: absent })]),
      rateLimit(perVisitor(visit.visitorHash), now),
      addTo(today, dayNumbers(labels, visit.events, !seen)),
      ...referenceSteps(visit, at),
      ...rollUpLater(visit, at, now),
    ];
    await table.commit(steps, { onConflict: 'lose' });
  });
}

const perVisitor = (visitorHash: string) => ({
  of: ['events', visitorHash],
  limit: limits.eventBatchesPerMinute,
  windowSeconds: 60,
  message: 'Too many events',
});

interface Place {
  day: string;
  side: number | undefined;
}

function referenceSteps({ organizationId, events }: Visit, { day, side }: Place): Step[] {
  return [...referenceNumbers(day, events)].map(([referenceId, numbers]) =>
    addTo(keys.referenceCounters(organizationId, monthOf(day), referenceId, side), numbers),
  );
}

const addTo = (key: Step['key'], numbers: Numbers) => update(key, { add: numbers }, {});

/**
 * Tells the roll-up of this side, once the day is over where the organisation is: then it does not meet the visitors. Who
 * added last stands in it, so that a roll-up that runs meanwhile does not take it away.
 */
function rollUpLater({ organizationId, batchId, timeZone }: Visit, { day, side }: Place, now: Date): Step[] {
  if (side === undefined) return [];
  const row = { organizationId, side, lastBatch: batchId };
  return [put(keys.due('roll-up', endOf(day, timeZone, now), organizationId, String(side)), row)];
}
