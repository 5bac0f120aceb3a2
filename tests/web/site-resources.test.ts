import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { articleFolders, siteOrigin } from '#contract/site';
import { readMarkdown } from '../../web/plugins/markdown.ts';
import { all, files, pages, textOf } from '../support/site.ts';

const content = 'web/content';
const slugsIn = (folder: string) =>
  readdirSync(join(content, folder)).map((name) => name.replace(/\.md$/, ''));
const articlesIn = (folder: 'help' | 'blog') =>
  slugsIn(folder).map((slug) => [`${folder}/${slug}.md`, `${articleFolders[folder]}/${slug}`] as const);
const written = [
  ...articlesIn('help'),
  ...articlesIn('blog'),
  ...slugsIn('policies').map((slug) => [`policies/${slug}.md`, `/${slug}`] as const),
  ['roadmap.md', '/resources/roadmap'] as const,
];

const documentOf = (path: string) => pages.find(({ file }) => file === `${path.slice(1)}.html`)!.document;
const mainOf = (path: string) => all(documentOf(path), 'main')[0]!;
const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, '');

describe('a Markdown file of the site', () => {
  it.each(written)('%s is shown whole at %s, under its title', async (file, path) => {
    const { frontmatter, text } = await readMarkdown(readFileSync(join(content, file), 'utf8'));
    const headings = all(documentOf(path), 'h1').map(textOf);
    expect(headings).toEqual([(frontmatter as { title: string }).title]);
    expect(letters(DomUtils.textContent(mainOf(path)))).toContain(letters(text));
  });
});

it.each(['help', 'blog'] as const)('the list of %s leads to each of its articles', (folder) => {
  const hrefs = all(mainOf(articleFolders[folder]), 'a').map(({ attribs }) => attribs.href);
  for (const [, path] of articlesIn(folder)) expect(hrefs).toContain(path);
});

it('the feed has every article of the blog, newest first', () => {
  const feed = parseDocument(files.get('resources/blog/rss.xml')!, { xmlMode: true });
  const inItem = (name: string) =>
    all(feed, 'item').map((item) => all(item, name).map(DomUtils.textContent).join(''));
  expect(inItem('link').toSorted()).toEqual(
    articlesIn('blog')
      .map(([, path]) => siteOrigin + path)
      .toSorted(),
  );
  const days = inItem('pubDate').map((date) => Date.parse(date));
  expect(days).toEqual(days.toSorted((a, b) => b - a));
  expect(days.every((day) => day > 0)).toBe(true);
});
