import {
  CreateTableCommand,
  DescribeTableCommand,
  ResourceNotFoundException,
  UpdateTimeToLiveCommand,
  type AttributeDefinition,
  type CreateTableCommandInput,
  type DynamoDBClient,
  type GlobalSecondaryIndex,
  type KeySchemaElement,
  type Projection,
  type TableDescription,
} from '@aws-sdk/client-dynamodb';
import type { Assembly, Resource } from '../template/assembly.ts';

interface IndexProperties {
  IndexName: string;
  KeySchema: KeySchemaElement[];
  Projection: Projection;
}

export function tableResources(assembly: Assembly): Resource[] {
  return [...assembly.ofType('AWS::DynamoDB::GlobalTable'), ...assembly.ofType('AWS::DynamoDB::Table')];
}

export async function createTables(assembly: Assembly, client: DynamoDBClient): Promise<void> {
  for (const table of tableResources(assembly)) {
    const input = createTableInput(assembly.ref(table), table);
    const existing = await describe(client, assembly.ref(table));
    if (existing) {
      assertSameShape(existing, input);
      continue;
    }
    await client.send(new CreateTableCommand(input));
    await setTimeToLive(client, assembly.ref(table), table);
  }
}

function createTableInput(name: string, table: Resource): CreateTableCommandInput {
  const indexes = table
    .property<IndexProperties[]>('GlobalSecondaryIndexes')
    ?.map((index): GlobalSecondaryIndex => ({
      IndexName: index.IndexName,
      KeySchema: index.KeySchema,
      Projection: index.Projection,
    }));
  const stream = table.property<{ StreamViewType: 'NEW_AND_OLD_IMAGES' }>('StreamSpecification');
  return {
    TableName: name,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: table.property<AttributeDefinition[]>('AttributeDefinitions'),
    KeySchema: table.property<KeySchemaElement[]>('KeySchema'),
    ...(indexes?.length && { GlobalSecondaryIndexes: indexes }),
    ...(stream && { StreamSpecification: { StreamEnabled: true, StreamViewType: stream.StreamViewType } }),
  };
}

async function describe(client: DynamoDBClient, name: string): Promise<TableDescription | undefined> {
  try {
    const response = await client.send(new DescribeTableCommand({ TableName: name }));
    return response.Table;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

async function setTimeToLive(client: DynamoDBClient, name: string, table: Resource): Promise<void> {
  const specification = table.property<{ Enabled: boolean; AttributeName: string }>(
    'TimeToLiveSpecification',
  );
  if (!specification?.Enabled) return;
  await client.send(
    new UpdateTimeToLiveCommand({
      TableName: name,
      TimeToLiveSpecification: { Enabled: true, AttributeName: specification.AttributeName },
    }),
  );
}

/** A changed key or index cannot be applied to a table with data. */
function assertSameShape(existing: TableDescription, wanted: CreateTableCommandInput): void {
  const same =
    shape(existing.KeySchema, existing.GlobalSecondaryIndexes) ===
    shape(wanted.KeySchema, wanted.GlobalSecondaryIndexes);
  if (same) return;
  throw new Error(
    `The keys or indexes of ${wanted.TableName} have changed since the data was written: run npm run reset.`,
  );
}

function shape(
  keys: KeySchemaElement[] | undefined,
  indexes: { IndexName?: string; KeySchema?: KeySchemaElement[] }[] | undefined,
): string {
  const describeKeys = (schema: KeySchemaElement[] = []) =>
    schema.map((key) => `${key.KeyType}:${key.AttributeName}`).sort();
  const described = (indexes ?? []).map(
    (index) => `${index.IndexName}(${describeKeys(index.KeySchema).join()})`,
  );
  return JSON.stringify([describeKeys(keys), described.sort()]);
}
