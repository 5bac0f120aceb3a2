import type { Context, ScheduledEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { openStripe } from '../payments/stripe.ts';
import { syncSubscription } from '../payments/sync-subscription.ts';
import { keys } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { reconciliationScope } from '../shared/data/scope.ts';
import { scopedTable } from '../shared/data/scoped-table.ts';
import { put } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import { logFor } from '../shared/log/log.ts';

/** Stripe returns this many subscriptions at once; progress is written after each page. */
const pageSize = 100;
/** This is enough for the current customer and for writing the progress. */
const neededMs = 30_000;
/** After this many failures Stripe or the table is at fault, so the run stops. */
const mostFailed = 100;

const roundRow = z.object({
  day: z.string(),
  /** The next run continues after this subscription. */
  after: z.optional(z.string()),
  failed: z.array(z.string()),
  /** Only failed customers are left. */
  listed: z.optional(z.boolean()),
});
type Round = z.output<typeof roundRow>;

/** An event may be lost, and the end of a grace period has none. The next run continues where this one stops. */
export async function handler(
  { id, time, source }: Pick<ScheduledEvent, 'id' | 'time'> & { source?: string },
  context?: Partial<Pick<Context, 'getRemainingTimeInMillis'>>,
): Promise<void> {
  const log = logFor({ requestId: id, job: 'reconcile-billing' });
  const call = { now: new Date(time), log, requestId: id };
  const stripe = await setUp();
  if (!stripe) return;
  const round = await openRound(call.now, source === 'aws.events');
  if (!round) return;

  const hasTime = () =>
    (context?.getRemainingTimeInMillis?.() ?? Infinity) > neededMs && round.failed.length < mostFailed;
  let customers = 0;
  const reconcile = async (customerId: string) => {
    customers += 1;
    try {
      await syncSubscription(call, customerId);
    } catch (error) {
      round.failed.push(customerId);
      log('JOB_FAILED', { customerId, cause: String(error) });
    }
  };

  for (const customerId of round.failed.splice(0)) await reconcile(customerId);
  if (!round.listed) round.listed = await reconcileList();
  await save(round);
  log('JOB_DONE', { customers, finished: isFinished(round) });
  if (round.failed.length > 0) throw new Error(`${round.failed.length} customers are not reconciled`);

  async function reconcileList(): Promise<boolean> {
    const reached = new Set<string>();
    const { after } = round!;
    const subscriptions = stripe!.subscriptions.list({
      status: 'all',
      limit: pageSize,
      ...(after !== undefined && { starting_after: after }),
    });
    for await (const { id: subscription, customer } of subscriptions) {
      if (!hasTime()) return false;
      const customerId = typeof customer === 'string' ? customer : customer.id;
      if (!reached.has(customerId)) await reconcile(customerId);
      reached.add(customerId);
      round!.after = subscription;
      if (reached.size % pageSize === 0) await save(round!);
    }
    return true;
  }
}

/** Undefined if the day's round is over, unless somebody starts another by hand. */
async function openRound(now: Date, isScheduled: boolean): Promise<Round | undefined> {
  const day = now.toISOString().slice(0, 10);
  const last = fromRow(roundRow, await table.get(keys.reconciliation()));
  // Customers that failed all day are asked about on the next day.
  if (last && !isFinished(last) && !(last.listed && last.day !== day)) return last;
  return isScheduled && last?.day === day ? undefined : { day, failed: [] };
}

const isFinished = ({ listed, failed }: Round) => listed === true && failed.length === 0;

const table = scopedTable(reconciliationScope);

const save = (round: Round) => table.commit([put(keys.reconciliation(), round)]);

async function setUp() {
  try {
    return await openStripe();
  } catch (error) {
    if (error instanceof AppError && error.code === 'PAYMENTS_UNAVAILABLE') return undefined;
    throw error;
  }
}
