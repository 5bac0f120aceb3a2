import * as z from 'zod/mini';
import { facts, type Facts } from '#contract/reference/fact-schemas';
import { rememberedColumns } from '#contract/resources/import';
import { reference, type Reference } from '#contract/resources/reference';
import type { FieldedRecord } from '#contract/reference/field-values';
import * as fixed from '#words/fixed';
import { findCustomerRow, type CustomerRow } from '../customer/store.ts';
import { absent, equals, type Test } from '../shared/data/expression.ts';
import { hashOf } from '../shared/data/hash.ts';
import { fromRow } from '../shared/data/read.ts';
import { keys } from '../shared/data/keys.ts';
import { storedSummary, toSummary, type StoredSummary } from '../translation/store.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { MemberContext } from '../shared/membership/context.ts';

export const referenceRow = z.extend(z.omit(reference, { LogoUrl: true, translations: true }), {
  /** Only translations write this, without raising the version. */
  translations: z.optional(z.record(z.string(), storedSummary)),
  /** Only collections write this. */
  collectionIds: z.optional(z.set(z.string())),
  /** Only tenders write this, and one that was sent keeps its references here. */
  tenderIds: z.optional(z.set(z.string())),
  approvedPictures: z.optional(z.record(z.string(), z.string())),
  /** The snapshot with a contact's own words that this reference has used. */
  usedWords: z.optional(z.string()),
  slugs: z.optional(z.set(z.string())),
  /** When something that the customer had refused was last asked for again. */
  askedAgainAt: z.optional(z.string()),
});
export type ReferenceItem = z.output<typeof referenceRow>;

export function toReference({
  slugs: _slugs,
  approvedPictures: _pictures,
  usedWords: _words,
  tenderIds: _tenders,
  askedAgainAt: _asked,
  translations,
  ...item
}: ReferenceItem): Reference {
  const collectionIds = item.collectionIds && [...item.collectionIds].toSorted();
  return {
    ...item,
    LogoUrl: item.custom.mainImage,
    collectionIds,
    ...(translations && { translations: summariesOf(translations, item) }),
  };
}

const summariesOf = (translations: Record<string, StoredSummary>, item: FieldedRecord) =>
  Object.fromEntries(
    Object.entries(translations).map(([language, summary]) => [language, toSummary(summary, item)]),
  );

export const externalIdKey = (organizationId: string, externalId: string) =>
  keys.externalId(organizationId, hashOf(externalId));

/** The languages are deleted with the reference, so none may be added meanwhile. */
export const sameTranslations = ({ translations }: Pick<ReferenceItem, 'translations'>): Test =>
  translations ? equals(translations) : absent;

type Tenant = Pick<MemberContext, 'table' | 'organizationId'>;

export async function findReference(
  { table, organizationId }: Tenant,
  id: string,
): Promise<ReferenceItem | undefined> {
  return fromRow(referenceRow, await table.get(keys.reference(organizationId, id)));
}

export async function readReference(tenant: Tenant, id: string): Promise<ReferenceItem> {
  const item = await findReference(tenant, id);
  if (!item) throw new AppError('NOT_FOUND');
  return item;
}

export async function readFacts({ table, organizationId }: Tenant, id: string): Promise<Facts> {
  const row = await table.get(keys.facts(organizationId, id));
  return fromRow(facts, row) ?? { referenceId: id, version: 0, values: {} };
}

/** A customer of another organization counts as missing. */
export async function readCustomerOf(context: MemberContext, item: ReferenceItem): Promise<CustomerRow> {
  const customer = await findCustomerRow(context, item.attributes.customerId);
  if (!customer) throw unknownCustomer();
  return customer;
}

const unknownCustomer = () =>
  new AppError('VALIDATION_FAILED', fixed.customerIdRequired, {
    fields: { 'attributes.customerId': fixed.customerIdRequired },
  });

export const columnsRow = z.object({ version: z.number(), columns: rememberedColumns });

/** An organization remembers this of the tables that it has brought in. */
export async function readColumns({ table, organizationId }: Tenant): Promise<z.output<typeof columnsRow>> {
  return fromRow(columnsRow, await table.get(keys.import(organizationId))) ?? { version: 0, columns: [] };
}
