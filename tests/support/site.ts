import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { DomUtils, parseDocument } from 'htmlparser2';
import { articleFolders, siteOrigin, sitePaths } from '#contract/site/pages';
import { rewritePagesCode } from '#infra/edge/scripts';
import { importRenderer } from '../../web/plugins/site.ts';

type Page = ReturnType<typeof parseDocument>;
type Element = ReturnType<typeof DomUtils.findAll>[number];

export interface RenderedPage {
  file: string;
  html: string;
  document: Page;
}

/** The prefix of hashed files; the rest is their path below `web/`. */
const built = '/built/';

const { renderFile, siteFiles, drawnFiles } = await importRenderer();

export const files: ReadonlyMap<string, string> = new Map(
  siteFiles().map((file) => [file, renderFile(file, (path) => built + path)!]),
);

export const pages: readonly RenderedPage[] = [...files]
  .filter(([file]) => file.endsWith('.html'))
  .map(([file, html]) => ({ file, html, document: parseDocument(html) }));

export const knownPaths: readonly string[] = [
  ...sitePaths,
  ...Object.entries(articleFolders).flatMap(([folder, path]) =>
    readdirSync(join('web/content', folder)).map((name) => `${path}/${name.replace(/\.mdx?$/, '')}`),
  ),
];

export const findAll = (within: Page | Element, fits: (one: Element) => boolean): Element[] =>
  DomUtils.findAll(fits, within.children);

export const all = (within: Page | Element, name: string): Element[] =>
  findAll(within, (one) => one.name === name);

export const textOf = (element: Element): string =>
  DomUtils.textContent(element).replaceAll(/\s+/g, ' ').trim();

export const metaOf = ({ document }: RenderedPage, name: string): string | undefined =>
  all(document, 'meta').find(({ attribs }) => attribs.name === name || attribs.property === name)?.attribs
    .content;

export const isFound = (page: RenderedPage): boolean => metaOf(page, 'robots') !== 'noindex';

export const closest = (element: Element, fits: (one: Element) => boolean): Element | undefined => {
  for (let one = element.parent; one && 'attribs' in one; one = one.parent) if (fits(one)) return one;
  return undefined;
};

const edge = runInNewContext(`${rewritePagesCode()};handler`) as (event: {
  request: { uri: string; cookies: object; headers: object };
}) => {
  uri?: string;
};
const drawn = new Set(drawnFiles());
// Files that the build or the deployment writes besides the pages.
const others = new Set(['/app.html', '/embed.js', '/data/products.json', '/config/config.json']);

/** Those that our pages name, that of the sample card's button, and ourselves. */
const otherSites = new Set([
  siteOrigin,
  'https://eur-lex.europa.eu',
  'https://developers.google.com',
  'https://web.dev',
  'https://creativecommons.org',
  'https://example.com',
]);

export function leadsSomewhere(address: string, from: RenderedPage): boolean {
  if (/^(mailto:|data:)/.test(address)) return true;
  if (address.startsWith('https://')) return otherSites.has(new URL(address).origin);
  if (address.startsWith(built)) return existsInProject(address.slice(built.length));
  const [path, fragment] = address.replace(/\?[^#]*/, '').split('#') as [string, string?];
  if (path !== '' && !path.startsWith('/')) return false;
  // Every article is public.
  if (path.startsWith('/app/help')) return false;
  if (others.has(path)) return true;
  const file =
    path === '' ? from.file : edge({ request: { uri: path, cookies: {}, headers: {} } }).uri?.slice(1);
  const page = pages.find((one) => one.file === file);
  if (page) return fragment === undefined || idsOf(page).includes(fragment);
  return (
    file !== undefined &&
    (files.has(file) || drawn.has(file) || others.has(`/${file}`) || existsSync(join('web/static', file)))
  );
}

const existsInProject = (path: string) => existsSync(join('web', path));

export const idsOf = ({ document }: RenderedPage): string[] =>
  findAll(document, ({ attribs }) => Boolean(attribs.id)).map(({ attribs }) => attribs.id!);

export const addressesOf = ({ document }: RenderedPage): string[] =>
  findAll(document, () => true).flatMap(({ attribs }) => [
    ...['href', 'src', 'poster', 'action'].flatMap((name) => attribs[name] ?? []),
    ...(attribs.srcset ?? '').split(',').flatMap((one) => one.trim().split(' ')[0] || []),
  ]);

export function scriptsOf({ document }: RenderedPage): string {
  const seen = new Map<string, string>();
  const read = (path: string) => {
    if (seen.has(path) || !existsSync(path)) return;
    const source = readFileSync(path, 'utf8');
    seen.set(path, source);
    for (const [, name] of source.matchAll(/['"](\.[^'"]+\.ts)['"]/g)) read(join(dirname(path), name!));
  };
  for (const { attribs } of all(document, 'script'))
    if (attribs.src?.startsWith(built)) read(join('web', attribs.src.slice(built.length)));
  return [...seen.values()].join('\n');
}
