import { cardContent } from '#contract/resources/public';
import { permissionEntry } from '#contract/resources/permission';
import { allowedVersion } from './allowed-version.ts';
import { readSnapshots } from '../permission/store.ts';
import { equals } from '../shared/data/expression.ts';
import { keys, partitions, prefixes } from '../shared/data/keys.ts';
import { fromRow, type Item } from '../shared/data/read.ts';
import { isGone } from '../shared/data/tombstone.ts';
import { update, type Step } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';

const mostNamed = 50;

/** Other steps of the transaction need room among its hundred. */
const marksPerTransaction = 80;

/** Steps beyond one transaction are committed first, which at worst hides cards from embeds too early. */
export async function requireAllAllowed(
  { table, organizationId, now }: MemberContext,
  timeZone: string,
): Promise<Step[]> {
  const [shown, ledgers] = await Promise.all([
    table.all(partitions.public(organizationId), { prefix: prefixes.reference }),
    table.all(partitions.organization(organizationId), { prefix: prefixes.permissionEntry }),
  ]);
  const entries = ledgers.map((row) => fromRow(permissionEntry, row));
  const snapshots = await readSnapshots(
    { table, organizationId },
    entries.flatMap(({ snapshot }) => snapshot ?? []),
  );
  const judged = shown
    .filter((row) => !isGone(row))
    .map((row) => {
      const card = fromRow(cardContent, row);
      const ofCustomer = entries.filter(({ customerId }) => customerId === row.customerId);
      const known = { entries: ofCustomer, snapshots, timeZone, now };
      return { row, card, verdict: allowedVersion(known, card.id, card) };
    });
  // A card that differs from its approved version counts as lacking, because this call must not change it.
  const lacking = judged.filter(({ verdict }) => !verdict.version || verdict.version.approved);
  if (lacking.length > 0) throw refusal(lacking.map(({ card }) => ({ id: card.id, name: card.title })));

  const marks = judged.flatMap(({ row, verdict }) =>
    verdict.version && !verdict.websites && row.websites !== false ? [mark(organizationId, row)] : [],
  );
  while (marks.length > marksPerTransaction) await table.commit(marks.splice(0, marksPerTransaction));
  return marks;
}

const mark = (organizationId: string, { id, updatedAt, customerId }: Item): Step =>
  update(
    keys.publicReference(organizationId, id as string),
    { set: { websites: false } },
    { customerId: equals(customerId), ...(updatedAt !== undefined && { updatedAt: equals(updatedAt) }) },
  );

function refusal(references: { id: string; name: string }[]): AppError {
  const count = references.length;
  const are = count === 1 ? '1 published reference is' : `${count} published references are`;
  return new AppError(
    'PERMISSION_REQUIRED',
    `${are} not allowed by the customer as shown now. Ask for approval, record the permission or unpublish first.`,
    { references: references.slice(0, mostNamed) },
  );
}
