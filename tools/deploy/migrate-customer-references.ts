import { TransactionCanceledException, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  DeleteCommand,
  GetCommand,
  TransactWriteCommand,
  type DynamoDBDocumentClient,
} from '@aws-sdk/lib-dynamodb';
import { equals } from '#functions/shared/data/expression';
import { keys, prefixes, type Key } from '#functions/shared/data/keys';
import { scopes } from '#functions/shared/data/table';
import { check, put, transactItems } from '#functions/shared/data/write';
import { migrateRows } from './migrate-rows.ts';

interface Row extends Key {
  version?: number;
  attributes?: { customerId?: string };
}

/** The rows of references under status, customer and template, which nothing reads any more. */
const old = 'BY#';

/** Gives each reference its row under its customer and takes away the seven that it had under filters (decision 15). */
export const migrateCustomerReferences = (
  engine: DynamoDBClient,
  TableName: string,
  { again = false } = {},
): Promise<{ rows: number }> =>
  migrateRows(engine, TableName, { name: 'customer-references', rewrite, again });

async function rewrite(client: DynamoDBDocumentClient, TableName: string, { pk, sk }: Key): Promise<number> {
  if (!pk.startsWith(scopes.organization)) return 0;
  if (sk.startsWith(old)) await client.send(new DeleteCommand({ TableName, Key: { pk, sk } }));
  else if (sk.startsWith(prefixes.reference)) await putUnderCustomer(client, TableName, { pk, sk });
  else return 0;
  return 1;
}

/** While the reference stays as it was read: somebody may delete it, or give it to another customer, at this moment. */
async function putUnderCustomer(client: DynamoDBDocumentClient, TableName: string, key: Key): Promise<void> {
  const { Item } = await client.send(new GetCommand({ TableName, Key: key, ConsistentRead: true }));
  const { version, attributes } = (Item ?? {}) as Partial<Row>;
  if (!attributes?.customerId) return;
  const organizationId = key.pk.slice(scopes.organization.length);
  const referenceId = key.sk.slice(prefixes.reference.length);
  const steps = [
    check(key, { version: equals(version) }),
    put(keys.customerReference(organizationId, attributes.customerId, referenceId), {}),
  ];
  try {
    await client.send(new TransactWriteCommand({ TransactItems: transactItems(steps, TableName) }));
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error;
    await putUnderCustomer(client, TableName, key);
  }
}
