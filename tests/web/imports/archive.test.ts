import { createHash } from 'node:crypto';
import { strToU8, zipSync, type Zippable } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Asset } from '#contract/resources/asset';
import { readArchive } from '#web/workspace/features/references/imports/reading/archive/read-archive.ts';
import { readFiles } from '#web/workspace/features/references/imports/reading/read-files.ts';

const settings = {
  timeZone: 'Europe/Helsinki',
  slug: 'quay',
  permissionPolicy: 'warn',
  expiryReminders: true,
  language: 'en',
  languages: [],
  untranslated: 'show',
  version: 1,
};
const names = [
  'customers',
  'contacts',
  'references',
  'facts',
  'translations',
  'collections',
  'assets',
  'permissions',
  'terms',
  'forms',
  'tenders',
  'parts-of-tenders',
];
const data: Record<string, string> = {
  'data/organization.json': JSON.stringify({ name: 'Quay Oy' }),
  'data/settings.json': JSON.stringify(settings),
  'data/branding.json': JSON.stringify({ layout: 'grid' }),
  ...Object.fromEntries(names.map((name) => [`data/${name}.json`, '[]\n'])),
};

const listed = (files: Record<string, string>) =>
  Object.entries(files).map(([path, text]) => ({
    path,
    bytes: strToU8(text).length,
    sha256: createHash('sha256').update(text).digest('hex'),
  }));

interface Changes {
  manifest?: object;
  /** Without being listed as they are. */
  files?: Record<string, string>;
  data?: Record<string, string>;
}

function archiveWith({ manifest = {}, files = {}, data: other = {} }: Changes = {}): Blob {
  const members = { ...data, ...other };
  return archiveOf({ files: listed(members), ...manifest }, { ...members, ...files });
}

function archiveOf(manifest: object, members: Record<string, string>): Blob {
  const about = {
    format: 'refdeck-export',
    version: 1,
    organizationId: '01M8JHHAZE50V5HR7RY311RH7E',
    exportedAt: '2026-11-29T02:00:00.000Z',
    volume: { number: 1 },
    ...manifest,
  };
  const all: Zippable = {};
  for (const [path, text] of Object.entries({ ...members, 'manifest.json': JSON.stringify(about) }))
    all[path] = strToU8(text);
  return new Blob([zipSync(all)]);
}

const bytesOf = async (archive: Blob) => new Uint8Array(await archive.arrayBuffer());

/** Changes four bytes of the first entry of the directory. */
async function withEntry(place: number, value: number): Promise<Blob> {
  const bytes = await bytesOf(archiveWith());
  const view = new DataView(bytes.buffer);
  view.setUint32(view.getUint32(bytes.length - 6, true) + place, value, true);
  return new Blob([bytes]);
}

/** Both places of a name, in the directory and before the member, are changed. */
async function withNameTwice(): Promise<Blob> {
  const bytes = await bytesOf(archiveWith({ data: { 'data/facts.jsoo': '[]' } }));
  const text = Buffer.from(bytes.buffer).toString('latin1').replaceAll('data/facts.jsoo', 'data/facts.json');
  return new Blob([Buffer.from(text, 'latin1')]);
}

describe('an archive of an organization', () => {
  it('is recognized by what it holds, and read by ranges', async () => {
    const read = await readArchive([archiveWith()]);
    expect(read).toMatchObject({ organization: { name: 'Quay Oy' }, day: '2026-11-29', references: [] });
  });

  it('gives its pictures from the volume that holds them', async () => {
    const path = 'files/01M8JHHAZE50V5HR7RY311RH7E/Quay.webp';
    const manifest = (number: number) => ({ volume: { number } });
    const files = { [path]: 'picture' };
    const volumes = [
      archiveOf({ ...manifest(2), files: listed(files) }, files),
      archiveWith({ manifest: manifest(1) }),
    ];
    const read = await readArchive(volumes);
    const picture = (id: string) => read!.picture({ id } as Asset);
    expect(new TextDecoder().decode(await picture('01M8JHHAZE50V5HR7RY311RH7E'))).toBe('picture');
    expect(await picture('C')).toBeUndefined();
  });

  it('is nothing else than one', async () => {
    const other = new Blob([zipSync({ 'manifest.json': strToU8('{"name":"An extension"}') })]);
    expect(await readArchive([other])).toBeUndefined();
    expect(await readArchive([new Blob(['Title;Client\n'])])).toBeUndefined();
  });

  it.each<[string, () => Promise<Blob> | Blob, string]>([
    ['of another version', () => archiveWith({ manifest: { version: 2 } }), 'another version'],
    [
      'with a changed file',
      () => archiveWith({ files: { 'data/facts.json': '[]\r' } }),
      'not as it was made',
    ],
    ['with a file more', () => archiveWith({ files: { 'evil.html': 'a' } }), 'not as it was made'],
    [
      'with a file less',
      () => archiveWith({ manifest: { files: [...listed(data), { path: 'a', bytes: 1, sha256: '' }] } }),
      'not as it was made',
    ],
    [
      'with records of another shape',
      () => archiveWith({ data: { 'data/facts.json': '[{"a":1}]' } }),
      'damaged',
    ],
    ['without a list of records', () => archiveWith({ data: { 'data/facts.json': '{' } }), 'damaged'],
    ['that climbs out of its folder', () => archiveWith({ data: { '../evil.json': 'a' } }), 'damaged'],
    ['that unpacks to a bomb', () => archiveWith({ data: { 'a.txt': ' '.repeat(3_000_000) } }), 'unpacks'],
    ['that says it unpacks to 4 GB', () => withEntry(24, 0xffffffff), 'unpacks'],
    ['that unpacks to more than it says', () => withEntry(24, 5), 'not as it was made'],
    ['with a member that lies outside', () => withEntry(42, 0xfffffff0), 'damaged'],
    ['with a member listed twice', withNameTwice, 'damaged'],
  ])('%s is refused with the reason', async (_, make, reason) => {
    const archive = await make();
    await expect(readArchive([archive])).rejects.toMatchObject({
      message: expect.stringContaining(reason) as string,
    });
  });

  it('that was cut is refused as damaged', async () => {
    // The directory of the table in it is not taken for that of the archive.
    const table = zipSync({ 'xl/workbook.xml': strToU8(' '.repeat(3_000_000)) });
    const whole = zipSync({ 'README.txt': strToU8('All of it'), 'references.xlsx': [table, { level: 0 }] });
    const half = new Blob([whole.slice(0, -30)]);
    await expect(
      readFiles([half], 'a.zip', () => Promise.reject(new Error('Not asked'))),
    ).rejects.toMatchObject({
      message: expect.stringContaining('damaged') as string,
    });
  });

  it('is refused beside a volume of another one, or without its first', async () => {
    const other = archiveWith({
      manifest: { exportedAt: '2026-11-28T02:00:00.000Z', volume: { number: 2 } },
    });
    const choices = [[archiveWith(), other], [other], [archiveWith(), new Blob(['a table'])]];
    for (const files of choices) {
      await expect(readArchive(files)).rejects.toMatchObject({
        message: expect.stringContaining('files of one archive') as string,
      });
    }
  });
});
