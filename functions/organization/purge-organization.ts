import { contentLanguages } from '#contract/rules/content-languages';
import { endSubscription, unlinkStripeCustomer } from '../payments/end-subscription.ts';
import type { SyncCall } from '../payments/sync-subscription.ts';
import { proofNumber } from '../publication/proof.ts';
import { absentOr, equals } from '../shared/data/expression.ts';
import { bufferPartitions, keys, partitions, prefixes, type Key } from '../shared/data/keys.ts';
import {
  anyOf,
  approvalScope,
  documentProofScope,
  scheduledScope,
  organizationScope,
  pageSlugScope,
  proofScope,
  publicScope,
  statisticsScope,
} from '../shared/data/scope.ts';
import { scopedTable, type ScopedTable } from '../shared/data/scoped-table.ts';
import { remove, update } from '../shared/data/write.ts';
import { removeObjects } from '../shared/files/bucket.ts';
import { objectPrefixes } from '../shared/files/environment.ts';
import { releaseMemberships, withdrawInvitations } from './release-organization.ts';

const pageSize = 100;

/** This can be interrupted and repeated, because the organization's row and the scheduled row go last, together. */
export async function purgeOrganization(
  call: SyncCall,
  organizationId: string,
  scheduled: Key,
): Promise<void> {
  const table = scopedTable(
    anyOf(organizationScope(organizationId), scheduledScope('purge', organizationId)),
  );
  const organization = keys.organization(organizationId);
  const found = await table.get(organization);
  if (found && found.status !== 'deleted') return await table.commit([remove(scheduled, {})]);
  // This mark refuses a restore. If a restore came first, the condition fails and this run reads again.
  if (found && !found.purging) {
    await table.commit([update(organization, { set: { purging: true } }, { status: equals('deleted') })]);
  }

  await releaseMemberships(organizationId, call.now);
  await withdrawInvitations(organizationId);
  await endSubscription(call, organizationId);
  await unlinkStripeCustomer(organizationId);
  await removeObjects(`${objectPrefixes.published}${organizationId}/`);
  await removeObjects(`${objectPrefixes.private}${organizationId}/`);
  await removeObjects(`${objectPrefixes.upload}${organizationId}/`);
  await removeObjects(`${objectPrefixes.document}${organizationId}/`);
  await removeObjects(`${objectPrefixes.export}${organizationId}/`);
  await removeObjects(`${objectPrefixes.sent}${organizationId}/`);
  await removeObjects(`${objectPrefixes.form}${organizationId}/`);
  await removeObjects(`${objectPrefixes.formUpload}${organizationId}/`);
  await removeCollections(organizationId);
  await removeLinks(organizationId);
  await removeProofs(organizationId);
  if (found?.smokeTest) await removeSlugs(organizationId);
  await removeItems(organizationId, partitions.public(organizationId));
  for (const language of contentLanguages)
    await removeItems(organizationId, partitions.publicIn(organizationId, language));
  for (let n = 0; n < bufferPartitions; n += 1)
    await removeItems(organizationId, partitions.buffer(organizationId, n));
  await removeItems(organizationId, partitions.statistics(organizationId));
  await removeItems(organizationId, partitions.organization(organizationId), organization);
  await table.commit([
    remove(organization, found ? { status: equals('deleted') } : {}),
    remove(scheduled, {}),
  ]);
}

/** The public copies have keys with the collections' own ids. */
async function removeCollections(organizationId: string): Promise<void> {
  const table = scopedTable(organizationScope(organizationId));
  const items = await table.all(partitions.organization(organizationId), { prefix: prefixes.collection });
  for (const { id } of items as { id: string }[]) {
    const scope = anyOf(organizationScope(organizationId), publicScope(id));
    await scopedTable(scope).commit([
      remove(keys.publicCollection(id), { organizationId: absentOr(equals(organizationId)) }),
      remove(keys.collection(organizationId, id), {}),
    ]);
  }
}

/** Only a smoke test's slugs are released; all others stay reserved. */
async function removeSlugs(organizationId: string): Promise<void> {
  const page = await scopedTable(publicScope(organizationId)).get(keys.publicPage(organizationId));
  const slugs = [...((page?.slugs as Set<string> | undefined) ?? [])];
  for (const slug of slugs)
    await scopedTable(pageSlugScope(slug)).commit([
      remove(keys.pageSlug(slug), { organizationId: absentOr(equals(organizationId)) }),
    ]);
}

/** Approval requests have keys with the hashes of their links. */
async function removeLinks(organizationId: string): Promise<void> {
  const pk = partitions.organization(organizationId);
  for (;;) {
    const own = scopedTable(organizationScope(organizationId));
    const { items } = await own.page(pk, prefixes.approval, { limit: Math.floor(pageSize / 3) });
    if (items.length === 0) return;
    const rows = items as { pk: string; sk: string; id: string; linkHash: string }[];
    const links = rows.flatMap(({ id, linkHash }) => [approvalScope(linkHash), publicScope(proofNumber(id))]);
    await scopedTable(anyOf(organizationScope(organizationId), ...links)).commit(
      rows.flatMap(({ pk: home, sk, id, linkHash }) => [
        remove(keys.approvalLink(linkHash), {}),
        remove(keys.proofNumber(proofNumber(id)), {}),
        remove({ pk: home, sk }, {}),
      ]),
    );
  }
}

/** The pages of buyers and of documents have keys with the hashes of their addresses. */
async function removeProofs(organizationId: string): Promise<void> {
  const own = scopedTable(organizationScope(organizationId));
  for (const [prefix, scopeOf, partitionOf] of [
    [prefixes.proven, proofScope, partitions.proof],
    [prefixes.inDocument, documentProofScope, partitions.documentProof],
  ] as const) {
    const rows = await own.all(partitions.organization(organizationId), { prefix, only: ['hash'] });
    for (const hash of new Set(rows.flatMap((row) => (row.hash as string | undefined) ?? [])))
      await removePartition(scopedTable(scopeOf(hash)), partitionOf(hash));
  }
}

async function removeItems(organizationId: string, pk: string, except?: Key): Promise<void> {
  const scope = anyOf(organizationScope(organizationId), statisticsScope(organizationId));
  await removePartition(scopedTable(scope), pk, except);
}

async function removePartition(table: ScopedTable, pk: string, except?: Key): Promise<void> {
  for (;;) {
    const found = await table.keys(pk, pageSize);
    const gone = found.filter(({ sk }) => sk !== except?.sk);
    if (gone.length === 0) return;
    await table.commit(gone.map((key) => remove(key, {})));
  }
}
