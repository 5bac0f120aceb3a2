import canonicalize from 'canonicalize';
import { isClosed, provenReferenceRow, provenRow, type Proven } from '../publication/proof-rows.ts';
import type { Sheet } from '../publication/sheet.ts';
import { equals } from '../shared/data/expression.ts';
import { sha256 } from '../shared/data/hash.ts';
import { keys, partitions, provenOf } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import { proofScope } from '../shared/data/scope.ts';
import { update } from '../shared/data/write.ts';
import type { ActorContext } from '../shared/membership/context.ts';
import { memberTable } from '../shared/membership/member-table.ts';

/** The pages of buyers name the person no more. A signature over the name goes with it. */
export async function forgetProven(
  { table, organizationId }: ActorContext,
  { customerId, contactId }: { customerId: string; contactId: string },
): Promise<void> {
  const rows = await table.all(partitions.organization(organizationId), { prefix: provenOf(customerId) });
  const named = rows
    .map((row) => fromRow(provenRow, row))
    .filter(({ contactIds }) => contactIds.includes(contactId));
  for (const proven of named) await forget(organizationId, proven);
}

async function forget(organizationId: string, { hash, number }: Proven): Promise<void> {
  const table = memberTable(organizationId, proofScope(hash));
  const key = keys.provenReference(hash, number);
  const found = fromRow(provenReferenceRow, await table.get(key));
  if (!found || isClosed(found)) return;
  const { contact: _contact, ...sheet } = JSON.parse(found.text) as Sheet;
  const text = canonicalize(sheet)!;
  const { confirmation } = found;
  const by = { domain: confirmation?.by.domain, from: confirmation?.by.from };
  const change = { text, hash: sha256(text), ...(confirmation && { confirmation: { ...confirmation, by } }) };
  await table.commit([update(key, { set: change, unset: ['signed'] }, { hash: equals(found.hash) })]);
}
