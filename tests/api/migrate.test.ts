import { CreateTableCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchWriteCommand,
  DynamoDBDocumentClient,
  PutCommand,
  UpdateCommand,
  paginateScan,
} from '@aws-sdk/lib-dynamodb';
import { beforeAll, describe, expect, it } from 'vitest';
import { keys, type Key } from '#functions/shared/data/keys';
import { migrateCustomerReferences } from '#tools/deploy/migrate-customer-references';
import { migrateSlugs } from '#tools/deploy/migrate-slugs';
import { client } from '../support/recovery.ts';

const TableName = `Refdeck-migrated-Data-Tenants-${process.pid}`;
const organizations = ['01HZX0000000000000000000AA', '01HZX0000000000000000000AB'];
const customers = ['01HZX0000000000000000000C1', '01HZX0000000000000000000C2'] as const;
const count = 60;

const idOf = (n: number) => `01HZX00000000000000000R${String(n).padStart(3, '0')}`;
const customerOf = (n: number) => customers[n % 2]!;

let documents: DynamoDBDocumentClient;

beforeAll(async () => {
  const engine = client();
  documents = DynamoDBDocumentClient.from(engine);
  await engine.send(
    new CreateTableCommand({
      TableName,
      BillingMode: 'PAY_PER_REQUEST',
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      AttributeDefinitions: ['pk', 'sk'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
    }),
  );
  const items = organizations.flatMap((organization) => [
    { ...keys.organization(organization), referenceCount: count },
    // The public copy has the same prefix and stays as it is.
    { ...keys.publicReference(organization, idOf(0)), customerId: customers[0] },
    ...Array.from({ length: count }, (_, n) => rowsOf(organization, n)).flat(),
  ]);
  for (let start = 0; start < items.length; start += 25) {
    const requests = items.slice(start, start + 25).map((Item) => ({ PutRequest: { Item } }));
    await documents.send(new BatchWriteCommand({ RequestItems: { [TableName]: requests } }));
  }
});

/** As a reference was stored: under each combination of filters, unless it is from before these. */
function rowsOf(organization: string, n: number): Key[] {
  const reference = {
    ...keys.reference(organization, idOf(n)),
    version: 1,
    attributes: { customerId: customerOf(n) },
  };
  if (n === 0) return [reference];
  const [status, customer, template] = ['Draft', customerOf(n), 'design'];
  const filters = [
    [status, 'any', 'any'],
    ['any', customer, 'any'],
    ['any', 'any', template],
    [status, customer, 'any'],
    [status, 'any', template],
    ['any', customer, template],
    [status, customer, template],
  ];
  return [
    reference,
    ...filters.map((under) => ({ pk: reference.pk, sk: `BY#${under.join('#')}#${idOf(n)}` })),
  ];
}

/** A client that does something before each request, and whatever that throws is its response. */
function clientWith(
  before: (request: { name: string; input: object }, sent: number) => Promise<void> | void,
) {
  const engine: DynamoDBClient = client();
  let sent = 0;
  engine.middlewareStack.add(
    (next, context) => async (request) => {
      sent += 1;
      await before({ name: context.commandName!, input: request.input }, sent);
      return next(request);
    },
    { step: 'initialize' },
  );
  return engine;
}

async function sortKeys(): Promise<string[]> {
  const found: string[] = [];
  for await (const { Items = [] } of paginateScan(
    { client: documents },
    { TableName, ConsistentRead: true },
  )) {
    found.push(...Items.map(({ pk, sk }) => `${pk as string} ${sk as string}`));
  }
  return found;
}

describe('the migration of references under their customers', () => {
  it('ends whole however often it is killed, and whatever changes meanwhile', async () => {
    const given = idOf(1);
    let isChanged = false;
    const change = async (name: string, input: object) => {
      if (isChanged || name !== 'TransactWriteItemsCommand' || !JSON.stringify(input).includes(given)) return;
      isChanged = true;
      const Key = keys.reference(organizations[0]!, given);
      await documents.send(
        new UpdateCommand({
          TableName,
          Key,
          UpdateExpression: 'SET attributes.customerId = :to, version = :two',
          ExpressionAttributeValues: { ':to': customers[0], ':two': 2 },
        }),
      );
    };
    let kills = 0;
    for (const lives of [2, 90, 150, 300, 301, 400, Infinity]) {
      const mortal = clientWith(async ({ name, input }, sent) => {
        if (sent > lives) throw new Error('killed');
        await change(name, input);
      });
      try {
        await migrateCustomerReferences(mortal, TableName);
        break;
      } catch (error) {
        expect(String(error)).toContain('killed');
        kills += 1;
      }
    }
    expect(kills).toBeGreaterThan(3);
    expect(isChanged).toBe(true);

    const expected = organizations.flatMap((organization) =>
      Array.from({ length: count }, (_, n) => {
        const customer = organization === organizations[0] && n === 1 ? customers[0] : customerOf(n);
        return `ORG#${organization} CUSTREF#${customer}#${idOf(n)}`;
      }),
    );
    const found = await sortKeys();
    expect(found.filter((key) => key.includes(' CUSTREF#')).toSorted()).toEqual(expected.toSorted());
    expect(found.filter((key) => key.includes(' BY#'))).toEqual([]);
    // Beside these: both organizations, their public copies, the references, and how far it has come.
    expect(found).toHaveLength(expected.length + 2 + 2 + 2 * count + 1);
  });

  it('reads one item once it is done, unless it is to begin again', async () => {
    let requests = 0;
    const counted = clientWith(() => {
      requests += 1;
    });
    await documents.send(
      new PutCommand({ TableName, Item: { pk: `ORG#${organizations[0]}`, sk: 'BY#any#any#any#x' } }),
    );
    expect(await migrateCustomerReferences(counted, TableName)).toEqual({ rows: 0 });
    expect(requests).toBe(1);
    expect(await migrateCustomerReferences(client(), TableName, { again: true })).toEqual({
      rows: 2 * count + 1,
    });
  });
});

describe('the migration that names addresses', () => {
  it('ends whole however often it is killed, names each page and story once, and leaves drafts alone', async () => {
    const named = ['01HZX0000000000000000000AC', '01HZX0000000000000000000AD'];
    const story = (n: number) => ({ id: idOf(n), name: `Story ${n % 2}`, version: 1, status: 'Published' });
    const draft = { ...story(9), status: 'Draft' };
    const rows = named.flatMap((organization) => [
      { ...keys.organization(organization), name: 'Acme' },
      { ...keys.publicPage(organization), organizationId: organization, name: 'Acme', version: 1 },
      ...[1, 2, 3, 4].map((n) => ({
        ...keys.reference(organization, idOf(n)),
        ...story(n),
        visibility: 'public',
      })),
      ...[1, 2, 3, 4].map((n) => ({ ...keys.publicReference(organization, idOf(n)), name: 'copy' })),
      { ...keys.reference(organization, draft.id), ...draft, visibility: 'public' },
    ]);
    await Promise.all(rows.map((Item) => documents.send(new PutCommand({ TableName, Item }))));
    let kills = 0;
    for (const lives of [9, 30, 55, 120, Infinity]) {
      try {
        await migrateSlugs(
          clientWith((_, sent) => {
            if (sent > lives) throw new Error('killed');
          }),
          TableName,
        );
        break;
      } catch (error) {
        expect(String(error)).toContain('killed');
        kills += 1;
      }
    }
    expect(kills).toBeGreaterThan(1);
    const found = await sortKeys();
    const names = found.filter((key) => /^PUB#acme(-2)? SLUG$/.test(key));
    expect(names.toSorted()).toEqual(['PUB#acme SLUG', 'PUB#acme-2 SLUG']);
    for (const organization of named) {
      const own = found.filter((key) => key.startsWith(`PUB#${organization} SLUG#`));
      expect(own.map((key) => key.split('SLUG#')[1]!).toSorted()).toEqual([
        'story-0',
        'story-0-2',
        'story-1',
        'story-1-2',
      ]);
    }
    expect(await migrateSlugs(client(), TableName, { again: true })).toEqual({ rows: 0 });
  });
});
