import { absent } from '../data/expression.ts';
import { keys, partitions, unsentMails, type Key } from '../data/keys.ts';
import { anyOf, mailScope, unsentMailScope } from '../data/scope.ts';
import { scopedTable } from '../data/scoped-table.ts';
import { check, remove, wins } from '../data/write.ts';
import type { Log } from '../log/log.ts';
import { deliver, wait } from './deliver.ts';
import type { OutboxItem } from './outbox.ts';

const table = scopedTable(anyOf(mailScope, unsentMailScope));
const pageSize = 25;

/** A new mail is sent at once unless others wait, because it must not overtake them. */
export async function sendNew(mailId: string, log: Log): Promise<void> {
  const now = new Date();
  if ((await nextWaiting(1)).length > 0) await wait(mailId, now);
  else await deliver(mailId, log, now);
}

/** The first waiting mail asks SES again after growing pauses. Once SES takes it, the others follow in order. */
export async function sendWaiting(log: Log, now: Date, lastStart: number): Promise<void> {
  const [first] = await nextWaiting(1);
  if (!first) return;
  const item = (await table.get(keys.mail(idOf(first)))) as Partial<OutboxItem> | undefined;
  if (item?.dueAt && item.dueAt > now.toISOString()) return;
  for (;;) {
    const page = await nextWaiting(pageSize);
    if (page.length === 0) return;
    for (const row of page) {
      if (performance.now() > lastStart) return;
      if (!(await deliver(idOf(row), log, now))) return;
      await leave(row);
    }
  }
}

/** A mail that was sent again in the meantime stays. */
async function leave(row: Key): Promise<void> {
  await wins(table.commit([remove(row, {}), check(keys.mail(idOf(row)), { dueAt: absent })]));
}

const idOf = ({ sk }: Key) => sk.split('#')[1]!;

async function nextWaiting(limit: number): Promise<Key[]> {
  const rows = await table.keys(partitions.scheduled('mail'), limit);
  return rows.filter(({ sk }) => !sk.startsWith(unsentMails.failed));
}
