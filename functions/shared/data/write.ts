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
/** The error for a condition that does not hold. `current` is the item as it is now, if it exists. */
export type Refusal = (current: Item | undefined) => AppError;

export interface Step {
  key: Key;
  when: Condition;
  refusal: Refusal;
  toItem: (tableName: string, when: Condition) => TransactItem;
}

const raceLost: Refusal = () => new RaceLost();

/**
 * The error of a step that changes a call's own record: after the last retry, the caller gets the current
 * record.
 */
export const recordChanged =
  (shown: (row: Item) => unknown): Refusal =>
  (row) =>
    new RaceLost(row && { current: shown(row) });

/** A refused step brings the item along, so that the refusal can say more than no. */
const written = (when: Condition, change?: Change) => ({
  ...expression(when, change),
  ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
});

/**
 * Stops a step that would change, delete or replace an audit entry: IAM may not be asked about each item of a transaction by itself
 * (decision 64), and takes a put over an entry for any other.
 */
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
  /** To `lose` is for a caller that has somewhere else to go (`TransactionsMet`). */
  onConflict?: 'retry' | 'lose';
}

/** Writes all steps or none. Throws the refusal of the first step whose condition does not hold. */
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

/** Writes one step at half the price of a transaction. Others on the same item queue up instead of refusing each other. */
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

/**
 * Returns true for conflicts and throttling. Other causes, such as an item that is too large, do not go
 * away.
 */
function mayPass({ CancellationReasons = [] }: TransactionCanceledException): boolean {
  return CancellationReasons.some(({ Code = '' }) => passing.has(Code));
}

function refusalOf(error: TransactionCanceledException, steps: readonly Step[]): AppError | undefined {
  const reasons = error.CancellationReasons ?? [];
  const failed = reasons.findIndex((reason) => reason.Code === 'ConditionalCheckFailed');
  const current = reasons[failed]?.Item;
  return steps[failed]?.refusal(current && unmarshall(current));
}

/** Runs a read-decide-write again when somebody else changed what the decision was based on; when time is up, the caller hears by what it was lost. */
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
