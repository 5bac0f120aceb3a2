import { strFromU8, strToU8, unzipSync } from 'fflate';
import { DomUtils, parseDocument } from 'htmlparser2';
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { exportRoutes } from '#contract/resources/export';
import { referenceRoutes, type Reference } from '#contract/resources/reference';
import { readTable } from '#web/workspace/features/references/imports/reading/read-table.ts';
import { collectionPagePath, referencePagePath, storyPath } from '#web/shared/public-address.ts';
import { make } from '../support/documents.ts';
import { linksIn, readText } from '../support/document-texts.ts';
import { endedExport, volumeOf } from '../support/exports.ts';
import { bringFile, referencesOf } from '../support/imports.ts';
import { call, makeCollection, makeOwner, type Owner } from '../support/people.ts';

/** Each cell, and the text that it is from then on. Markup that a cell has spelled out as text stays that text. */
const cells: Record<string, string> = {
  '=HYPERLINK("https://evil.example/a";"Click")': '=HYPERLINK("https://evil.example/a";"Click")',
  "@SUM(1+1)*cmd|' /C calc'!A0": "@SUM(1+1)*cmd|' /C calc'!A0",
  '+1-2+cmd': '+1-2+cmd',
  '<i>Pier</i> &lt;/script&gt;&lt;script&gt;hit()&lt;/script&gt;': '*Pier* </script><script>hit()</script>',
  '<p>Shed "&gt;&lt;img src=x onerror=hit()&gt;</p>': 'Shed "><img src=x onerror=hit()>',
  'Mill\'"><svg/onload=hit()>': 'Mill\'"><svg/onload=hit()>',
  '[Yard](javascript:hit())': '[Yard](javascript:hit())',
  '![Hut](https://evil.example/x.png)': '![Hut](https://evil.example/x.png)',
  '{{title}}{#references}{title}{/a}': '{{title}}{#references}{title}{/a}',
  '\u202Eyreuq\u2066 query\u200F': '\u202Eyreuq\u2066 query\u200F',
};
const harmless = Object.fromEntries(Object.keys(cells).map((_, at) => [`*Plain* ${at}`, `*Plain* ${at}`]));

const headings =
  'Project number;Title;Customer;Type;Location;Industry;Description;Outcomes;Quote;Said by;Tags;Internal note';

interface World extends Owner {
  references: Reference[];
  collectionId: string;
}

async function bring(texts: Record<string, string>): Promise<World> {
  const owner = await makeOwner({ maxCards: 50 });
  const columns = headings.split(';');
  const rows = Object.keys(texts).map((cell) => columns.map(() => cell));
  const csv = Papa.unparse([columns, ...rows], { delimiter: ';', quotes: true });
  const sheets = await readTable(strToU8(csv), 'hostile.csv');
  const { refused } = await bringFile(owner, { file: 'hostile.csv', sheets });
  expect(refused).toEqual([]);
  for (const { id, attributes } of await referencesOf(owner))
    await call(referenceRoutes.updateReference, { id, status: 'Published', attributes }, owner.caller);
  const references = await referencesOf(owner);
  const itemIds = references.map(({ id }) => id);
  const { id: collectionId } = await makeCollection(owner.owner, owner.organizationId, { itemIds });
  return { ...owner, references, collectionId };
}

let hostile: World;
let plain: World;
/** Elements and attributes of the same pages with harmless texts. */
let like: ReadonlySet<string>;
beforeAll(async () => {
  [hostile, plain] = await Promise.all([bring(cells), bring(harmless)]);
  const pages = await Promise.all(pagesOf(plain).map(get));
  like = new Set(pages.flatMap((html) => [...kindsIn(html)]));
});

const get = async (path: string) => {
  const response = await fetch(inject('cloud').origin + path);
  expect(response.status, path).toBe(200);
  return await response.text();
};

const pagesOf = ({ organizationId, references, collectionId }: World) => [
  referencePagePath(organizationId),
  `${referencePagePath(organizationId)}?embed`,
  `${referencePagePath(organizationId)}?q=${encodeURIComponent(references[0]!.name)}`,
  collectionPagePath(organizationId, collectionId),
  ...references.map(({ id }) => storyPath(organizationId, id)),
];

const elementsOf = (html: string) => DomUtils.findAll(() => true, parseDocument(html).children);

/** Such as "a href". */
const kindsIn = (html: string) =>
  new Set(
    elementsOf(html).flatMap(({ name, attribs }) => [
      name,
      ...Object.keys(attribs).map((one) => `${name} ${one}`),
    ]),
  );

const leadsTo = (html: string) =>
  elementsOf(html)
    .flatMap(({ attribs: { href, src, action } }) => [href, src, action])
    .flatMap((address) =>
      address && URL.canParse(address, 'https://here.example')
        ? new URL(address, 'https://here.example')
        : [],
    );

function expectText(html: string, where: string) {
  expect(
    [...kindsIn(html)].filter((kind) => !like.has(kind)),
    where,
  ).toEqual([]);
  const bad = leadsTo(html).filter(
    ({ host, protocol }) => host === 'evil.example' || protocol === 'javascript:',
  );
  expect(bad, where).toEqual([]);
}

const scriptsIn = (html: string) => elementsOf(html).filter(({ name }) => name === 'script').length;

