import { setTimeout as sleep } from 'node:timers/promises';
import { TransactionCanceledException, type TransactWriteItemsCommandInput } from '@aws-sdk/client-dynamodb';
import { openTable } from '#functions/shared/data/client';

export interface Met {
  /** Transactions that were written. */
  written: number;
  /** Transactions that were refused because another one was under way on an item of theirs: which items, and how often. */
  refused: number;
  on: Map<string, number>;
}

/**
 * Runs `act` on a table on which, as on AWS, a transaction is refused while another one is under way on any of its items, checks
 * included. DynamoDB Local runs one after another and never refuses; `lastsMs` is how long each is under way.
 */
export async function withConflicts(act: () => Promise<unknown>, lastsMs = 10): Promise<Met> {
  const { middlewareStack } = openTable().client;
  const underWay = new Set<string>();
  const met: Met = { written: 0, refused: 0, on: new Map() };
  const name = 'transactions-meet';
  middlewareStack.add(
    (next, { commandName }) =>
      async (input) => {
        if (commandName !== 'TransactWriteItemsCommand') return next(input);
        const items = keysOf(input.input as TransactWriteItemsCommandInput);
        const taken = items.filter((item) => underWay.has(item));
        if (taken.length > 0) {
          met.refused += 1;
          for (const item of taken) met.on.set(item, (met.on.get(item) ?? 0) + 1);
          throw canceled(items.map((item) => (underWay.has(item) ? 'TransactionConflict' : 'None')));
        }
        for (const item of items) underWay.add(item);
        try {
          const [output] = await Promise.all([next(input), sleep(lastsMs)]);
          met.written += 1;
          return output;
        } finally {
          for (const item of items) underWay.delete(item);
        }
      },
    { step: 'initialize', name },
  );
  try {
    await act();
  } finally {
    middlewareStack.remove(name);
  }
  return met;
}

const keysOf = ({ TransactItems = [] }: TransactWriteItemsCommandInput): string[] =>
  TransactItems.map(({ Put, Update, Delete, ConditionCheck }) => {
    // The document client has not made attribute values of them yet.
    const key = Put?.Item ?? Update?.Key ?? Delete?.Key ?? ConditionCheck?.Key;
    const { pk, sk } = key as unknown as Record<'pk' | 'sk', string>;
    return `${pk} ${sk}`;
  });

const canceled = (codes: string[]) =>
  new TransactionCanceledException({
    message: 'Canceled',
    $metadata: {},
    CancellationReasons: codes.map((Code) => ({ Code })),
  });
