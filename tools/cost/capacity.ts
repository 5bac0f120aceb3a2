import { otherwise as routeThrottle } from '#infra/constructs/route-throttles';
import { bufferPartitions } from '#functions/shared/data/keys';
import { month, monthOfOne } from './behavior.ts';
import { isCall, rows, usageOf, type Durations } from './calls.ts';
import { add, times } from './usage.ts';

/** The busiest second has three times the average of ten working hours a day. */
const busySeconds = month.workDays * 10 * 3_600;
const peak = (amount: number): number => (3 * amount) / busySeconds;

interface Quota {
  what: string;
  quota: number;
  load: number;
}

export function sharedQuotas(memory: Record<string, number>, durations: Durations): Quota[] {
  const names = Object.keys(monthOfOne);
  const usage = add(...names.map((name) => times(monthOfOne[name]!, usageOf(name, memory, durations))));
  const calls = names.filter(isCall).reduce((total, name) => total + monthOfOne[name]!, 0);
  const seconds = names.reduce((total, name) => {
    const one = usageOf(name, memory, durations);
    return total + (monthOfOne[name]! * one.gigabyteSeconds!) / (memory[rows[name]!.function]! / 1024);
  }, 0);
  return [
    {
      what: 'Mails of the user pool a day, if every member needs one a month',
      quota: 50,
      load: month.activeMembers / month.workDays,
    },
    { what: 'Free invalidations a month', quota: 1_000, load: month.purges },
    { what: 'Concurrent Lambda runs, in a new account', quota: 10, load: peak(seconds) },
    {
      what: 'Polls of open tabs a second that our own throttle admits',
      quota: routeThrottle.rate,
      load: peak(monthOfOne['GET /api/organization']!),
    },
    // AWS states this for 95 of 100 invalidations.
    {
      what: 'Invalidations at once, of 25 seconds each',
      quota: 3_000,
      load: 25 * peak(month.purges),
    },
    { what: 'Read units a second that a new table takes', quota: 12_000, load: peak(usage.reads!) },
    { what: 'Write units a second that a new table takes', quota: 4_000, load: peak(usage.writes!) },
    { what: 'Calls a second to one API of an account', quota: 10_000, load: peak(calls) },
    { what: 'Concurrent Lambda runs, in an older account', quota: 1_000, load: peak(seconds) },
    {
      what: 'Sign-ins and new tokens a second of the user pool',
      quota: 120,
      load: peak(monthOfOne['token is made']!),
    },
  ];
}

const partition = { reads: 3_000, writes: 1_000 };
const elsewhere = 4;

const buffered = 4 / bufferPartitions;
/** Units outside the buffer's 16 partitions and their scheduled row. */
const summedUp = rows['95 buffered visits are counted']!.writes - 95 * 2 - 2;

/** Per second, before the organization's own partition refuses. */
export function hottest(): { what: string; capacity: string; aSecond: number }[] {
  const reads = (name: string, besides: number) => rows[name]!.reads - besides;
  const table = (what: string, capacity: number, kind: keyof typeof partition) => ({
    what,
    capacity: `${Number(capacity.toFixed(2))} ${kind}`,
    aSecond: Math.floor(partition[kind] / capacity),
  });
  return [
    table('Calls of members: each reads the organization and the membership', 2, 'reads'),
    table('Changes that count against a limit: each writes the row of the organization', 2, 'writes'),
    table('Lists of 50 references', reads('GET /api/reference', 1), 'reads'),
    table(
      'Pages of 12 cards that the edge does not have',
      reads('GET /reference-page/{organizationId}', 0),
      'reads',
    ),
    table(
      'Collections of 10 cards that the edge does not have',
      reads('GET /reference-page/{organizationId}/collection/{collectionId}', 0),
      'reads',
    ),
    table(
      'Visits that saw 3 cards, counted directly',
      rows['POST /api/public/event']!.writes - elsewhere,
      'writes',
    ),
    table('The same for a busy organization', Math.max(buffered, summedUp / 95), 'writes'),
  ];
}
