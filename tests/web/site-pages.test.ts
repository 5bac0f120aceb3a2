import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { limits } from '#contract/rules/limits';
import { serverLimits } from '#contract/rules/server-limits';
import { retention } from '#contract/rules/retention';
import { freePlan, maxCards } from '#contract/rules/plans';
import { referencePage } from '#contract/resources/public';
import { referenceStatus, type ReferenceStatus } from '#contract/resources/reference';
import { surfaces, shownAt, type Surface } from '#functions/publication/surfaces';
import { requireTransition } from '#functions/reference/rules';
import { exampleResponse } from '#web/site/platform/api-response.tsx';
import { shownSurfaces } from '#web/site/platform/surfaces-table.tsx';
import { questions } from '#web/site/platform/security.tsx';
import { statusArrows } from '#web/site/platform/status-drawing.tsx';
import { embedProperties, reservedHeight } from '#contract/cards/embed';
import { DomUtils, parseDocument } from 'htmlparser2';
import { articleFolders, siteOrigin } from '#contract/site/pages';
import { isOnAScreen } from '../support/screen-texts.ts';
import { readMarkdown } from '../../web/plugins/markdown.ts';
import { all, files, pages, textOf } from '../support/site.ts';

const content = 'web/content';
const pagesIn = (folder: 'platform' | 'solutions') =>
  readdirSync(join(content, folder)).map((name) => `${folder}/${name.replace('.mdx', '')}`);
const words = (page: string) => readFileSync(join(content, `${page}.mdx`), 'utf8').replaceAll(/\s+/g, ' ');
const boldIn = (page: string) => [...words(page).matchAll(/\*\*([^*]+)\*\*/g)].map(([, text]) => text!);

describe('the bold phrases of a page', () => {
  /** Bold words that belong to the page itself: beginnings of list items, and headings of drawings. */
  const own = /[.,]$|^(Status|Visibility|No .*)$/;
  const platform = pagesIn('platform').map(
    (page) => [page, boldIn(page).filter((text) => !own.test(text))] as const,
  );
  const solutions = pagesIn('solutions').map((page) => [page, boldIn(page)] as const);

  it.each([...platform, ...solutions])('appear on a screen: %s', (_page, quoted) => {
    expect(quoted.filter((text) => !isOnAScreen(text))).toEqual([]);
  });

  it('are numerous enough for the check', () => {
    for (const [page, quoted] of platform) expect(quoted.length, page).toBeGreaterThan(1);
    expect(solutions.flatMap(([, quoted]) => quoted).length).toBeGreaterThan(15);
  });
});

describe('the numbers on the pages', () => {
  const english = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
  const free = english[maxCards(freePlan)]!;

  it.each([
    ['platform/reference-management', `has room for ${maxCards(freePlan)} cards`],
    ['platform/integration', `up to ${limits.embedOrigins} addresses`],
    ['platform/integration', `answers \`410\` for ${retention.goneDays} days`],
    ['platform/analytics-dashboard', `In one day, ${serverLimits.referrersPerDay} websites are told apart`],
    ['platform/security', `works once and for ${english[limits.uploadUrlSeconds / 60]} minutes`],
    ['solutions/sales-teams', `room for ${limits.collections} collections`],
    ['solutions/sales-teams', `${free.charAt(0).toUpperCase()}${free.slice(1)} cards are free`],
    ['solutions/marketing-teams', `The first ${free} cards are free`],
    [
      'solutions/marketing-teams',
      `up to ${limits.imageBytes / 1024 ** 2} MB and ${limits.imagePixels / 1_000_000} megapixels`,
    ],
    ['solutions/marketing-teams', `keeps ${reservedHeight} px free`],
    ['solutions/marketing-teams', `${english[Object.keys(embedProperties).length]} custom properties`],
    ['solutions/enterprise', `at least ${limits.passwordLength} characters`],
    ['solutions/enterprise', `the database after ${retention.purgeDays} days`],
    [
      'solutions/enterprise',
      `More than ${limits.organizationsPerUser} organizations for one person, more than ${limits.members} members`,
    ],
  ])('%s says "%s", as the product has it', (page, text) => {
    expect(words(page)).toContain(text);
  });
});

describe('the tables and drawings of the platform pages', () => {
  it('show each reference where the public side shows it', () => {
    const shown = (surface: Surface) =>
      (['public', 'unlisted'] as const).filter(
        (visibility) => shownAt(surface, [{ pk: '', sk: '', visibility }]).length > 0,
      );
    const decided = shownSurfaces.flatMap((row) => ('surface' in row ? [row] : []));
    for (const { surface, to } of decided) expect([surface, to]).toEqual([surface, shown(surface)]);
    expect(new Set<string>(decided.map(({ surface }) => surface))).toEqual(new Set(Object.keys(surfaces)));
  });

  it('draw exactly the transitions between statuses that the server allows', () => {
    const isAllowed = (from: ReferenceStatus, to: ReferenceStatus) => {
      try {
        requireTransition(from, to);
        return true;
      } catch {
        return false;
      }
    };
    const statuses = referenceStatus.options;
    const allowed = statuses.flatMap((from) =>
      statuses.filter((to) => to !== from && isAllowed(from, to)).map((to) => `${from} to ${to}`),
    );
    expect(statusArrows.map(({ from, to }) => `${from} to ${to}`).toSorted()).toEqual(allowed.toSorted());
  });

  it('show a response in the shape of the contract', () => {
    expect(referencePage.safeParse(exampleResponse).error?.issues ?? []).toEqual([]);
  });

  it('list the questions that the security page answers', () => {
    const ids = [...words('platform/security').matchAll(/<Answer id="([\w-]+)"/g)].map(([, id]) => id);
    expect(Object.keys(questions)).toEqual([...ids, 'periods', 'not-there', 'report']);
  });
});

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
const lettersOf = (text: string) => text.replaceAll(/[^\p{L}\p{N}]+/gu, '');

describe('a Markdown file of the site', () => {
  it.each(written)('%s appears completely at %s, under its title', async (file, path) => {
    const { frontmatter, text } = await readMarkdown(readFileSync(join(content, file), 'utf8'));
    const headings = all(documentOf(path), 'h1').map(textOf);
    expect(headings).toEqual([(frontmatter as { title: string }).title]);
    expect(lettersOf(DomUtils.textContent(mainOf(path)))).toContain(lettersOf(text));
  });
});

it.each(['help', 'blog'] as const)('the list of %s links to each of its articles', (folder) => {
  const hrefs = all(mainOf(articleFolders[folder]), 'a').map(({ attribs }) => attribs.href);
  for (const [, path] of articlesIn(folder)) expect(hrefs).toContain(path);
});

it('the feed contains every blog article, newest first', () => {
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
