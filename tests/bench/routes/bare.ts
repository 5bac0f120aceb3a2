/**
 * The baseline of the routes: it reads the profile, the organization and the membership of the caller in one call, then reads and writes the
 * rows that the route is about. It checks nothing, and responds with the rows as they are.
 */
import { randomUUID } from 'node:crypto';
import {
  BatchGetCommand,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { openTable } from '#functions/shared/data/client';
import { type Key, keys, partitions, prefixes } from '#functions/shared/data/keys';
import { type Sent, serveSent } from './sent.ts';

type Row = Record<string, unknown>;

const { client, tableName: TableName } = openTable();
const strong = { ConsistentRead: true };

const get = async (key: Key): Promise<Row | undefined> =>
  (await client.send(new GetCommand({ TableName, Key: key, ...strong }))).Item;

async function getMany(wanted: Key[]): Promise<Row[]> {
  const { Responses } = await client.send(
    new BatchGetCommand({ RequestItems: { [TableName]: { Keys: wanted, ...strong } } }),
  );
  return Responses![TableName]!;
}

async function query(pk: string, prefix = '', options: object = strong): Promise<Row[]> {
  const { Items } = await client.send(
    new QueryCommand({
      TableName,
      KeyConditionExpression: prefix ? 'pk = :pk AND begins_with(sk, :prefix)' : 'pk = :pk',
      ExpressionAttributeValues: { ':pk': pk, ...(prefix && { ':prefix': prefix }) },
      ...options,
    }),
  );
  return Items!;
}

const add = (key: Key, attribute: string) => ({
  TableName,
  Key: key,
  UpdateExpression: 'ADD #a :one',
  ExpressionAttributeNames: { '#a': attribute },
  ExpressionAttributeValues: { ':one': 1 },
});
const put = (key: Key, item: Row) => ({ Put: { TableName, Item: { ...item, ...key } } });
const isThere = (key: Key) => ({
  ConditionCheck: { TableName, Key: key, ConditionExpression: 'attribute_exists(pk)' },
});
const write = (TransactItems: object[]) => client.send(new TransactWriteCommand({ TransactItems }));

const audit = (scope: string, userId: string) =>
  put(keys.audit(scope, new Date(), ulid()), {
    action: 'reference.update',
    actor: userId,
    subject: ulid(),
    version: 1,
    at: new Date().toISOString(),
    requestId: randomUUID(),
  });

interface Call {
  userId: string;
  organizationId: string;
  id: string;
  slug: string;
  body: Row & { id: string; attributes: { customerId: string } };
}

const gate = ({ userId, organizationId }: Call) =>
  getMany([keys.profile(userId), keys.organization(organizationId), keys.member(organizationId, userId)]);

const routes: Record<string, (call: Call) => Promise<unknown>> = {
  'GET /api/user/profile': ({ userId }) => get(keys.profile(userId)),
  'GET /api/customer/{id}': async (call) => {
    await gate(call);
    return await get(keys.customer(call.organizationId, call.id));
  },
  'GET /api/customer': async (call) => {
    await gate(call);
    return await query(partitions.organization(call.organizationId), prefixes.customer);
  },
  'GET /api/reference': async (call) => {
    await gate(call);
    return await query(partitions.organization(call.organizationId), prefixes.reference);
  },
  'GET /api/reference/{id}': async (call) => {
    await gate(call);
    return await get(keys.reference(call.organizationId, call.id));
  },
  'PUT /api/reference': async (call) => {
    const { organizationId, userId, body } = call;
    const { customerId } = body.attributes;
    await gate(call);
    await get(keys.customer(organizationId, customerId));
    const id = ulid();
    const reference = { ...body, id, version: 1, createdAt: new Date().toISOString() };
    await write([
      { Update: add(keys.organization(organizationId), 'referenceCount') },
      { Update: add(keys.customer(organizationId, customerId), 'referenceCount') },
      put(keys.reference(organizationId, id), reference),
      put(keys.customerReference(organizationId, customerId, id), {}),
      audit(organizationId, userId),
    ]);
    return reference;
  },
  // The reference is published, so its public copy and the version of the page change with it.
  'POST /api/reference': async (call) => {
    const { organizationId, userId, body } = call;
    await gate(call);
    const before = await get(keys.reference(organizationId, body.id));
    const { customerId } = (before as unknown as Call['body']).attributes;
    await get(keys.customer(organizationId, customerId));
    const reference = { ...before, name: body.name };
    await write([
      isThere(keys.organization(organizationId)),
      put(keys.reference(organizationId, body.id), reference),
      isThere(keys.customer(organizationId, customerId)),
      { Update: add(keys.publicPage(organizationId), 'version') },
      // The copy has the size of the real one, and a key outside of the page.
      put(keys.publicReference(body.id, body.id), reference),
      audit(organizationId, userId),
    ]);
    return reference;
  },
  'GET /api/analytics': async (call) => {
    const { organizationId } = call;
    await gate(call);
    const statistics = partitions.statistics(organizationId);
    return await Promise.all([
      get(keys.publicPage(organizationId)),
      query(statistics, prefixes.dayCounters, {}),
      query(statistics, prefixes.reference, {}),
      query(partitions.organization(organizationId), prefixes.reference, {
        ProjectionExpression: 'sk, #name',
        ExpressionAttributeNames: { '#name': 'name' },
      }),
    ]);
  },
  'POST /api/public/event': async ({ organizationId, body }) => {
    const events = body.events as { referenceId: string }[];
    const shown = [...new Set(events.map(({ referenceId }) => referenceId))];
    await getMany([
      keys.publicPage(organizationId),
      ...shown.map((id) => keys.publicReference(organizationId, id)),
    ]);
    await client.send(new UpdateCommand(add(keys.rate(randomUUID()), 'count')));
    const [guard, visitor] = [keys.countedBatch(randomUUID()), keys.countedVisitor(randomUUID())];
    const day = keys.dayCounters(organizationId, '2020-01-01');
    await getMany([guard, visitor, day]);
    await write([
      put(guard, {}),
      put(visitor, { marks: shown }),
      { Update: add(keys.countedAddress(randomUUID()), 'visitors') },
      { Update: add(day, 'n') },
      ...shown.map((id) => ({ Update: add(keys.referenceCounters(organizationId, '2020-01', id), 'n') })),
    ]);
    return { accepted: true };
  },
  'GET /reference-page/{organizationId}': async ({ organizationId, slug }) => {
    await get(keys.pageSlug(slug));
    return await query(partitions.public(organizationId));
  },
};

serveSent(async ({ routeKey, userId = '', organizationId = '', parameters }: Sent, body) => {
  const { id = '', organizationId: slug = '' } = parameters ?? {};
  const call = { userId, organizationId, id, slug, body: body && JSON.parse(body) };
  return JSON.stringify(await routes[routeKey]!(call));
});
