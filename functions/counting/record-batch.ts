import { limits } from '#contract/rules/limits';
import type { EventBatch, VisitEvent } from '#contract/resources/event';
import { expiresAfterDays } from '../shared/data/expiry.ts';
import { absent, absentOr, below, containsNone } from '../shared/data/expression.ts';
import { hashOf } from '../shared/data/hash.ts';
import { keys } from '../shared/data/keys.ts';
import type { Item } from '../shared/data/read.ts';
import { anyOf, countedScope, scheduledScope, securityScope, statisticsScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { put, retryRace, update, type Step } from '../shared/data/write.ts';
import { rateLimit } from '../shared/security/rate-limit.ts';
import { RateLimited, TransactionsMet } from '../shared/errors/app-error.ts';
import { becomeBusy, bufferStep, isBusy, isLarge } from './buffer.ts';
import { dayNumbers, referenceNumbers, referrerLabel, type Labels, type Numbers } from './counters.ts';
import { recordSightings } from './sightings.ts';
import { dayIn, monthOf } from '../shared/days/days.ts';

/** A batch whose ids are known to exist, by somebody who is counted. */
export interface CountedBatch
  extends Omit<Labels, 'referrer'>, Pick<EventBatch, 'organizationId' | 'batchId'> {
  referrer?: string | undefined;
  events: readonly VisitEvent[];
  /** The organization's time zone decides the day that is counted. */
  timeZone: string;
  /** A hash that separates the visitors of one organization and day, and reveals nothing else. */
  visitorHash: string;
  /** A hash of the network alone, without the browser. */
  addressHash: string;
  /** The salt of the day. After the day its hashes mean nothing. */
  salt: string;
}

/**
 * Counts a batch exactly once, however often and in whatever order it arrives: the guard and the counters
 * are one transaction, or the guard and a place in the buffer for a busy organization. Only events that are
 * new for this visitor today count. Websites that embedded the cards are recorded as well.
 */
export async function recordBatch(batch: CountedBatch, now: Date): Promise<void> {
  const { organizationId } = batch;
  const table = scopedTable(
    anyOf(
      statisticsScope(organizationId),
      countedScope,
      securityScope,
      scheduledScope('roll-up', organizationId),
    ),
  );
  // Before the transaction, which many of one visitor would only meet each other in.
  await table.apply(rateLimit(perVisitor(batch.visitorHash), now));
  const host = await retryRace(async () => {
    const day = dayIn(batch.timeZone, now);
    const guard = keys.countedBatch(hashOf('batch', organizationId, batch.batchId));
    const visitor = keys.countedVisitor(batch.visitorHash);
    const today = keys.dayCounters(organizationId, day);
    const busy = isBusy(organizationId, now);
    const [counted, seen, item] = await table.getMany(busy ? [guard, visitor] : [guard, visitor, today]);
    const events = newEvents(batch, seen);
    if (counted || events.length === 0) return undefined;

    const expires = expiresAfterDays('visitorDays', now);
    const marks = events.map((event) => markOf(batch, event));
    const once = [
      put(guard, expires, { pk: absent }),
      update(
        visitor,
        { add: { marks: new Set(marks) }, set: expires },
        seen ? { marks: containsNone(marks) } : { pk: absent },
      ),
      ...(seen ? [] : [oneMoreVisitor(batch.addressHash, expires)]),
    ];
    if (busy || isLarge(item)) {
      if (!busy) await becomeBusy(table, organizationId, now);
      await table.commit([...once, bufferStep({ ...batch, day }, events, !seen)]);
      return undefined;
    }
    const labels = { ...batch, referrer: referrerLabel(batch.referrer, item) };
    const steps = [
      ...once,
      addTo(today, dayNumbers(labels, events, !seen)),
      ...referenceSteps(organizationId, day, events),
    ];
    try {
      await table.commit(steps, { onConflict: 'lose' });
    } catch (error) {
      // Others count for this organization at the same moment: from now on nobody waits for them.
      if (error instanceof TransactionsMet) await becomeBusy(table, organizationId, now);
      throw error;
    }
    return labels.referrer;
  });
  if (batch.source === 'embed' && host !== undefined)
    // Sightings are not essential; a failed one is written at the next visit.
    await recordSightings({ ...batch, host, day: dayIn(batch.timeZone, now) }, now).catch(() => undefined);
}

const perVisitor = (visitorHash: string) => ({
  of: ['events', visitorHash],
  limit: limits.eventBatchesPerMinute,
  windowSeconds: 60,
  message: 'Too many events',
});

/**
 * A caller who changes the browser's name with each call is a new visitor each time, but at the same
 * address.
 */
const oneMoreVisitor = (addressHash: string, expires: object): Step =>
  update(
    keys.countedAddress(addressHash),
    { add: { visitors: 1 }, set: { ...expires } },
    { visitors: absentOr(below(limits.visitorsPerAddressAndDay)) },
    () => new RateLimited('Too many visitors', 0),
  );

/** The marks are short because a row can hold two thousand of them. */
const markOf = ({ salt, visitorHash }: CountedBatch, { type, referenceId = '' }: VisitEvent): string =>
  hashOf(salt, visitorHash, type, referenceId).slice(0, 10);

/** Returns the events that were not counted today, so that one browser cannot inflate the numbers. */
function newEvents(batch: CountedBatch, seen: Item | undefined): VisitEvent[] {
  const known = new Set(seen?.marks as Set<string> | undefined);
  return batch.events.filter((event) => {
    const mark = markOf(batch, event);
    const isNew = !known.has(mark);
    known.add(mark);
    return isNew;
  });
}

function referenceSteps(organizationId: string, day: string, events: readonly VisitEvent[]): Step[] {
  return [...referenceNumbers(day, events)].map(([referenceId, numbers]) =>
    addTo(keys.referenceCounters(organizationId, monthOf(day), referenceId), numbers),
  );
}

const addTo = (key: Step['key'], numbers: Numbers) => update(key, { add: numbers }, {});
