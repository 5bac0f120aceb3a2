/** Counts the visits it receives, eight at once, and reports how many are done until it is killed. */
import type { EventBatch } from '#contract/resources/event';
import { sendEvents } from '#functions/event/send-events';
import type { VisitorContext } from '#functions/shared/membership/context';

export interface Work {
  now: string;
  visits: { visitor: VisitorContext['visitor']; batch: EventBatch }[];
}

process.once('message', ({ now, visits }: Work) => {
  let done = 0;
  const visit = async () => {
    for (let next = visits.pop(); next; next = visits.pop()) {
      const { visitor, batch } = next;
      await sendEvents({ requestId: 'test', now: new Date(now), log: () => undefined, visitor }, batch);
      done += 1;
      process.send!(done);
    }
  };
  for (let n = 0; n < 8; n += 1) void visit();
});
