import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { embedScript } from '#contract/cards/embed';
import { articleFolders, siteFeeds, sitePaths } from '#contract/site/pages';
import { pageQuery } from '#contract/site/public-page';
import { languageCodes, workspacePage } from '#contract/words/languages';

/** Without comments and indentation, because CloudFront limits the size. */
function scriptOf(name: string, variables: Record<string, unknown> = {}): string {
  const values = Object.entries(variables).map(([key, value]) => `var ${key} = ${JSON.stringify(value)};\n`);
  const lines = read(name)
    .replaceAll(/^ *\/\/.*\n/gm, '')
    .replaceAll(/^ +/gm, '');
  return values.join('') + lines;
}

const read = (name: string) => readFileSync(join('infra', 'edge', name), 'utf8');

export const viewerHostCode = (): string => scriptOf('viewer-host.js');

export const publicPagesCode = (): string => scriptOf('public-pages.js', { pageQuery });

export function rewritePagesCode(): string {
  const articles = Object.entries(articleFolders).flatMap(([folder, path]) =>
    readdirSync(join('web', 'content', folder)).map((file) => `${path}/${file.replace(/\.md$/, '')}`),
  );
  const sitePages = Object.fromEntries([...sitePaths, ...articles].map((path) => [path, 1]));
  const workspacePages = Object.fromEntries(languageCodes.map((code) => [code, workspacePage(code)]));
  const webFiles = [...readdirSync(join('web', 'static')), ...siteFeeds].map((file) => `/${file}`);
  return scriptOf('rewrite-pages.js', {
    sitePages,
    workspacePages,
    webFiles: [...webFiles, embedScript],
    notFound: read('not-found.html'),
  });
}
