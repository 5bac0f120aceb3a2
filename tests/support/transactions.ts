import { setTimeout as sleep } from 'node:timers/promises';
import { TransactionCanceledException, type TransactWriteItemsCommandInput } from '@aws-sdk/client-dynamodb';
import { openTable } from '#functions/shared/data/client';

type Act = (write: () => Promise<void>, input: TransactWriteItemsCommandInput) => Promise<void>;

let added = 0;

/** Calls `act` in place of every transaction of this process, until the returned function is called. */
export function onWrite(act: Act): () => void {
  const { middlewareStack } = openTable().client;
  added += 1;
  const name = `transactions-${added}`;
  middlewareStack.add(
    (next, { commandName }) =>
      async (request) => {
        if (commandName !== 'TransactWriteItemsCommand') return next(request);
        let output: Awaited<ReturnType<typeof next>>;
        await act(async () => {
          output = await next(request);
        }, request.input as TransactWriteItemsCommandInput);
        return output!;
      },
    { step: 'initialize', name },
  );
  return () => void middlewareStack.remove(name);
}

export const canceled = (codes: string[]) =>
  new TransactionCanceledException({
    message: 'Canceled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });

export interface Met {
  written: number;
  refused: number;
  on: Map<string, number>;
}

/**
 * Runs `act` on a table that refuses overlapping transactions, as DynamoDB does and DynamoDB Local does not. Each
 * transaction takes at least `lastsMs`.
 */
export async function withConflicts(act: () => Promise<unknown>, lastsMs = 10): Promise<Met> {
  const busy = new Set<string>();
  const met: Met = { written: 0, refused: 0, on: new Map() };
  const restore = onWrite(async (write, input) => {
    const items = keysOf(input);
    const taken = items.filter((item) => busy.has(item));
    if (taken.length > 0) {
      met.refused += 1;
      for (const item of taken) met.on.set(item, (met.on.get(item) ?? 0) + 1);
      throw canceled(items.map((item) => (busy.has(item) ? 'TransactionConflict' : 'None')));
    }
    for (const item of items) busy.add(item);
    try {
      await Promise.all([write(), sleep(lastsMs)]);
      met.written += 1;
    } finally {
      for (const item of items) busy.delete(item);
    }
  });
  try {
    await act();
  } finally {
    restore();
  }
  return met;
}

const keysOf = ({ TransactItems = [] }: TransactWriteItemsCommandInput): string[] =>
  TransactItems.map(({ Put, Update, Delete, ConditionCheck }) => {
    // At this step the document client has not converted the values yet.
    const key = Put?.Item ?? Update?.Key ?? Delete?.Key ?? ConditionCheck?.Key;
    const { pk, sk } = key as unknown as Record<'pk' | 'sk', string>;
    return `${pk} ${sk}`;
  });
