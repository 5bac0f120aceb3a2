import canonicalize from 'canonicalize';
import type { CardContent } from '#contract/cards/card';
import { cardContent } from '#contract/resources/public';
import { permissionEntry } from '#contract/resources/permission';
import { cardsIn, cardsInLanguage, readSnapshotTexts } from '../permission/store.ts';
import { equals } from '../shared/data/expression.ts';
import { keys, partitions, prefixes } from '../shared/data/keys.ts';
import { fromRow, type Item } from '../shared/data/read.ts';
import { isGone } from '../shared/data/tombstone.ts';
import { update, type Step } from '../shared/data/write.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';
import { projectionOf } from './projection.ts';
import { embedOf, type Wording } from './public-steps.ts';

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
  const texts = await readSnapshotTexts(
    { table, organizationId },
    all.flatMap(({ snapshot }) => snapshot ?? []),
  );
  const translated = await readTranslations({ table, organizationId }, rows);
  const names = new Map(rows.map(({ sk, name }) => [sk, name as string | undefined]));
  const judged = rows
    .filter((row) => (row.sk as string).startsWith(prefixes.reference) && !isGone(row))
    .map((row) => {
      const customerId = row.customerId as string;
      const company = names.get(keys.publicCustomer(organizationId, customerId).sk) ?? '';
      const card = { ...fromRow(cardContent, row), company };
      const entries = all.filter((entry) => entry.customerId === customerId);
      const known = { policy: 'require', entries, timeZone, now, company } as const;
      const projection = projectionOf({ ...known, snapshots: cardsIn(texts) }, card);
      const isAllowedIn = (language: string) => {
        const words = translated.get(`${language} ${card.id}`);
        if (!words) return false;
        const shown = { ...fromRow(cardContent, words), company };
        const { page } = projectionOf({ ...known, ...cardsInLanguage(texts, language) }, shown);
        return page !== undefined && contentOf(page) === contentOf(shown);
      };
      const wordings = Object.entries((row.wordings ?? {}) as Record<string, Wording>);
      const left = Object.fromEntries(wordings.filter(([language]) => isAllowedIn(language)));
      return { row, card, projection, wordings: left };
    });
  // A card that would change counts as lacking, because this call must not change it.
  const lacking = judged.filter(
    ({ card, projection }) => !projection.page || contentOf(projection.page) !== contentOf(card),
  );
  if (lacking.length > 0) throw refusal(lacking.map(({ card }) => ({ id: card.id, name: card.title })));

  const marks = judged.flatMap(({ row, projection, wordings }) => {
    const before = [row.embed, row.wordings ?? {}];
    const after = [embedOf(projection), wordings];
    return canonicalize(before) === canonicalize(after)
      ? []
      : [mark(organizationId, row, { embed: after[0], wordings })];
  });
  while (marks.length > marksPerTransaction) await table.commit(marks.splice(0, marksPerTransaction));
  return marks;
}

/** The rows of public translations by language and reference. */
async function readTranslations(
  { table, organizationId }: Pick<MemberContext, 'table' | 'organizationId'>,
  rows: readonly Item[],
): Promise<Map<string, Item>> {
  const languages = new Set(rows.flatMap(({ wordings }) => Object.keys(wordings ?? {})));
  const found = await Promise.all(
    [...languages].map(async (language) => {
      const pk = partitions.publicIn(organizationId, language);
      const translations = await table.all(pk, { prefix: prefixes.reference });
      return translations.map((row) => [`${language} ${String(row.id)}`, row] as const);
    }),
  );
  return new Map(found.flat());
}

/** The name is on the row of its customer, and an anonymous card shows none. A language is no content. */
function contentOf({
  confirmed: _by,
  company: _name,
  language: _language,
  translatedFrom: _original,
  quoteFrom: _said,
  ...card
}: CardContent): string {
  return canonicalize(card)!;
}

const mark = (
  organizationId: string,
  row: Item,
  { embed, wordings }: { embed: unknown; wordings: Record<string, Wording> },
): Step =>
  update(
    keys.publicReference(organizationId, row.id as string),
    {
      set: { ...(embed !== undefined && { embed }), ...(row.wordings !== undefined && { wordings }) },
      unset: embed === undefined ? ['embed'] : [],
    },
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
