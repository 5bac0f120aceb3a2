import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import { articleFolders, siteOrigin, sitePaths } from '#contract/site';
import { renderFile } from '#web/marketing/render.tsx';
import { readMarkdown } from '../../web/markdown-plugin.ts';

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
const lists = [articleFolders.help, articleFolders.blog];

const render = (file: string) => renderFile(file, (path) => `/${path}`);
const documents = new Map<string, ReturnType<typeof parseDocument>>(
  [...written.map(([, path]) => path), ...lists].map((path) => [
    path,
    parseDocument(render(`${path.slice(1)}.html`) ?? ''),
  ]),
);
const elements = (path: string, matches: (name: string, attributes: Record<string, string>) => boolean) =>
  DomUtils.findAll(({ name, attribs }) => matches(name, attribs), documents.get(path)!.children);
const hrefsIn = (path: string) => {
  const main = elements(path, (name) => name === 'main');
  return DomUtils.getElementsByTagName('a', main).map(({ attribs }) => attribs['href']!);
};
const idsOf = (path: string) =>
  elements(path, (_name, { id }) => id !== undefined).map((one) => one.attribs.id);
const letters = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, '');

describe('a Markdown file of the site', () => {
  it.each(written)('%s is shown whole at %s, under its title', async (file, path) => {
    const { frontmatter, text } = await readMarkdown(readFileSync(join(content, file), 'utf8'));
    const headings = elements(path, (name) => name === 'h1').map(DomUtils.textContent);
    expect(headings).toEqual([(frontmatter as { title: string }).title]);
    const shown = DomUtils.textContent(elements(path, (name) => name === 'main'));
    expect(letters(shown)).toContain(letters(text));
  });
});

describe('the links of an article', () => {
  const open = new Set(['/login', '/signup', '/resources/blog/rss.xml']);
  const known = new Set<string>([...sitePaths, ...open, ...written.map(([, path]) => path)]);
  const leadsSomewhere = (href: string, from: string): boolean => {
    if (/^https:\/\/|^\/app\/(?!help)/.test(href)) return true;
    const [path, id] = href.split('#') as [string, string?];
    const target = path || from;
    return known.has(target) && (id === undefined || idsOf(target).includes(id));
  };

  it.each([...documents.keys()])('%s leads to pages of the site, and to headings that are there', (path) => {
    const hrefs = hrefsIn(path);
    expect(hrefs.length).toBeGreaterThan(3);
    expect(hrefs.filter((href) => !leadsSomewhere(href, path))).toEqual([]);
  });

  it('are recognised when they lead nowhere', () => {
    for (const href of ['/app/help/billing', '/pricing/none', '#never', `${articleFolders.help}#never`])
      expect(leadsSomewhere(href, '/cookie-policy'), href).toBe(false);
  });

  it('are reached from the list that they are in', () => {
    for (const folder of ['help', 'blog'] as const)
      for (const [, path] of articlesIn(folder)) expect(hrefsIn(articleFolders[folder])).toContain(path);
  });
});

it('the feed has every article of the blog, newest first', () => {
  const feed = parseDocument(render('resources/blog/rss.xml')!, { xmlMode: true }).children;
  const inItem = (name: string) =>
    DomUtils.getElementsByTagName('item', feed).map((item) =>
      DomUtils.textContent(DomUtils.getElementsByTagName(name, [item])),
    );
  expect(inItem('link').toSorted()).toEqual(
    articlesIn('blog')
      .map(([, path]) => siteOrigin + path)
      .toSorted(),
  );
  const days = inItem('pubDate').map((date) => Date.parse(date));
  expect(days).toEqual(days.toSorted((a, b) => b - a));
  expect(days.every((day) => day > 0)).toBe(true);
});
