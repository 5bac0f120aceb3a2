import type { Customer } from '#contract/resources/customer';
import type { AssetUse } from '#contract/primitives/error';
import type { Branding } from '#contract/resources/organization';
import type { PermissionEntry } from '#contract/resources/permission';
import { referenceFields } from '#contract/reference/fields';
import {
  fieldsOf,
  namesWhere,
  textsOf,
  type FieldedRecord,
  type StoredFields,
} from '#contract/reference/field-values';
import { storyPictures } from '#contract/reference/story-pictures';
import { absent, containsAll, equals, exists } from '../shared/data/expression.ts';
import { keys, type Key } from '../shared/data/keys.ts';
import type { Item } from '../shared/data/read.ts';
import type { ScopedTable } from '../shared/data/scoped-table.ts';
import { check, update, type Step } from '../shared/data/write.ts';
import { imageOfAddress } from '../shared/files/objects.ts';
import { AppError } from '../shared/errors/app-error.ts';
import type { AssetItem } from './store.ts';

type User = `${Exclude<AssetUse['type'], 'permission'>}:${string}`;

type Pictures = Record<string, unknown>;

const imageFields = namesWhere(({ kind }) => kind === 'image');

const storyFields = namesWhere(({ markdown }) => markdown === true);

/** A text's pictures are keyed by address, so that unchanged ones are not checked again. */
const inText = '#';

export const referencePictures = (organizationId: string, reference: FieldedRecord): Pictures =>
  cardPictures(organizationId, fieldsOf(reference));

/** Only these make a file public: image fields, and pictures that the story draws. */
export function cardPictures(organizationId: string, fields: StoredFields): Pictures {
  const own = `/assets/${organizationId}/`;
  const ofTexts = storyFields.flatMap((name) =>
    storyPictures(textsOf(fields[name]).join('\n'))
      // A story page never draws files of another organization.
      .filter((address) => address.startsWith(own))
      .map((address) => [referenceFields[name].at + inText + address, address] as const),
  );
  return Object.fromEntries([
    ...imageFields.map((name) => [referenceFields[name].at, fields[name]] as const),
    ...ofTexts,
  ]);
}

export const customerPictures = ({ attributes }: Pick<Customer, 'attributes'>): Pictures => ({
  'attributes.logoUrl': attributes.logoUrl,
});

export const brandingPictures = ({
  logo,
  headerImage,
}: Pick<Branding, 'logo' | 'headerImage'>): Pictures => ({
  logo,
  headerImage,
});

const rowOf: Record<AssetUse['type'], (organizationId: string, id: string) => Key> = {
  reference: keys.reference,
  customer: keys.customer,
  branding: (organizationId) => keys.organization(organizationId),
  permission: keys.customer,
};

/** Changed addresses must be of ready assets of this organization. Unchanged and external ones are not checked. */
export function assetUseSteps(organizationId: string, user: User, before: Pictures, after: Pictures): Step[] {
  const changed = Object.keys(after).filter((field) => after[field] !== before[field]);
  for (const field of changed) requireOwn(organizationId, field, after[field]);
  const was = filesByAsset(organizationId, before);
  const is = filesByAsset(organizationId, after);
  const users = new Set([user]);
  const left = [...was.keys()]
    .filter((assetId) => !is.has(assetId))
    .map((assetId) =>
      update(keys.asset(organizationId, assetId), { take: { usedBy: users } }, { pk: exists }),
    );
  const joined = [...is].flatMap(([assetId, { files, fields }]) => {
    const touched = fields.filter((field) => changed.includes(field));
    if (touched.length === 0) return [];
    // Pictures become public, and evidence never does.
    const ready = { status: equals('ready'), files: containsAll(files), evidenceOf: absent };
    const key = keys.asset(organizationId, assetId);
    const refusal = (asset?: Item) => notUsable(touched, asset?.evidenceOf ? isEvidence : undefined);
    return was.has(assetId)
      ? [check(key, ready, refusal)]
      : [update(key, { add: { usedBy: users } }, ready, refusal)];
  });
  return [...left, ...joined];
}

export const evidenceUser = ({ customerId, id }: Pick<PermissionEntry, 'customerId' | 'id'>): string =>
  `permission:${customerId}:${id}`;

/** Ledger entries never change, so this use never ends. */
export const evidenceSteps = (organizationId: string, entries: readonly PermissionEntry[]): Step[] =>
  [...new Set(entries.flatMap(({ evidence }) => evidence?.assetIds ?? []))].map((assetId) =>
    update(
      keys.asset(organizationId, assetId),
      {
        add: {
          evidenceOf: new Set(
            entries.filter(({ evidence }) => evidence?.assetIds?.includes(assetId)).map(evidenceUser),
          ),
        },
      },
      { status: equals('ready'), usedBy: absent },
      (asset) => {
        const message = asset?.usedBy
          ? 'This file is shown as a picture. Upload the evidence as a file of its own'
          : 'This file is not one of your ready files';
        return new AppError('VALIDATION_FAILED', message, { fields: { 'evidence.assetIds': message } });
      },
    ),
  );

export async function namedUses(
  table: ScopedTable,
  organizationId: string,
  { usedBy = new Set(), evidenceOf = new Set() }: Pick<AssetItem, 'usedBy' | 'evidenceOf'>,
): Promise<AssetUse[]> {
  const users = new Set([...usedBy, ...evidenceOf].map((user) => user.split(':', 2).join(':')));
  const uses = [...users].slice(0, 100).map((user) => {
    const [type, id] = user.split(':') as [AssetUse['type'], string];
    return { type, id };
  });
  if (uses.length === 0) return [];
  const records = await table.getMany(uses.map(({ type, id }) => rowOf[type](organizationId, id)));
  return uses.flatMap((use, index) => {
    const name = (records[index]?.name as string | undefined) ?? outlivedBy[use.type];
    return name === undefined ? [] : [{ ...use, name }];
  });
}

/** The ledger and its evidence outlive their customer. */
const outlivedBy: Partial<Record<AssetUse['type'], string>> = { permission: 'A customer that was deleted' };

function requireOwn(organizationId: string, field: string, address: unknown): void {
  if (typeof address !== 'string' || !address.startsWith('/assets/')) return;
  if (imageOfAddress(address)?.organizationId !== organizationId) throw notUsable([field]);
}

export const assetsOf = (organizationId: string, pictures: Pictures): string[] => [
  ...filesByAsset(organizationId, pictures).keys(),
];

function filesByAsset(organizationId: string, pictures: Pictures) {
  const found = new Map<string, { files: string[]; fields: string[] }>();
  for (const [field, address] of Object.entries(pictures)) {
    const image = typeof address === 'string' ? imageOfAddress(address) : undefined;
    if (image?.organizationId !== organizationId) continue;
    const { files, fields } = found.get(image.assetId) ?? { files: [], fields: [] };
    found.set(image.assetId, { files: [...files, image.file], fields: [...fields, field] });
  }
  return found;
}

const isEvidence = 'This file is evidence of a permission, which is never shown. Choose another picture';

function notUsable(fields: string[], message = 'This picture is not one of your ready files'): AppError {
  return new AppError('VALIDATION_FAILED', message, {
    fields: Object.fromEntries(fields.map((field) => [field.split(inText)[0]!, message])),
  });
}
