import { absent, above, equals, exists } from '../shared/data/expression.ts';
import { keys } from '../shared/data/keys.ts';
import { check, remove, update, type Step } from '../shared/data/write.ts';
import { RaceLost } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { changesFiles } from './changed-files.ts';

// A customer's name is stored once on the public side, while at least one of its references is public.

type Writer = Pick<MemberContext, 'table' | 'organizationId' | 'now'>;

export const addPublicReference = (organizationId: string, customerId: string, name: string): Step =>
  update(
    keys.publicCustomer(organizationId, customerId),
    { set: { name }, add: { publicReferenceCount: 1 } },
    {},
  );

/** The name disappears with the last public reference. */
export async function removePublicReference(
  { table, organizationId }: Writer,
  customerId: string,
): Promise<Step> {
  const key = keys.publicCustomer(organizationId, customerId);
  const row = await table.get(key);
  if (!row) throw new RaceLost();
  return row.publicReferenceCount === 1
    ? remove(key, { publicReferenceCount: equals(1) })
    : update(key, { add: { publicReferenceCount: -1 } }, { publicReferenceCount: above(1) });
}

export async function renamePublicCustomer(
  context: Writer,
  customerId: string,
  name: string,
): Promise<Step[]> {
  const { table, organizationId } = context;
  const key = keys.publicCustomer(organizationId, customerId);
  if (!(await table.get(key))) return [check(key, { pk: absent })];
  return [
    update(key, { set: { name } }, { pk: exists }),
    update(
      keys.publicPage(organizationId),
      { add: { version: 1 }, ...changesFiles(context) },
      { pk: exists },
    ),
  ];
}
