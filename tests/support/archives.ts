import { assetRoutes, type Asset } from '#contract/resources/asset';
import { organizationRoutes } from '#contract/resources/organization';
import { referenceRoutes } from '#contract/resources/reference';
import type { Tender } from '#contract/resources/tender';
import { fileOfAsset } from '#functions/export/volumes';
import { writeVolume } from '#functions/export/write-volume';
import { organizationScope } from '#functions/shared/data/scope';
import { scopedTable } from '#functions/shared/data/scoped-table';
import { readObject } from '#functions/shared/files/bucket';
import type { Archive } from '#web/workspace/features/references/imports/reading/archive/read-archive.ts';
import { readFiles, type ReadFiles } from '#web/workspace/features/references/imports/reading/read-files.ts';
import { allPages } from '#web/workspace/lib/organization/records.ts';
import { call, type Owner } from './people.ts';

const noPages = async function* noPages() {
  // The public pages are not read again.
};

/** The first volume of the archive of an organization, with all files of its library. */
export async function archiveOf({ organizationId, owner, caller }: Owner): Promise<Uint8Array<ArrayBuffer>> {
  const assets = await allPages(async (cursor): Promise<{ items: Asset[]; nextCursor?: string }> => {
    const page = await call(assetRoutes.listAssets, { ...(cursor && { cursor }) }, caller);
    return { items: page.assets, ...(page.nextCursor && { nextCursor: page.nextCursor }) };
  });
  const table = scopedTable(organizationScope(organizationId));
  const key = `exports/${organizationId}/test/1.zip`;
  const files = assets.map((asset) => fileOfAsset(organizationId, asset));
  const volume = { number: 1, isLast: true, files, askedBy: owner.userId };
  await writeVolume({ table, organizationId, now: new Date() }, volume, key, noPages);
  return new Uint8Array(await readObject(key));
}

export const readBack = (
  { caller }: Owner,
  bytes: Uint8Array<ArrayBuffer>,
  mayChangeSettings = true,
): Promise<ReadFiles & { archive: Archive }> =>
  readFiles([new Blob([bytes])], 'archive.zip', async () => ({
    settings: await call(organizationRoutes.getSettings, {}, caller),
    hasReferences: (await call(referenceRoutes.listReferences, {}, caller)).references.length > 0,
    mayChangeSettings,
  })) as Promise<ReadFiles & { archive: Archive }>;

/** This has to be the same after an archive came back, without IDs, versions and dates of making. */
export function comparable(archive: Archive) {
  const { organizationId, settings, assets } = archive;
  const nameOf = new Map<string, string>();
  for (const one of [...archive.customers, ...archive.references]) nameOf.set(one.id, one.name);
  for (const one of archive.contacts) nameOf.set(one.id, one.email);
  for (const { id, name, width, height } of assets)
    nameOf.set(id, `${name.replace(/\.\w+$/, '')} ${width}x${height}`);
  const address = new RegExp(`/assets/${organizationId}/([0-9A-Z]{26})/`, 'g');
  const named = <Value>(value: Value) =>
    JSON.parse(JSON.stringify(value).replaceAll(address, (_, id: string) => `/${nameOf.get(id)}/`)) as Value;
  const facts = new Map(archive.facts.map(({ referenceId, values }) => [referenceId, values]));
  const byText = <One extends object>(list: readonly One[], ...names: (keyof One)[]) => {
    const text = (one: One) => names.map((name) => String(one[name])).join(' ');
    return list.toSorted((a, b) => text(a).localeCompare(text(b)));
  };
  const references = archive.references.map((one) => {
    const { customerId, ...attributes } = one.attributes;
    const { clientContact = '', ...values } = facts.get(one.id) ?? {};
    return {
      ...only(one, 'name', 'visibility', 'tags', 'templateId', 'custom', 'externalId', 'leaveOut'),
      attributes,
      customer: nameOf.get(customerId),
      language: one.language ?? settings.language,
      facts: { ...values, contact: nameOf.get(clientContact) },
    };
  });
  const customers = archive.customers.map((one) => {
    const { importId: _, ...attributes } = one.attributes;
    return { ...only(one, 'name', 'visibility', 'tags'), attributes };
  });
  const contacts = archive.contacts.map((one) => ({
    ...only(one, 'name', 'email', 'jobTitle', 'phone', 'language'),
    customer: nameOf.get(one.customerId),
  }));
  const translations = archive.translations.map((one) => ({
    ...only(one, 'language', 'status', 'fields', 'same', 'leaveOut', 'origin'),
    reference: nameOf.get(one.referenceId),
  }));
  const tenderOf = (tender: Tender) => {
    const parts = archive['parts-of-tenders'].filter(({ tenderId }) => tenderId === tender.id);
    const needs = parts.flatMap((one) => (one.kind === 'NEED' ? one : [])).toReversed();
    const picks = parts.flatMap((one) => (one.kind === 'PICK' ? one : []));
    return {
      ...only(tender, 'title', 'buyer', 'lot', 'procedure', 'identifiers', 'deadline', 'holdUntil'),
      ...only(tender, 'languages', 'allowed', 'answered'),
      needs: needs.map((one) => only(one, 'text', 'lot', 'about', 'number', 'conditions')),
      picks: tender.referenceIds.map((id) => {
        const { needIds } = picks.find(({ referenceId }) => referenceId === id)!;
        return [nameOf.get(id), needs.map((one) => needIds.includes(one.id))];
      }),
    };
  };
  return named({
    references: byText(references, 'name', 'customer', 'externalId'),
    customers: byText(customers, 'name'),
    contacts: byText(contacts, 'email'),
    translations: byText(translations, 'reference', 'language'),
    collections: archive.collections.map((one) => ({
      ...only(one, 'name', 'description', 'translations', 'validUntil'),
      letter: one.letter && only(one.letter, 'person', 'company', 'note'),
      items: one.itemIds.map((id) => nameOf.get(id)),
    })),
    tenders: byText(archive.tenders.map(tenderOf), 'title'),
    forms: byText(
      archive.forms.map((one) =>
        only(one, 'name', 'buyer', 'placeholders', 'mistakes', 'mistakeList', 'leave'),
      ),
      'name',
    ),
    terms: byText(
      archive.terms.map((one) => only(one, 'language', 'terms')),
      'language',
    ),
    look: only(
      archive.branding,
      'brandColors',
      'layout',
      'template',
      'templateConfigs',
      'headerLayout',
      'typefaces',
      'cornerRadius',
    ),
  });
}

const only = <One extends object, Name extends keyof One>(one: One, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, one[name]])) as Pick<One, Name>;
