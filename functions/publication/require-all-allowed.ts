import canonicalize from 'canonicalize';
import type { CardContent } from '#contract/cards/card';
import { cardContent } from '#contract/resources/public';
import { permissionEntry } from '#contract/resources/permission';
import { readSnapshots } from '../permission/store.ts';
import { equals } from '../shared/data/expression.ts';
import { keys, partitions, prefixes } from '../shared/data/keys.ts';
import { fromRow, type Item } from '../shared/data/read.ts';
import { isGone } from '../shared/data/tombstone.ts';
import { update, type Step } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { projectionOf } from './projection.ts';
import { embedOf } from './public-steps.ts';

const mostNamed = 50;

/** Other steps of the transaction need room among its hundred. */
const marksPerTransaction = 80;

/** Steps beyond one transaction are committed first, which at worst hides parts from embeds too early. */
export async function requireAllAllowed(
  { table, organizationId, now }: MemberContext,
  timeZone: string,
): Promise<Step[]> {
  const [rows, ledgers] = await Promise.all([
    table.all(partitions.public(organizationId)),
    table.all(partitions.organization(organizationId), { prefix: prefixes.permissionEntry }),
  ]);
  const all = ledgers.map((row) => fromRow(permissionEntry, row));
  const snapshots = await readSnapshots(
    { table, organizationId },
    all.flatMap(({ snapshot }) => snapshot ?? []),
  );
  const names = new Map(rows.map(({ sk, name }) => [sk, name as string | undefined]));
  const judged = rows
    .filter((row) => (row.sk as string).startsWith(prefixes.reference) && !isGone(row))
    .map((row) => {
      const customerId = row.customerId as string;
      const company = names.get(keys.publicCustomer(organizationId, customerId).sk) ?? '';
      const card = { ...fromRow(cardContent, row), company };
      const entries = all.filter((entry) => entry.customerId === customerId);
      const known = { policy: 'require', entries, snapshots, timeZone, now, company } as const;
      return { row, card, projection: projectionOf(known, card) };
    });
  // A card that would change counts as lacking, because this call must not change it.
  const lacking = judged.filter(
    ({ card, projection }) => !projection.page || contentOf(projection.page) !== contentOf(card),
  );
  if (lacking.length > 0) throw refusal(lacking.map(({ card }) => ({ id: card.id, name: card.title })));

  const marks = judged.flatMap(({ row, projection }) => {
    const embed = embedOf(projection);
    return canonicalize(embed) === canonicalize(row.embed) ? [] : [mark(organizationId, row, embed)];
  });
  while (marks.length > marksPerTransaction) await table.commit(marks.splice(0, marksPerTransaction));
  return marks;
}

const contentOf = ({ confirmed: _by, ...card }: CardContent): string => canonicalize(card)!;

const mark = (organizationId: string, row: Item, embed: unknown): Step =>
  update(
    keys.publicReference(organizationId, row.id as string),
    embed === undefined ? { unset: ['embed'] } : { set: { embed } },
    {
      customerId: equals(row.customerId),
      ...(row.updatedAt !== undefined && { updatedAt: equals(row.updatedAt) }),
    },
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
