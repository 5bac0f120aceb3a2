import * as z from 'zod/mini';
import type { Facts } from '#contract/reference/fact-schemas';
import type { Asset } from '#contract/resources/asset';
import type { Collection } from '#contract/resources/collection';
import type { Contact, Customer } from '#contract/resources/customer';
import type { FormDetails } from '#contract/resources/form';
import type { Branding, OrganizationSettings } from '#contract/resources/organization';
import type { PermissionEntry } from '#contract/resources/permission';
import type { Reference } from '#contract/resources/reference';
import type { Tender } from '#contract/resources/tender';
import type { TenderPick } from '#contract/tender/pick';
import type { Terms, Translation } from '#contract/resources/translation';
import type { Need } from '#contract/tender/need';
import { archiveFormat, archiveLists } from '#contract/rules/archive-rules';
import { importLimits } from '#contract/rules/import-limits';
import * as words from '#words/import-refusals';
import { Unreadable } from '../../../../../file-reading/unreadable.ts';
import { Ranges } from './open-ranges.ts';

/** Another version may say everything else in another way. */
const heading = z.object({ format: z.string(), version: z.number() });

const manifest = z.object({
  organizationId: z.string(),
  exportedAt: z.string(),
  volume: z.object({ number: z.number() }),
  files: z.array(z.object({ path: z.string(), bytes: z.number(), sha256: z.string() })),
});
type Manifest = z.output<typeof manifest>;

/**
 * Each record has at least this. The API checks what is written, so the schemas of the contract, which every page would
 * carry, are not needed.
 */
const keys = {
  customers: 'id',
  contacts: 'customerId',
  references: 'id',
  facts: 'referenceId',
  translations: 'referenceId',
  collections: 'id',
  assets: 'id',
  permissions: 'customerId',
  organization: 'name',
  settings: 'language',
  branding: 'layout',
  terms: 'language',
  forms: 'id',
  tenders: 'id',
  'parts-of-tenders': 'tenderId',
} as const;
type Name = keyof typeof keys;

/** What was sent is of neither kind. */
export type TenderPart = { tenderId: string } & (
  | (Need & { kind: 'NEED' })
  | (TenderPick & { kind: 'PICK' })
  | { kind: 'SENT' }
);

interface Records {
  customers: Customer[];
  contacts: (Contact & { customerId: string })[];
  references: Reference[];
  facts: Facts[];
  translations: Translation[];
  collections: Collection[];
  assets: Asset[];
  permissions: PermissionEntry[];
  organization: { name: string };
  settings: OrganizationSettings;
  branding: Branding;
  terms: Terms[];
  forms: FormDetails[];
  tenders: Tender[];
  'parts-of-tenders': TenderPart[];
}

/** The archive of an organization, in one or more volumes. */
export interface Archive extends Records {
  organizationId: string;
  /** The day of the export. */
  day: string;
  /** Gives nothing for a picture that lies in a volume that is not here. */
  picture: (asset: Asset) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  formFile: (form: FormDetails) => Promise<Uint8Array<ArrayBuffer> | undefined>;
}

interface Volume {
  ranges: Ranges;
  about: Manifest;
}

/** Returns nothing for files that are no archive of an organization. */
export async function readArchive(files: readonly Blob[]): Promise<Archive | undefined> {
  const found = await Promise.all(files.map(openVolume));
  const volumes = found.filter((one) => one !== undefined);
  if (volumes.length === 0) return undefined;
  const first = volumes.find(({ about }) => about.volume.number === 1);
  const keyOf = ({ about }: Volume) => `${about.organizationId} ${about.exportedAt}`;
  if (!first || found.some((one) => !one || keyOf(one) !== keyOf(first))) throw new Unreadable(words.volumes);
  const { organizationId, exportedAt } = first.about;
  const read = async (name: Name): Promise<unknown> =>
    valueIn(name, new TextDecoder().decode(await checked(first, `data/${name}.json`)));
  const names = Object.keys(keys) as Name[];
  const records = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await read(name)])),
  ) as Records;
  const fileBelow = async (folder: string) => {
    for (const volume of volumes) {
      const file = volume.about.files.find(({ path }) => path.startsWith(folder));
      if (file) return await checked(volume, file.path);
    }
    return undefined;
  };
  return {
    ...records,
    organizationId,
    day: exportedAt.slice(0, 10),
    picture: ({ id }) => fileBelow(`files/${id}/`),
    formFile: ({ id }) => fileBelow(`forms/${id}/`),
  };
}

/** What lies in the file and what its list says have to be the same. */
async function openVolume(file: Blob): Promise<Volume | undefined> {
  if (file.size > importLimits.archiveBytes) throw new Unreadable(words.archiveTooLarge);
  const ranges = await Ranges.open(file);
  const sizes = ranges?.sizes();
  if (!ranges || !sizes?.has('manifest.json')) return undefined;
  const text = new TextDecoder().decode(await ranges.read('manifest.json'));
  const { data } = heading.safeParse(jsonOf(text));
  if (data?.format !== archiveFormat.format) return undefined;
  if (data.version !== archiveFormat.version) throw new Unreadable(words.archiveVersion);
  const { data: about } = manifest.safeParse(jsonOf(text));
  if (!about) throw new Unreadable(words.damaged);
  const listed = new Map(about.files.map(({ path, bytes }) => [path, bytes]));
  const files = [...sizes].filter(([path]) => !(archiveLists as readonly string[]).includes(path));
  const isSame = files.every(([path, bytes]) => listed.get(path) === bytes);
  if (!isSame || listed.size !== files.length) throw new Unreadable(words.archiveChanged);
  return { ranges, about };
}

async function checked({ ranges, about }: Volume, path: string): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = await ranges.read(path);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (about.files.find((file) => file.path === path)?.sha256 !== hex)
    throw new Unreadable(words.archiveChanged);
  return bytes;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const singles = new Set<Name>(['organization', 'settings', 'branding']);

function valueIn(name: Name, text: string): unknown {
  const value = jsonOf(text);
  const isList = !singles.has(name);
  const records = (isList ? value : [value]) as Partial<Record<string, unknown>>[];
  if (!Array.isArray(records) || !records.every((one) => typeof one?.[keys[name]] === 'string'))
    throw new Unreadable(words.damaged);
  return value;
}
