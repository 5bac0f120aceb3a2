import { expiresAfterDays } from '#functions/shared/data/expiry';
import { equals } from '#functions/shared/data/expression';
import { keys, partitions } from '#functions/shared/data/keys';
import { anyOf, mailScope, unsentMailScope } from '#functions/shared/data/scope';
import { scopedTable } from '#functions/shared/data/scoped-table';
import { put, remove, update } from '#functions/shared/data/write';
import { withDelivery } from '#functions/shared/email/delivery';
import { waitsAs, type Mail, type OutboxItem } from '#functions/shared/email/outbox';
import { RaceLost } from '#functions/shared/errors/app-error';
import { onTable } from './on-table.ts';
import { asOperator, Refusal } from './operator.ts';
import { readArguments, whereOptions } from './options.ts';

process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';

interface Unsent extends OutboxItem {
  id: string;
  mail: Mail;
}

interface Chosen {
  kind?: string | undefined;
  since?: string | undefined;
  resend: boolean;
}

const outbox = anyOf(mailScope, unsentMailScope);
const table = scopedTable(outbox);

/** `npm run mails -- --stage prod` lists mails that wait or have failed; `--resend` sends the failed ones again. */
await asOperator('npm run mails', async () => {
  const known = {
    ...whereOptions,
    kind: { type: 'string' },
    since: { type: 'string' },
    resend: { type: 'boolean', default: false },
  } as const;
  const { kind, since, resend, ...where } = readArguments(known);
  if (since !== undefined && Number.isNaN(Date.parse(since)))
    throw new Refusal(`--since takes a time such as 2026-03-01T12:00:00Z, not ${since}.`);
  return await onTable(where, () => list({ kind, since, resend }));
});

async function list({ kind, since, resend }: Chosen): Promise<void> {
  const from = since === undefined ? '' : new Date(since).toISOString();
  const chosen = (await readUnsent()).filter(
    (item) => (kind ?? item.mail.kind) === item.mail.kind && item.createdAt >= from,
  );
  if (resend) {
    let count = 0;
    for (const item of chosen) if (item.status === 'failed' && (await sendAgain(item))) count += 1;
    console.log(`Sent again: ${count}`);
    return;
  }
  // Addresses stay out of terminals and tickets.
  for (const { id, status, mail, createdAt, attempts, cause = '' } of chosen)
    console.log([createdAt, status, mail.kind, id, `attempts: ${attempts}`, cause].join('  ').trim());
  console.log(`Mails that wait or have failed: ${chosen.length}`);
}

async function readUnsent(): Promise<Unsent[]> {
  const rows = await table.all(partitions.scheduled('mail'));
  const ids = rows.map(({ sk }) => (sk as string).split('#')[1]!);
  const items = (await table.getMany(ids.map(keys.mail))) as (OutboxItem | undefined)[];
  return items.flatMap((item, n) => (item?.mail ? [{ ...item, mail: item.mail, id: ids[n]! }] : []));
}

/** The next run sends it. Returns false if somebody else has just done the same. */
async function sendAgain({ id, mail, attempts }: Unsent): Promise<boolean> {
  const at = new Date();
  const now = at.toISOString();
  const lifetime = expiresAfterDays('outboxDays', at);
  const again = { status: 'pending', attempts: 0, resentAt: now, dueAt: now, ...lifetime };
  const steps = [
    update(
      keys.mail(id),
      { set: again, unset: ['cause'] },
      { status: equals('failed'), attempts: equals(attempts) },
    ),
    remove(keys.unsentMail('failed', id), {}),
    put(keys.unsentMail(waitsAs(mail), id), lifetime),
  ];
  try {
    await withDelivery(outbox, steps, mail, { from: 'failed', to: 'sending' });
    return true;
  } catch (error) {
    if (error instanceof RaceLost) return false;
    throw error;
  }
}