type Shape = [name: string, attributes: object, ...children: unknown[]];

const embedOf = async ({ organizationId }: World) =>
  JSON.parse(await get(`/reference-page/${organizationId}/embed.json`)) as { shapes: Shape[] };

/** The script of an embed makes elements of these, whose texts are numbers of others. */
const kindsOfShapes = (shapes: readonly Shape[]): Set<string> =>
  new Set(
    shapes.flatMap(([name, attributes, ...children]) => [
      name,
      ...Object.keys(attributes).map((one) => `${name} ${one}`),
      ...kindsOfShapes(children.filter((one): one is Shape => Array.isArray(one))),
    ]),
  );

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value ? Object.values(value).flatMap(textsIn) : [];
}

const formulasIn = (csv: Uint8Array) =>
  Papa.parse<string[]>(strFromU8(csv).slice(1))
    .data.flat()
    .filter((cell) => /^[=+\-@\t\r]/.test(cell));

const sheetIn = (workbook: Uint8Array) => strFromU8(unzipSync(workbook)['xl/worksheets/sheet1.xml']!);

describe('what a hostile table brought', () => {
  it('is in the references letter for letter', () => {
    const { references } = hostile;
    expect(references.map(({ name }) => name).toSorted()).toEqual(Object.values(cells).toSorted());
    for (const { name, custom, tags } of references) {
      expect([custom.quote, custom.outcomes, custom.clientIndustry]).toEqual([name, name, name]);
      expect(tags.join(';')).toBe(name);
    }
  });

  it('is text on every public page', async () => {
    const others = pagesOf(plain);
    for (const [at, path] of pagesOf(hostile).entries()) {
      const html = await get(path);
      expectText(html, path);
      expect(scriptsIn(html), path).toBe(scriptsIn(await get(others[at]!)));
      const data = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html);
      if (data) expect(() => JSON.parse(data[1]!), path).not.toThrow();
    }
    for (const { id, name } of hostile.references) {
      const story = elementsOf(await get(storyPath(hostile.organizationId, id)));
      const heading = story.find((one) => one.name === 'h1');
      expect(DomUtils.textContent(heading!)).toBe(name);
    }
  });

  it('is text for embeds and the sitemap', async () => {
    const [embed, other] = await Promise.all([hostile, plain].map(embedOf));
    const known = kindsOfShapes(other!.shapes);
    expect([...kindsOfShapes(embed!.shapes)].filter((kind) => !known.has(kind))).toEqual([]);
    expect(textsIn(embed)).toEqual(expect.arrayContaining(Object.values(cells)));
    expect(textsIn(embed).filter((text) => /^(javascript:|https?:\/\/evil)/.test(text))).toEqual([]);
    const sitemap = await get(`/reference-page/${hostile.organizationId}/sitemap.xml`);
    expect(new Set(elementsOf(sitemap).map(({ name }) => name))).toEqual(
      new Set(['urlset', 'url', 'loc', 'lastmod']),
    );
  });
});

describe('an export of what a hostile table brought', () => {
  it('has no formula, no added markup and every text as it was', async () => {
    const { caller, references } = hostile;
    await call(exportRoutes.makeExport, {}, caller);
    expect(await endedExport(caller)).toMatchObject({ status: 'ready' });
    const files = await volumeOf(caller);
    const site = Object.keys(files).filter((path) => path.startsWith('site/') && path.endsWith('.html'));
    expect(site).toHaveLength(references.length + 2);
    for (const path of site) expectText(strFromU8(files[path]!), path);
    const stored = JSON.parse(strFromU8(files['data/references.json']!)) as Reference[];
    expect(stored.map(({ name }) => name).toSorted()).toEqual(Object.values(cells).toSorted());
    const tables = Object.keys(files).filter((path) => path.endsWith('.csv'));
    for (const path of tables) expect(formulasIn(files[path]!), path).toEqual([]);
    const names = (await readSheet(Buffer.from(files['references.xlsx']!))).slice(1).map((row) => row[1]);
    expect(new Set(names)).toEqual(new Set(Object.values(cells)));
    expect(sheetIn(files['references.xlsx']!)).not.toMatch(/<f[ >]/);
  });

  it.each(['csv', 'xlsx', 'docx', 'pptx', 'pdf'] as const)('as %s holds it as text', async (format) => {
    const { caller, references } = hostile;
    const { bytes } = await make(caller, { format, referenceIds: references.map(({ id }) => id) });
    if (format === 'csv') return expect(formulasIn(bytes)).toEqual([]);
    if (format === 'xlsx') {
      expect(sheetIn(bytes)).not.toMatch(/<f[ >]/);
      return expect((await readSheet(bytes)).flat()).toEqual(expect.arrayContaining(Object.values(cells)));
    }
    const text = (await readText(format, bytes)).replaceAll(/\s+/g, ' ');
    // A PDF is read in the order in which it is seen, which the marks of direction change.
    const told = Object.values(cells).filter((one) => format !== 'pdf' || !one.startsWith('\u202E'));
    expect(told.filter((one) => !text.includes(one))).toEqual([]);
    expect((await linksIn(format, bytes)).filter((link) => /evil|javascript/.test(link))).toEqual([]);
    return undefined;
  });
});
