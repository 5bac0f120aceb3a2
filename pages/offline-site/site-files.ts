import type { ArchiveFile } from '#functions/export/archive';
import type { SiteFiles } from '#functions/export/write-volume';
import { readPartition } from '#functions/public/get-reference-page';
import { listPublicPages } from '#functions/public/list-public-pages';
import { AppError } from '#functions/shared/errors/app-error';
import { streamObject } from '#functions/shared/files/bucket';
import { imageOfAddress, objects } from '#functions/shared/files/objects';
import { isContentLanguage } from '#contract/rules/content-languages';
import { collectionPagePath, referencePagePath } from '#web/shared/public-address.ts';
import {
  collectionPage,
  organizationPage,
  referencePage,
  translatedStory,
} from '../reference-page/pages.tsx';
import type { PageResponse, VisitorRequest } from '../serve.ts';
import { offlinePage } from './offline-page.ts';

/** Renders the public pages as visitors see them, from the page of all references along its links. */
export const siteFiles: SiteFiles = async function* siteFiles({ organizationId, now }) {
  const context = { requestId: 'export', now, log: () => undefined };
  const { slug, collections } = await listPublicPages(context, { organizationId });
  const home = referencePagePath(slug);
  const pages = await renderAll([home, ...collections.map(({ id }) => collectionPagePath(slug, id))], home, {
    context,
    organizationId,
  });
  const pictures = new Map<string, string>();
  const beside = {
    pageOf: (address: string) => {
      const [path = '', anchor] = address.split('#');
      return pages.has(path) ? fileOf(path, home) + (anchor === undefined ? '' : `#${anchor}`) : undefined;
    },
    pictureOf: (address: string) => {
      const image = imageOfAddress(address);
      if (image?.organizationId !== organizationId) return undefined;
      const file = `pictures/${image.assetId}-${image.file}`;
      pictures.set(file, objects.private(image) + image.file);
      return file;
    },
  };
  for (const [path, html] of pages) {
    const body = [Buffer.from(offlinePage(html, beside))];
    yield { path: `site/${fileOf(path, home)}`, body };
  }
  for (const [file, key] of pictures)
    yield { path: `site/${file}`, body: streamObject(key), isPacked: true } satisfies ArchiveFile;
};

type Asked = Pick<VisitorRequest<unknown>, 'context'> & { organizationId: string };

/** A plan bounds how many pages there are. They are whole in memory, since a link needs to know what it leads to. */
async function renderAll(first: string[], home: string, asked: Asked): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  const waiting = [...first];
  const seen = new Set(waiting);
  const read = readOnce();
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const html = await render(path, home, asked, read);
    if (html === undefined) continue;
    pages.set(path, html);
    for (const [, link = ''] of html.matchAll(/ href="([^"#]+)/g)) {
      const address = link.replaceAll('&amp;', '&');
      if (!isPage(address, home) || seen.has(address)) continue;
      seen.add(address);
      waiting.push(address);
    }
  }
  return pages;
}

/** A choice of filters is no page of its own, and what is for programs has a period in its name. */
const isPage = (address: string, home: string): boolean =>
  (address === home || address.startsWith(`${home}/`) || address.startsWith(`${home}?`)) &&
  /^(\/[0-9A-Za-z_-]{1,64})+(\?page=\d{1,4})?$/.test(address);

/** Reads the table once for each language. */
function readOnce(): typeof readPartition {
  const reads = new Map<string, ReturnType<typeof readPartition>>();
  return (context, organizationId, language) => {
    const key = JSON.stringify(language);
    const known = reads.get(key) ?? readPartition(context, organizationId, language);
    reads.set(key, known);
    return known;
  };
}

/** Undefined if there is no such page, or it leads to another. */
async function render(
  path: string,
  home: string,
  { context, organizationId }: Asked,
  read: typeof readPartition,
) {
  const { pathname, searchParams } = new URL(path, 'https://site.invalid');
  const request = {
    context,
    query: searchParams,
    origin: '',
    path: pathname,
    language: 'en' as const,
    caller: undefined,
    readPartition: read,
  };
  const [first, second, third] = pathname.slice(home.length + 1).split('/');
  const of = <Params extends object>(params: Params) => ({
    ...request,
    params: { organizationId, ...params },
    written: { organizationId, ...params },
  });
  const language = first !== undefined && isContentLanguage(first) ? first : undefined;
  const [kind, collectionId] = language ? [second, third] : [first, second];
  const show = (): Promise<PageResponse> => {
    if (!first) return organizationPage(of({}));
    if (kind === 'collection' && collectionId)
      return collectionPage(of({ collectionId, ...(language && { language }) }));
    if (language && second) return translatedStory(of({ language, referenceId: second }));
    return referencePage(of({ referenceId: first }));
  };
  try {
    const { status = 200, body } = await show();
    return status === 200 ? String(body) : undefined;
  } catch (error) {
    // It was withdrawn while the archive is made.
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/** All lie in one folder, so that each link is a name. No name in an address has a period. */
function fileOf(path: string, home: string): string {
  const [place = '', number] = path.split('?page=');
  const names = place
    .slice(home.length + 1)
    .split('/')
    .filter(Boolean);
  const kind = number === undefined ? (names.length === 0 ? 'index' : 'page') : `list${number}`;
  return `${[kind, ...names].join('.')}.html`;
}
