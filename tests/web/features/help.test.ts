import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { limits } from '#contract/rules/limits';
import { serverLimits } from '#contract/rules/server-limits';
import { retention } from '#contract/rules/retention';
import { freePlan, maxCards, plans, storageBytes } from '#contract/rules/plans';
import { fieldNames } from '#contract/reference/field-values';
import { templates } from '#contract/cards/templates';
import { isOnAScreen } from '../../support/screen-texts.ts';
import { readMarkdown } from '#web/plugins/markdown.ts';
import { fileSize } from '#web/shared/format/file-size.ts';
import { shellPages } from '#web/workspace/app/pages.ts';
import { categories } from '#web/shared/help/article-head.ts';
import { createSearch, type SearchedArticle } from '#web/shared/help/search.ts';

const folder = 'web/content/help';
const sources = new Map(
  readdirSync(folder).map((name) => [name.replace('.md', ''), readFileSync(join(folder, name), 'utf8')]),
);
const slugs = [...sources.keys()];
const source = (slug: string) => sources.get(slug)!;

const sentence = z.string().check(z.minLength(20), z.maxLength(110), z.regex(/\.$/));
const head = z.strictObject({
  title: z.string().check(z.minLength(5), z.maxLength(60)),
  summary: sentence,
  category: z.enum(categories),
  order: z.int().check(z.gte(1)),
  keywords: z.array(z.string()).check(z.minLength(3)),
  related: z.array(z.enum(slugs)).check(z.minLength(1), z.maxLength(3)),
});

describe('the head of an article', () => {
  it.each(slugs)('%s has all fields for lists and search', async (slug) => {
    const { frontmatter, text } = await readMarkdown(source(slug));
    const checked = head.safeParse(frontmatter);
    expect(checked.error?.issues ?? []).toEqual([]);
    expect(checked.data?.related).not.toContain(slug);
    expect(text.length).toBeGreaterThan(400);
  });

  it('has a unique position, and every category has an article', async () => {
    const heads = await Promise.all(
      slugs.map(async (slug) => head.parse((await readMarkdown(source(slug))).frontmatter)),
    );
    const positions = heads.map(({ category, order }) => `${category} ${order}`);
    expect(new Set(positions).size).toBe(positions.length);
    expect(new Set(heads.map(({ category }) => category))).toEqual(new Set(categories));
  });

  it('does not use the address of the contact form', () => {
    expect(slugs).not.toContain('contact');
  });
});

