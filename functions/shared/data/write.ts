import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import {
  TransactWriteCommand,
  UpdateCommand,
  type TransactWriteCommandInput,
  type UpdateCommandInput,
} from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { RaceLost, TimeUp, TransactionsMet, type AppError } from '../errors/app-error.ts';
import { openTable } from './client.ts';
import { pauses } from './deadline.ts';
import { absent, expression, type Change, type Condition } from './expression.ts';
import type { Key } from './keys.ts';
import type { Item } from './read.ts';
import { scopes, tableKeys } from './table.ts';

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];
/** `current` is the item as it is now, if it exists. */
export type Refusal = (current: Item | undefined) => AppError;

export interface Step {
  key: Key;
  when: Condition;
  refusal: Refusal;
  toItem: (tableName: string, when: Condition) => TransactItem;
}

const raceLost: Refusal = () => new RaceLost();

/** After the last retry the caller gets the current record. */
export const recordChanged =
  (shown: (row: Item) => unknown): Refusal =>
  (row) =>
    new RaceLost(row && { current: shown(row) });

/** DynamoDB returns the item of a refused step, so that the error can explain the refusal. */
const written = (when: Condition, change?: Change) => ({
  ...expression(when, change),
  ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
});

/** Audit entries are only added, because IAM cannot tell a put over an entry from any other (decision 64). */
function onlyAdded(key: Key, isAdded = false): Key {
  if (key.pk.startsWith(scopes.audit) && !isAdded) throw new Error('An audit entry is only ever added');
  return key;
}

export const put = (key: Key, item: object, when: Condition = {}, refusal = raceLost): Step => ({
  key: onlyAdded(key, when[tableKeys.partition] === absent),
  when,
  refusal,
  toItem: (TableName, condition) => ({
    Put: { TableName, Item: { ...item, ...key }, ...written(condition) },
  }),
});

export const update = (key: Key, change: Change, when: Condition, refusal = raceLost): Step => ({
  key: onlyAdded(key),
  when,
  refusal,
  toItem: (TableName, condition) => ({ Update: { TableName, Key: key, ...written(condition, change) } }),
});

export const remove = (key: Key, when: Condition, refusal = raceLost): Step => ({
  key: onlyAdded(key),
  when,
  refusal,
  toItem: (TableName, condition) => ({ Delete: { TableName, Key: key, ...written(condition) } }),
});

export const check = (key: Key, when: Condition, refusal = raceLost): Step => ({
  key,
  when,
  refusal,
  toItem: (TableName, condition) => ({ ConditionCheck: { TableName, Key: key, ...written(condition) } }),
});

export interface CommitOptions {
  /** `lose` is for a caller with an alternative (`TransactionsMet`). */
  onConflict?: 'retry' | 'lose';
}

/** Throws the refusal of the first step whose condition does not hold. */
export async function commit(
  steps: readonly Step[],
  { onConflict = 'retry' }: CommitOptions = {},
): Promise<void> {
  const { client, tableName } = openTable();
  const command = new TransactWriteCommand({ TransactItems: transactItems(steps, tableName) });
  for (const pause = pauses(); ; await pause()) {
    try {
      await client.send(command);
      return;
    } catch (error) {
      if (!(error instanceof TransactionCanceledException)) throw error;
      const refusal = refusalOf(error, steps);
      if (refusal) throw refusal;
      // The SDK does not retry a transaction that met another on the same item.
      if (!mayPass(error)) throw error;
      if (onConflict === 'lose') throw new TransactionsMet();
    }
  }
}

/** One step costs half of a transaction, and concurrent ones queue instead of failing. */
export async function apply(step: Step): Promise<void> {
  const { client, tableName } = openTable();
  const { Update } = step.toItem(tableName, step.when);
  try {
    await client.send(new UpdateCommand(Update as UpdateCommandInput));
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    throw step.refusal(error.Item && unmarshall(error.Item));
  }
}

export function transactItems(steps: readonly Step[], tableName: string): TransactItem[] {
  return steps.map((step) => step.toItem(tableName, step.when));
}

const passing = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);

/** Conflicts and throttling go away; other causes, such as an item that is too large, do not. */
function mayPass({ CancellationReasons = [] }: TransactionCanceledException): boolean {
  return CancellationReasons.some(({ Code = '' }) => passing.has(Code));
}

function refusalOf(error: TransactionCanceledException, steps: readonly Step[]): AppError | undefined {
  const reasons = error.CancellationReasons ?? [];
  const failed = reasons.findIndex((reason) => reason.Code === 'ConditionalCheckFailed');
  const current = reasons[failed]?.Item;
  return steps[failed]?.refusal(current && unmarshall(current));
}

/** Returns false where another call was faster. */
export async function wins(writing: Promise<unknown>): Promise<boolean> {
  try {
    await writing;
    return true;
  } catch (error) {
    if (error instanceof RaceLost) return false;
    throw error;
  }
}

/** Runs a read-decide-write again if the data has changed. When time is up, the last loss is thrown. */
export async function retryRace<Result>(attempt: () => Promise<Result>): Promise<Result> {
  const pause = pauses();
  for (let lost: RaceLost | undefined; ;) {
    try {
      if (lost) await pause();
      return await attempt();
    } catch (error) {
      if (error instanceof RaceLost) lost = error;
      else throw lost && error instanceof TimeUp ? lost : error;
    }
  }
}
