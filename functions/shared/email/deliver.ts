import { setTimeout as sleep } from 'node:timers/promises';
import { expiresAfterDays } from '../data/expiry.ts';
import { equals } from '../data/expression.ts';
import { keys } from '../data/keys.ts';
import type { Item } from '../data/read.ts';
import { anyOf, mailScope, unsentMailScope } from '../data/scope.ts';
import { scopedTable } from '../data/scoped-table.ts';
import { put, update } from '../data/write.ts';
import { RaceLost } from '../errors/app-error.ts';
import type { Log } from '../log/log.ts';
import { withDelivery } from './delivery.ts';
import { waitsAs, type Mail, type OutboxItem } from './outbox.ts';
import { rejection, submit, type Outcome } from './submit.ts';

// The lease is longer than all tries of one submission and the two writes around it can take.
const leaseSeconds = 30;
const longestPauseMinutes = 15;
// By then SES has refused the mail for minutes.
const alarmingAttempts = 4;
const longestWaitMs = 24 * 60 * 60 * 1_000;

const outbox = anyOf(mailScope, unsentMailScope);
const table = scopedTable(outbox);

/**
 * Returns false if the mail has to wait until SES takes mails again. A lease keeps two calls from sending the same
 * mail. A crash between SES and the write sends it twice.
 */
export async function deliver(mailId: string, log: Log, now: Date): Promise<boolean> {
  const lease = await acquireLease(mailId);
  if (!lease) return true;
  const { mail, attempts } = lease;
  const outcome = await submit(mail);
  const detail = { kind: mail.kind, attempts, ...('cause' in outcome && { cause: outcome.cause }) };
  const age = now.getTime() - Date.parse(lease.resentAt ?? lease.createdAt);
  if (outcome.status === 'refused' && age < longestWaitMs) {
    await keepWaiting(mailId, lease, now);
    log('MAIL_DELAYED', detail, attempts >= alarmingAttempts ? { MailsFailed: 1 } : {});
    return false;
  }
  await settle(mailId, lease, outcome, now);
  if (outcome.status === 'sent') log('MAIL_SENT', detail);
  else log('MAIL_FAILED', detail, outcome.cause === rejection ? {} : { MailsFailed: 1 });
  return true;
}

/** Puts a new mail behind those that wait already. */
export async function wait(mailId: string, now: Date): Promise<void> {
  const lease = await acquireLease(mailId);
  if (lease) await keepWaiting(mailId, lease, now, lease.dueAt ? new Date(lease.dueAt) : now);
}

type Lease = OutboxItem & { mail: Mail };

async function acquireLease(mailId: string): Promise<Lease | undefined> {
  for (;;) {
    const item = (await table.get(keys.mail(mailId))) as (OutboxItem & Item) | undefined;
    if (!item?.mail || item.status === 'sent' || item.status === 'failed') return undefined;
    const { mail, status, attempts, leaseUntil } = item;
    const leaseLeftMs = leaseUntil ? Date.parse(leaseUntil) - Date.now() : 0;
    if (leaseLeftMs > 0) {
      // Another call is sending it, or was killed.
      await sleep(Math.min(leaseLeftMs, 1_000));
      continue;
    }
    const lease = {
      status: 'sending' as const,
      leaseUntil: new Date(Date.now() + leaseSeconds * 1_000).toISOString(),
    };
    try {
      const unchanged = { status: equals(status), attempts: equals(attempts) };
      await table.commit([update(keys.mail(mailId), { set: lease, add: { attempts: 1 } }, unchanged)]);
      return { ...item, ...lease, mail, attempts: attempts + 1 };
    } catch (error) {
      if (!(error instanceof RaceLost)) throw error;
    }
  }
}

const held = ({ status, attempts }: Lease) => ({ status: equals(status), attempts: equals(attempts) });

const pauseAfter = (attempts: number) => Math.min(2 ** (attempts - 1), longestPauseMinutes) * 60_000;

async function keepWaiting(
  mailId: string,
  lease: Lease,
  now: Date,
  due = new Date(now.getTime() + pauseAfter(lease.attempts)),
): Promise<void> {
  const change = { set: { status: 'pending', dueAt: due.toISOString() }, unset: ['leaseUntil'] };
  const place = keys.unsentMail(waitsAs(lease.mail), mailId);
  await table.commit([
    update(keys.mail(mailId), change, held(lease)),
    put(place, expiresAfterDays('outboxDays', now)),
  ]);
}

async function settle(mailId: string, lease: Lease, outcome: Outcome, now: Date): Promise<void> {
  const isSent = outcome.status === 'sent';
  const steps = [
    update(
      keys.mail(mailId),
      {
        set: isSent ? { status: 'sent' } : { status: 'failed', cause: outcome.cause },
        unset: ['leaseUntil', 'dueAt', ...(isSent ? ['mail'] : [])],
      },
      held(lease),
    ),
    ...(isSent ? [] : [put(keys.unsentMail('failed', mailId), expiresAfterDays('outboxDays', now))]),
  ];
  const to = isSent ? 'sent' : 'failed';
  await withDelivery(outbox, steps, lease.mail, { from: 'sending', to });
}
