import { analyticsRoutes, type AnalyticsReport } from '#contract/resources/analytics';
import { eventRoutes, type EventBatch } from '#contract/resources/event';
import { callRaw, type CallResponse, type Caller } from './call.ts';
import { call, makeCustomer, makeOwner, makeReference, type Owner } from './people.ts';

/** Returns the user agent of a visitor, different for each number. */
export const browser = (n: number): string =>
  `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${100 + n}.0.0.0 Safari/537.36`;

let made = 0;

export const newBatchId = (): string => {
  made += 1;
  return `batch-${process.pid}-${Date.now()}-${made}`;
};

export type SentBatch = Pick<EventBatch, 'organizationId' | 'events'> & Partial<EventBatch>;

/** Sends events as a beacon does, which chooses its own content type. */
export function sendBatch(batch: SentBatch, headers: Record<string, string> = {}): Promise<CallResponse> {
  const whole = { batchId: newBatchId(), source: 'page', ...batch };
  return callRaw(
    eventRoutes.sendEvents,
    whole,
    {},
    { headers: { 'user-agent': browser(1), 'content-type': 'text/plain;charset=UTF-8', ...headers } },
  );
}

export const readReport = (caller: Caller, query: object = {}): Promise<AnalyticsReport> =>
  call(analyticsRoutes.getAnalytics, query, caller);

export interface Shown extends Owner {
  referenceIds: string[];
  customerId: string;
}

export async function makeShown(cards: number): Promise<Shown> {
  const tenant = await makeOwner({ maxCards: 500 });
  const { owner, organizationId } = tenant;
  const { id: customerId } = await makeCustomer(owner, organizationId);
  const referenceIds: string[] = [];
  for (let n = 0; n < cards; n += 1) {
    const { id } = await makeReference(owner, organizationId, customerId, { status: 'Published' });
    referenceIds.push(id);
  }
  return { ...tenant, referenceIds, customerId };
}
