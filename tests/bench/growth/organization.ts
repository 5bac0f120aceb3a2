import { QueryCommand } from '@aws-sdk/client-dynamodb';
import { marshall } from '@aws-sdk/util-dynamodb';
import { ulid } from 'ulid';
import { customerRoutes } from '#contract/resources/customer';
import { permissionRoutes } from '#contract/resources/permission';
import { referenceRoutes } from '#contract/resources/reference';
import { createCustomer } from '#functions/customer/create-customer';
import { createOrganization } from '#functions/organization/create-organization';
import { recordPermission } from '#functions/permission/record-permission';
import { createReference } from '#functions/reference/create-reference';
import { openTable } from '#functions/shared/data/client';
import { keys, partitions, prefixes } from '#functions/shared/data/keys';
import { userScope } from '#functions/shared/data/scope';
import { scopedTable } from '#functions/shared/data/scoped-table';
import { publicPageItem } from '#functions/shared/data/table';
import { put } from '#functions/shared/data/write';
import type { MemberContext } from '#functions/shared/membership/context';
import { memberTable } from '#functions/shared/membership/member-table';
import { referenceInput } from '../../support/resources/reference.ts';
import type { Row } from './table.ts';

export const perCustomer = 20;
export const userId = '5f0c5a52-1111-4222-8333-0123456789ab';

export const contextOf = (organizationId: string, now = new Date()): MemberContext => ({
  requestId: 'bench',
  now,
  log: () => undefined,
  userId,
  organizationId,
  role: 'owner',
  table: memberTable(organizationId),
});

export function publishedReference(customerId: string, mainImage?: string) {
  const input = referenceInput(customerId, 'Published');
  return referenceRoutes.createReference.body.parse({ ...input, custom: { ...input.custom, mainImage } });
}

export interface Pattern {
  organizationId: string;
  customerId: string;
  referenceId: string;
  slug: string;
  assetId: string;
  rows: Row[];
}

export async function makePattern(): Promise<Pattern> {
  const now = new Date();
  const at = now.toISOString();
  const owner = { userId, name: 'Pat Example', email: 'pat@example.com', createdAt: at, updatedAt: at };
  const profile = { ...owner, organizationCount: 0 };
  const table = scopedTable(userScope(userId));
  await table.commit([put(keys.profile(userId), profile)]);
  const call = { requestId: 'bench', now, log: () => undefined, userId, accountToken: undefined };
  const { organizationId } = await createOrganization({ ...call, profile, table }, { name: 'Harbour Works' });
  const context = contextOf(organizationId, now);
  const assetId = ulid();
  const url = `/assets/${organizationId}/${assetId}/1280.webp`;
  const files = new Set(['1280.webp']);
  await context.table.commit([
    put(keys.asset(organizationId, assetId), { id: assetId, status: 'ready', url, files, createdAt: at }),
  ]);
  const customer = customerRoutes.createCustomer.body.parse({ name: 'Northern Harbour Ltd' });
  const { id: customerId } = await createCustomer(context, customer);
  await recordPermission(
    context,
    permissionRoutes.recordPermission.body.parse({
      customerId,
      subjects: ['name', 'logo', 'text'],
      channels: ['reference-page', 'website'],
      wording: 'w'.repeat(400),
      method: 'contract',
    }),
  );
  const { id: referenceId, slug = '' } = await createReference(context, publishedReference(customerId, url));
  const rows: Row[] = [];
  for (const pk of [partitions.organization(organizationId), partitions.public(organizationId)]) {
    const { Items = [] } = await openTable().client.send(
      new QueryCommand({
        TableName: openTable().tableName,
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': { S: pk } },
      }),
    );
    rows.push(...Items);
  }
  return { organizationId, customerId, referenceId, slug, assetId, rows };
}

const started = Date.now();
/** An id that sorts by its number, since all have the same time. */
export const idOf = (kind: string, n: number): string =>
  ulid(started).slice(0, 10) + kind + String(n).padStart(16 - kind.length, '0');

/** The rows of an organization with so many public references, twenty for each customer, beyond the limits of every plan. */
export function* rowsOf(pattern: Pattern, organizationId: string, count: number): Generator<Row> {
  const { customerId, referenceId, slug, assetId, rows } = pattern;
  const texts = (...kinds: string[]) =>
    rows
      .filter(({ sk }) => kinds.some((kind) => sk!.S!.startsWith(kind)))
      .map((row) => JSON.stringify(row).replaceAll(pattern.organizationId, organizationId));
  for (const text of texts('META', prefixes.member, publicPageItem)) {
    const row = JSON.parse(text) as Row;
    if (row.sk!.S === 'META')
      Object.assign(row, marshall({ maxCards: 10 * count + 1_000, referenceCount: count }));
    yield row;
  }
  for (const text of texts(prefixes.customer, prefixes.permissionEntry)) {
    for (let n = 0; n < Math.ceil(count / perCustomer); n += 1) {
      const row = JSON.parse(text.replaceAll(customerId, idOf('C', n))) as Row;
      const here = Math.min(perCustomer, count - n * perCustomer);
      for (const counter of ['referenceCount', 'publicReferenceCount'])
        if (row[counter]) row[counter] = { N: String(here) };
      yield row;
    }
  }
  for (const text of texts(prefixes.reference, prefixes.customerReference, prefixes.slug)) {
    for (let n = 0; n < count; n += 1)
      yield JSON.parse(
        text
          .replaceAll(customerId, idOf('C', Math.floor(n / perCustomer)))
          .replaceAll(referenceId, idOf('R', n))
          .replaceAll(slug, `${slug}-${n}`)
          .replaceAll(assetId, idOf('A', n)),
      ) as Row;
  }
}
