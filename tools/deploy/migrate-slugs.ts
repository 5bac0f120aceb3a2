import { TransactionCanceledException, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { GetCommand, TransactWriteCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { isShown } from '#functions/reference/rules';
import { absent, equals, exists } from '#functions/shared/data/expression';
import { keys, prefixes, type Key } from '#functions/shared/data/keys';
import type { Item } from '#functions/shared/data/read';
import { publicPageItem, scopes } from '#functions/shared/data/table';
import { isGone } from '#functions/shared/data/tombstone';
import { put, transactItems, update, type Step } from '#functions/shared/data/write';
import { proposeSlug } from '#functions/shared/slug/propose-slug';
import { migrateRows } from './migrate-rows.ts';

/** Gives each organization and each story that visitors see a name in its address (decision 51). */
export const migrateSlugs = (
  engine: DynamoDBClient,
  TableName: string,
  { again = false } = {},
): Promise<{ rows: number }> => migrateRows(engine, TableName, { name: 'slugs', rewrite, again });

async function rewrite(client: DynamoDBDocumentClient, TableName: string, key: Key): Promise<number> {
  const read = async (Key: Key): Promise<Item | undefined> =>
    (await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }))).Item;
  const steps = await stepsFor(key, read);
  if (steps.length === 0) return 0;
  try {
    await client.send(new TransactWriteCommand({ TransactItems: transactItems(steps, TableName) }));
    return 1;
  } catch (error) {
    if (!(error instanceof TransactionCanceledException)) throw error;
    // Somebody took the name, or changed what it was made of.
    return await rewrite(client, TableName, key);
  }
}

type Read = (key: Key) => Promise<Item | undefined>;

async function stepsFor({ pk, sk }: Key, read: Read): Promise<Step[]> {
  if (pk.startsWith(scopes.public) && sk === publicPageItem)
    return await pageSteps(pk.slice(scopes.public.length), read);
  if (pk.startsWith(scopes.organization) && sk.startsWith(prefixes.reference))
    return await storySteps(pk.slice(scopes.organization.length), { pk, sk }, read);
  return [];
}

async function pageSteps(organizationId: string, read: Read): Promise<Step[]> {
  const key = keys.publicPage(organizationId);
  const page = await read(key);
  if (!page || isGone(page) || page.slug) return [];
  const about = { name: page.name as string, id: organizationId, kind: 'page' as const };
  const slug = await proposeSlug(about, async (candidate) => !!(await read(keys.pageSlug(candidate))));
  return [
    update(
      key,
      { set: { slug }, add: { slugs: new Set([slug]), version: 1 } },
      { name: equals(page.name), slug: absent },
    ),
    put(keys.pageSlug(slug), { organizationId }, { pk: absent }),
    update(keys.organization(organizationId), { set: { slug } }, { pk: exists }),
  ];
}

async function storySteps(organizationId: string, key: Key, read: Read): Promise<Step[]> {
  const reference = await read(key);
  if (!reference || reference.slug || !isShown(reference as never)) return [];
  const { id, name, version } = reference as { id: string; name: string; version: number };
  const slug = await proposeSlug(
    { name, id, kind: 'story' },
    async (candidate) => !!(await read(keys.referenceSlug(organizationId, candidate))),
  );
  const copyKey = keys.publicReference(organizationId, id);
  const copy = await read(copyKey);
  return [
    update(
      key,
      { set: { slug }, add: { slugs: new Set([slug]) } },
      { version: equals(version), slug: absent },
    ),
    put(keys.referenceSlug(organizationId, slug), { referenceId: id }, { pk: absent }),
    ...(copy && !isGone(copy) ? [update(copyKey, { set: { slug } }, { gone: absent, pk: exists })] : []),
  ];
}
