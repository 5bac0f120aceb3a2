import * as z from 'zod/mini';
import {
  fieldsOf,
  translatedFields,
  type FieldedRecord,
  type TranslatedField,
} from '#contract/reference/field-values';
import { translationSummary, type TranslationSummary } from '#contract/resources/translation-summary';
import {
  terms,
  translation,
  type OriginalTexts,
  type Terms,
  type Translation,
} from '#contract/resources/translation';
import { hashOf } from '../shared/data/hash.ts';
import { keys } from '../shared/data/keys.ts';
import { fromRow } from '../shared/data/read.ts';
import type { MemberContext } from '../shared/membership/context.ts';

type Tenant = Pick<MemberContext, 'table' | 'organizationId'>;

export async function findTranslation(
  { table, organizationId }: Tenant,
  referenceId: string,
  language: string,
): Promise<Translation | undefined> {
  return fromRow(translation, await table.get(keys.translation(organizationId, referenceId, language)));
}

export async function readReadyTranslations(
  { table, organizationId }: Tenant,
  { id, translations = {} }: { id: string; translations?: Record<string, StoredSummary> | undefined },
): Promise<Translation[]> {
  const ready = Object.entries(translations).filter(([, { status }]) => status === 'Ready');
  if (ready.length === 0) return [];
  const rows = await table.getMany(ready.map(([language]) => keys.translation(organizationId, id, language)));
  return rows.flatMap((row) => fromRow(translation, row) ?? []);
}

export async function readTerms({ table, organizationId }: Tenant, language: string): Promise<Terms> {
  const row = await table.get(keys.terms(organizationId, language));
  return fromRow(terms, row) ?? { language, terms: [], version: 1 };
}

/** A reference's row holds this of each translation, so that a list reads no other row. */
export const storedSummary = z.extend(z.omit(translationSummary, { changed: true }), {
  /** Hashes of the original's texts that were translated, which may all have changed since. */
  hashes: z.record(z.string(), z.string()),
});
export type StoredSummary = z.output<typeof storedSummary>;

export function originalTexts(reference: FieldedRecord): OriginalTexts {
  const values = fieldsOf(reference);
  return Object.fromEntries(
    translatedFields.flatMap((name) => (values[name]?.length ? [[name, values[name]]] : [])),
  );
}

export const titleOf = ({ fields, same, basedOn }: Translation): string =>
  (same.includes('title') ? basedOn.fields.title : fields.title) ?? '';

export function summaryOf(saved: Translation): StoredSummary {
  const { basedOn, status, version, slug, updatedAt, updatedBy } = saved;
  return {
    title: titleOf(saved),
    status,
    version,
    ...(slug && { slug }),
    basedOn: basedOn.version,
    hashes: hashesOf(basedOn.fields),
    updatedAt,
    updatedBy,
  };
}

export function toSummary(
  { hashes, ...summary }: StoredSummary,
  reference: FieldedRecord,
): TranslationSummary {
  const present = hashesOf(originalTexts(reference));
  return { ...summary, changed: translatedFields.filter((name) => hashes[name] !== present[name]) };
}

/** The fields of the original that have changed since its texts were these. */
export function changedSince(texts: OriginalTexts, reference: FieldedRecord): TranslatedField[] {
  const [then, present] = [hashesOf(texts), hashesOf(originalTexts(reference))];
  return translatedFields.filter((name) => then[name] !== present[name]);
}

/** The value of a key figure is the original's, so only its words count. */
function hashesOf({ figures, ...texts }: OriginalTexts): Record<string, string> {
  const words = { ...texts, figures: figures?.map(({ unit = '', label }) => [unit, label]) };
  return Object.fromEntries(
    Object.entries(words).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, hashOf(JSON.stringify(value)).slice(0, 8)]],
    ),
  );
}
