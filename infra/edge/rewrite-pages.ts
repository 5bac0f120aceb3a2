import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { articleFolders, sitePaths } from '#contract/site/pages';

/** The edge's script for pages, with the addresses of all that there are. */
export function rewritePagesCode(): string {
  const articles = Object.entries(articleFolders).flatMap(([folder, path]) =>
    readdirSync(join('web', 'content', folder)).map((file) => `${path}/${file.replace(/\.md$/, '')}`),
  );
  const known = Object.fromEntries([...sitePaths, ...articles].map((path) => [path, 1]));
  return `var sitePages = ${JSON.stringify(known)};\n${readFileSync(join('infra', 'edge', 'rewrite-pages.js'), 'utf8')}`;
}
