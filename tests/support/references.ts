import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { referenceRoutes, type Reference, type ReferenceFilters } from '#contract/reference';
import { keys, type Key } from '#functions/shared/data/keys';
import { filedUnder, filingOf } from '#functions/reference/filing';
import { newReference } from '#functions/reference/rules';
import { table } from './table.ts';

interface Many {
  organizationId: string;
  customerId: string;
  count: number;
  valuesOf?: (n: number) => Partial<Pick<Reference, 'status' | 'templateId'>>;
  /** The filters that find them. Only those that a suite asks for: all would be seven rows more for each. */
  listedBy?: ReferenceFilters[];
}

/** Many references at once, oldest first, past the API and the plan. Answers their ids. */
export async function writeReferences({
  organizationId,
  customerId,
  count,
  valuesOf = () => ({}),
  listedBy = [],
}: Many): Promise<string[]> {
  const began = Date.now() - count;
  const made = Array.from({ length: count }, (_, n) => {
    const body = referenceRoutes.createReference.body.parse({ name: `No. ${n}`, attributes: { customerId } });
    // Ids sort by time, and only by chance within a millisecond.
    const author = { userId: 'somebody', now: new Date(began + n) };
    return { ...newReference(body, author), ...valuesOf(n), filed: undefined };
  });
  await writeAll([
    ...made.map((reference) => ({ ...reference, ...keys.reference(organizationId, reference.id) })),
    ...listedBy
      .map(filingOf)
      .flatMap((under) =>
        made
          .filter((reference) => filedUnder(reference).includes(under))
          .map(({ id }) => keys.filed(organizationId, under, id)),
      ),
  ]);
  await addReferences(keys.organization(organizationId), count);
  await addReferences(keys.customer(organizationId, customerId), count);
  return made.map(({ id }) => id);
}

// The local engine takes a hundred items of a transaction in the time of ten others.
const together = 100;

async function writeAll(items: Key[]): Promise<void> {
  const { client, TableName } = table();
  for (let start = 0; start < items.length; start += together) {
    const TransactItems = items.slice(start, start + together).map((Item) => ({ Put: { TableName, Item } }));
    await client.send(new TransactWriteCommand({ TransactItems }));
  }
}

async function addReferences(Key: Key, count: number): Promise<void> {
  const { client, TableName } = table();
  await client.send(
    new UpdateCommand({
      TableName,
      Key,
      UpdateExpression: 'ADD referenceCount :count',
      ExpressionAttributeValues: { ':count': count },
    }),
  );
}
