import { serverLimits } from '#contract/rules/server-limits';
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
import { reachedBy, type Reach } from './reach.ts';
import { recordSightings } from './sightings.ts';
import { dayIn, monthOf } from '../shared/days/days.ts';

export interface CountedBatch
  extends Omit<Labels, 'referrer'>, Pick<EventBatch, 'organizationId' | 'batchId'> {
  referrer?: string | undefined;
  events: readonly VisitEvent[];
  timeZone: string;
  /** The hash distinguishes visitors within one organization and day only. */
  visitorHash: string;
  /** The hash covers the network alone, without the browser. */
  addressHash: string;
  /** Without the salt of the day its hashes mean nothing. */
  salt: string;
}

/** A guard in the same transaction makes a repeated batch count once. Only the visitor's new events of today count. */
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
  // The limit is a separate step, because concurrent batches of one visitor would conflict inside the transaction.
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
    const reached = newSteps(batch, events, seen);
    const marks = [
      ...events.map((event) => markOf(batch, event)),
      ...reached.map((step) => reachMark(batch, step)),
    ];
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
      await table.commit([...once, bufferStep({ ...batch, day }, events, !seen, reached)]);
      return undefined;
    }
    const labels = { ...batch, referrer: referrerLabel(batch.referrer, item) };
    const steps = [
      ...once,
      addTo(today, dayNumbers(labels, events, !seen, reached)),
      ...referenceSteps(organizationId, day, events),
    ];
    try {
      await table.commit(steps, { onConflict: 'lose' });
    } catch (error) {
      // Another call counts for this organization at the same moment, so its batches are buffered from now on.
      if (error instanceof TransactionsMet) await becomeBusy(table, organizationId, now);
      throw error;
    }
    return labels.referrer;
  });
  if (batch.source === 'embed' && host !== undefined)
    await recordSightings({ ...batch, host, day: dayIn(batch.timeZone, now) }, now).catch(() => undefined);
}

const perVisitor = (visitorHash: string) => ({
  of: ['events', visitorHash],
  limit: serverLimits.eventBatchesPerMinute,
  windowSeconds: 60,
  message: 'Too many events',
});

/** A caller who changes the browser's name with each call still has the same address. */
const oneMoreVisitor = (addressHash: string, expires: object): Step =>
  update(
    keys.countedAddress(addressHash),
    { add: { visitors: 1 }, set: { ...expires } },
    { visitors: absentOr(below(serverLimits.visitorsPerAddressAndDay)) },
    () => new RateLimited('Too many visitors', 0),
  );

/** The marks are short because a row can hold two thousand of them. */
const markOf = ({ salt, visitorHash }: CountedBatch, { type, referenceId = '' }: VisitEvent): string =>
  hashOf(salt, visitorHash, type, referenceId).slice(0, 10);

const reachMark = ({ salt, visitorHash }: CountedBatch, step: Reach): string =>
  hashOf(salt, visitorHash, 'reach', step).slice(0, 10);

function newEvents(batch: CountedBatch, seen: Item | undefined): VisitEvent[] {
  const known = new Set(seen?.marks as Set<string> | undefined);
  return batch.events.filter((event) => {
    const mark = markOf(batch, event);
    const isNew = !known.has(mark);
    known.add(mark);
    return isNew;
  });
}

function newSteps(batch: CountedBatch, events: readonly VisitEvent[], seen: Item | undefined): Reach[] {
  const known = seen?.marks as Set<string> | undefined;
  return reachedBy(events).filter((step) => !known?.has(reachMark(batch, step)));
}

function referenceSteps(organizationId: string, day: string, events: readonly VisitEvent[]): Step[] {
  return [...referenceNumbers(day, events)].map(([referenceId, numbers]) =>
    addTo(keys.referenceCounters(organizationId, monthOf(day), referenceId), numbers),
  );
}

const addTo = (key: Step['key'], numbers: Numbers) => update(key, { add: numbers }, {});