/** The text without inline code, which may show anything. */
const prose = (slug: string) => source(slug).replaceAll(/`[^`\n]*`/g, '');

describe('the links of an article', () => {
  const screens = new Set([
    ...shellPages.flatMap(({ paths }) => paths.map((path) => `/app/${path}`)),
    // The router treats this as an id.
    '/app/references/new',
  ]);

  const leadsSomewhere = (href: string): boolean =>
    screens.has(href) || sources.has(/^\/app\/help\/([^/]+)$/.exec(href)?.[1] ?? '');

  it.each(slugs)('%s lead only to existing screens and articles', (slug) => {
    const hrefs = [...prose(slug).matchAll(/\]\(([^)]+)\)/g)].map(([, href]) => href!);
    expect(hrefs.filter((href) => !leadsSomewhere(href))).toEqual([]);
  });

  it('are recognized when they lead nowhere', () => {
    expect(leadsSomewhere('/app/organization/team')).toBe(true);
    expect(leadsSomewhere('/app/help/never-written')).toBe(false);
    expect(leadsSomewhere('/app/billing')).toBe(false);
  });
});

describe('a bold phrase in an article', () => {
  it.each(slugs)('of %s appears on a screen', (slug) => {
    const quoted = [...prose(slug).matchAll(/\*\*([^*]+)\*\*/g)].map(([, text]) => text!);
    expect(quoted.filter((text) => !isOnAScreen(text))).toEqual([]);
  });

  it('is recognized when no screen shows it', () => {
    expect(isOnAScreen('Sign out')).toBe(true);
    expect(isOnAScreen('Out')).toBe(false);
    expect(isOnAScreen('Launch the rocket')).toBe(false);
  });
});

const megabytes = (bytes: number) => `${bytes / 1024 ** 2} MB`;

describe('the numbers and names in the articles', () => {
  it.each([
    ['plan-limits', `${maxCards(freePlan)} reference cards`],
    ['plan-limits', `${megabytes(storageBytes(freePlan))} of files`],
    ['plan-limits', `${limits.collections} collections of up to ${limits.collectionItems} references`],
    ['plan-limits', `${limits.members} members, and ${limits.invitationsPerHour} invitations in an hour`],
    ['plan-limits', `One person can be in ${limits.organizationsPerUser} organizations`],
    ...plans
      .filter(({ prices }) => prices.length > 0)
      .map((plan): [string, string] => [
        'plan-limits',
        `${plan.name}: ${maxCards(plan)} reference cards and ${fileSize(storageBytes(plan))} of files`,
      ]),
    ['asking-for-approval', `answered for ${limits.approvalDays} days`],
    ['asking-for-approval', `reminded after ${serverLimits.approvalReminderDays.join(' and after ')} days`],
    ['permissions', `within ${limits.approvalLoadDays} days`],
    ['permissions', `up to ${limits.evidenceFiles} files`],
    ['withdrawing', `${limits.expiryReminderDays.slice(0, 2).join(' and ')} days before`],
    ['billing', `begins with ${limits.trialDays} days for free`],
    ['billing', `The plan stays for ${limits.graceDays} days`],
    ['pictures-and-assets', `GIF, up to ${megabytes(limits.imageBytes)}`],
    ['pictures-and-assets', `PDF, up to ${megabytes(limits.documentBytes)}`],
    ['json-api', `answers \`410\` for ${retention.goneDays} days`],
    ['people-and-roles', `valid for ${limits.invitationDays} days`],
    ['organizations', `After ${retention.purgeDays} days`],
    ['documents', `kept for ${retention.documentDays} days`],
    ['documents', `make ${serverLimits.documentsPerDay} documents a day`],
    ['documents', `up to ${limits.documentReferences} references`],
    ['password-and-two-factor', `at least ${limits.passwordLength} characters`],
  ])('%s says "%s", as the product has it', (slug, words) => {
    expect(source(slug)).toContain(words);
  });

  it('name each template with exactly its required fields', () => {
    const lines = source('templates-and-fields').split('\n');
    const visible = templates.filter(({ hidden }) => !hidden);
    expect(visible.length).toBeGreaterThan(3);
    for (const { name, fields } of visible) {
      const needed = fields.filter((field) => field.required).map((field) => fieldNames[field.name]);
      const line = lines.find((text) => text.startsWith(`- **${name}**`))?.split('Needs')[1] ?? '';
      const named = Object.values(fieldNames).filter((field) => line.includes(field.toLowerCase()));
      expect([name, named.toSorted()]).toEqual([name, needed.toSorted()]);
    }
  });
});

const article = (slug: string, change: Partial<SearchedArticle> = {}): SearchedArticle => ({
  slug,
  title: `About ${slug}`,
  summary: `What there is to know about ${slug}.`,
  keywords: [],
  text: '',
  ...change,
});

const filler = 'Nothing of this is of any interest to anybody. '.repeat(8);

const search = createSearch([
  article('password', { text: `${filler}Scan it with an authenticator app. ${filler}` }),
  article('collections', { keywords: ['folder'], text: 'Put references in order.' }),
  article('pictures', { text: 'A folder of pictures can be dropped on the library.' }),
]);
const found = (query: string) => search(query).map(({ slug }) => slug);

describe('the search over the articles', () => {
  it('finds the beginning of a word in the text, despite case and typing errors', () => {
    expect(found('authenticator')).toEqual(['password']);
    expect(found('AUTHENT')).toEqual(['password']);
    expect(found('authentcator')).toEqual(['password']);
  });

  it('shows the text around a match, or the summary', () => {
    const [hit] = search('authenticator');
    const excerpt = hit!.excerpt.map(({ text }) => text).join('');
    expect(excerpt).toMatch(/^….*Scan it with an authenticator app\..*[a-z]…$/);
    expect(excerpt.length).toBeLessThan(200);
    expect(hit!.excerpt.filter(({ found: marked }) => marked).map(({ text }) => text)).toEqual([
      'authenticator',
    ]);
    expect(search('About collections')[0]!.excerpt).toEqual([
      { text: 'What there is to know about collections.', found: false, at: 0 },
    ]);
  });

  it('ranks an article about a word above one that mentions it', () => {
    expect(found('folder')).toEqual(['collections', 'pictures']);
  });

  it('requires all words if an article has them, otherwise any', () => {
    expect(found('pictures library')).toEqual(['pictures']);
    expect(found('authenticator zeppelin')).toEqual(['password']);
    expect(found('zeppelin')).toEqual([]);
  });
});
