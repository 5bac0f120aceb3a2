import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { referenceRoutes } from '#contract/resources/reference';
import { keys, type Key } from '#functions/shared/data/keys';
import { newReference } from '#functions/reference/rules';
import { table, updateRow } from './table.ts';

interface Many {
  organizationId: string;
  customerId: string;
  count: number;
}

/** Writes many references without API or plan limits, oldest first. Returns their ids. */
export async function writeReferences({ organizationId, customerId, count }: Many): Promise<string[]> {
  const began = Date.now() - count;
  const made = Array.from({ length: count }, (_, n) => {
    const body = referenceRoutes.createReference.body.parse({ name: `No. ${n}`, attributes: { customerId } });
    // Ids sort by milliseconds only, so each gets its own.
    const author = { userId: 'somebody', now: new Date(began + n) };
    return newReference(body, author);
  });
  await writeAll([
    ...made.map((reference) => ({ ...reference, ...keys.reference(organizationId, reference.id) })),
    ...made.map(({ id }) => keys.customerReference(organizationId, customerId, id)),
  ]);
  await addReferences(keys.organization(organizationId), count);
  await addReferences(keys.customer(organizationId, customerId), count);
  return made.map(({ id }) => id);
}

// The local engine writes a transaction of 100 items as fast as one of 10.
const together = 100;

async function writeAll(items: Key[]): Promise<void> {
  const { client, TableName } = table();
  for (let start = 0; start < items.length; start += together) {
    const TransactItems = items.slice(start, start + together).map((Item) => ({ Put: { TableName, Item } }));
    await client.send(new TransactWriteCommand({ TransactItems }));
  }
}

const addReferences = (row: Key, count: number): Promise<void> =>
  updateRow(row, 'ADD referenceCount :count', { ':count': count });
