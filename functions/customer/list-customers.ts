import { customer, type Customer } from '#contract/resources/customer';
import type { PageQuery } from '#contract/primitives/page';
import { fromRow } from '../shared/data/read.ts';
import { partitions, prefixes } from '../shared/data/keys.ts';
import type { MemberContext } from '../shared/membership/context.ts';

export async function listCustomers(
  { table, organizationId }: MemberContext,
  page: PageQuery,
): Promise<{ customers: Customer[]; nextCursor?: string }> {
  const { items, nextCursor } = await table.page(
    partitions.organization(organizationId),
    prefixes.customer,
    page,
  );
  return { customers: items.map((item) => fromRow(customer, item)), nextCursor };
}
