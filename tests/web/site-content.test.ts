import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languageCodes } from '#contract/words/languages';
import * as z from 'zod/mini';
import { nearMargin } from '#contract/cards/embed';
import { limits } from '#contract/rules/limits';
import { serverLimits } from '#contract/rules/server-limits';
import { retention } from '#contract/rules/retention';
import { sessionDays, tokenMinutes } from '#contract/resources/session';
import { saltDays } from '#functions/event/send-events';
import { sessionCookieName } from '#functions/shared/http/session-cookie';
import { edgeSeconds } from '#pages/cache.ts';
import { budgets } from '../support/budgets.ts';
import { readMarkdown } from '../../web/plugins/markdown.ts';

const content = 'web/content';
const files = ['blog', 'policies', '.'].flatMap((folder) =>
  readdirSync(join(content, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
);
const sources = new Map(files.map((file) => [file, readFileSync(join(content, file), 'utf8')]));
const source = (file: string) => sources.get(file)!;
const slugsOf = (folder: string) =>
  readdirSync(join(content, folder)).map((name) => name.replace(/\.md$/, ''));

const pageHead = {
  title: z.string().check(z.minLength(5), z.maxLength(60)),
  description: z.string().check(z.minLength(50), z.maxLength(155), z.regex(/\.$/)),
};
const heads: Record<string, z.ZodMiniType> = {
  blog: z.strictObject({
    ...pageHead,
    published: z.iso.date(),
    summary: z.string().check(z.minLength(60), z.maxLength(200), z.regex(/\.$/)),
  }),
  policies: z.strictObject({ ...pageHead, updated: z.iso.date() }),
  '.': z.strictObject(pageHead),
};

describe('a text of the site', () => {
  it.each(files)('%s has valid head fields for its page and search results', async (file) => {
    const { frontmatter } = await readMarkdown(source(file));
    expect(heads[dirname(file)]!.safeParse(frontmatter).error?.issues ?? []).toEqual([]);
  });

  it.each(files)('%s is plain text under headings of two levels', (file) => {
    const prose = source(file)
      .replaceAll(/```[\s\S]*?```/g, '')
      .replaceAll(/`[^`\n]*`/g, '');
    expect(prose.match(/^(#|#{4,}) .*|<\/?[a-z!][^>]*>|!\[.*|^\|.*|—/gim) ?? []).toEqual([]);
    expect(prose).toMatch(/^## /m);
  });

  it.each(slugsOf('blog'))('%s has 900 to 1,400 words', async (slug) => {
    const { text } = await readMarkdown(source(`blog/${slug}.md`));
    const words = text.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(900);
    expect(words).toBeLessThanOrEqual(1_400);
  });
});

const megabytes = (bytes: number) => `${bytes / 1024 ** 2} MB`;
// A day begins first at UTC+14, and the salt is deleted at midnight in UTC.
const saltHours = 14 + 24 * saltDays;

const sentences: Record<string, string[]> = {
  'policies/terms-of-service.md': [
    `One person can be in ${limits.organizationsPerUser} organizations`,
    `at most ${limits.members} members, ${limits.collections} collections and ${limits.embedOrigins} websites`,
    `A picture has at most ${megabytes(limits.imageBytes)}, a PDF ${megabytes(limits.documentBytes)}`,
    `at least ${limits.passwordLength} characters`,
    `begins with ${limits.trialDays} days for free`,
    `limits hold for ${limits.graceDays} days`,
    `kept for ${retention.purgeDays} days, in case`,
  ],
  'policies/privacy-policy.md': [
    `Kept for ${retention.logDays} days.`,
    `as long as your permission, and ${retention.approvalLinkDays} days after that`,
    `Refused requests are kept for ${retention.firewallLogDays} days.`,
    `Refused requests at the firewall: ${retention.firewallLogDays} days`,
    `It is kept for ${retention.contactDays} days, then deleted`,
    `remembered for ${serverLimits.captchaSeconds / 60} minutes`,
    `do not confirm within ${retention.newsletterLinkDays} days`,
    `its result is kept, for ${retention.visitorDays} days`,
    `expires within ${saltHours} hours`,
    `as a hash). ${retention.auditDays} days`,
    `Valid for ${limits.invitationDays} days; what is left of one is deleted ${retention.endedInvitationDays} days after its end`,
    `could not be sent, for ${retention.outboxDays} days`,
    `has one effect: ${retention.idempotencyDays} day.`,
    `has sent are kept for ${retention.stripeEventDays} days`,
    `remains for ${retention.erasedProfileDays} days`,
    `A deleted organization: ${retention.purgeDays} days`,
    `“no longer public” for ${retention.goneDays} days`,
    `never finished within ${retention.uploadDays} days`,
    `Old versions of deleted files: ${retention.oldVersionDays} days`,
    `the reason for ${retention.rejectedDays} days`,
    `Audit trail: ${retention.auditDays} days`,
    `Invitations: ${retention.endedInvitationDays} days after their end`,
    `Mails: ${retention.outboxDays} days`,
    `Contact messages: ${retention.contactDays} days`,
    `Newsletter: ${retention.newsletterLinkDays} days`,
    `Visitors as a hash: ${retention.visitorDays} days`,
    `Logs: ${retention.logDays} days`,
    `as ids: ${retention.deadLetterDays} days`,
    `Backups of the database: ${retention.backupDays} days`,
    `at CloudFront: ${edgeSeconds / 60} minute as`,
  ],
  'policies/cookie-policy.md': [
    `lasts for up to ${sessionDays} days`,
    `valid for ${tokenMinutes} minutes`,
    `Valid for ${signInMinutes()} minutes`,
    `Older than ${limits.lastSeenDays} days`,
  ],
  'blog/why-no-review-stars.md': [`410, Gone, for ${retention.goneDays} days`],
  'blog/what-an-embed-should-cost.md': [
    `comes within ${Number.parseInt(nearMargin)} pixels`,
    `at most ${budgets.embedScript / 1_000} kB gzip`,
    `at most ${budgets.embed / 1_000} kB.`,
  ],
};
const stated = Object.entries(sentences).flatMap(([file, list]) =>
  list.map((words): [string, string] => [file, words]),
);

describe('the numbers of the site', () => {
  it.each(stated)('%s says "%s", as the product has it', (file, words) => {
    // `toContain` would print the whole text.
    expect(source(file).includes(words)).toBe(true);
  });

  it.each(slugsOf('policies'))('%s contain no other number', (slug) => {
    const file = `policies/${slug}.md`;
    const rest = sentences[file]!.reduce((text, words) => text.replaceAll(words, ''), source(file));
    expect(rest.match(/\d+ (second|minute|hour|day|month|year|MB|member|organi)\S*/g) ?? []).toEqual([]);
  });
});

/** The source files that run in a browser or respond to one. */
const programs = ['contract', 'functions', 'infra', 'pages', 'web'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|js|html)$/.test(name))
    .map((name) => ({ file: join(folder, name), text: readFileSync(join(folder, name), 'utf8') })),
);

const setsCookie = (text: string): boolean =>
  /document\s*\.\s*cookie|cookieStore|CookieStorage|set-cookie|\bcookies\s*:|HttpOnly/i.test(text);

describe('data in a browser', () => {
  const policy = source('policies/cookie-policy.md');
  const named = [...policy.matchAll(/`((?:refdeck\.|Cognito|theme)[^`]*)`/g)].map(([, name]) => name!);
  /** The policy writes a star for ids in a name. */
  const generic = (name: string) => name.replace(/\$\{[\s\S]*$/, '*');

  it('is named in the cookie policy, which names nothing else', () => {
    const own = programs.flatMap(({ text }) => [...text.matchAll(/['"`](refdeck\.[^'"`]+)['"`]/g)]);
    const direct = programs.flatMap(({ text }) => [
      ...text.matchAll(/(?:local|session)Storage\.\w+Item\(\s*['"`]([^'"`]+)['"`]/g),
    ]);
    const library = [`${signInPrefix()}.*`];
    const found = [...[...own, ...direct].map(([, name]) => generic(name!)), ...library];
    expect(new Set(named)).toEqual(new Set(found));
    expect(new Set(named).size).toBe(named.length);
  });

  // These files get the name from their callers, or pass the whole storage on.
  const carriers = new Set([
    'web/workspace/lib/device/remembered.ts',
    'web/workspace/lib/session/session.ts',
    'web/workspace/lib/session/tabs.ts',
    'web/workspace/record-editor/use-draft.ts',
  ]);

  it('is stored only under names that the check finds', () => {
    const unnamed = programs.filter(
      ({ file, text }) =>
        !carriers.has(file) &&
        /(local|session)Storage\b|useRemembered\(|(?<![.\w])recall\(/.test(text) &&
        !/['"`](refdeck\.|theme['"`])|draftKey\(/.test(text),
    );
    expect(unnamed.map(({ file }) => file)).toEqual([]);
    const others = programs.filter(({ text }) =>
      /\bindexedDB\b|'idb-keyval'|\bcaches\.|serviceWorker/.test(text),
    );
    expect(others.map(({ file }) => file)).toEqual(['web/workspace/lib/device/device-store.ts']);
  });

  it('includes only the cookies for sessions, files and language that the policy names', () => {
    const setting = programs.filter(({ text }) => setsCookie(text)).map(({ file }) => file);
    expect(setting).toEqual([
      'functions/shared/serve.ts',
      'functions/shared/files/file-cookies.ts',
      'functions/shared/http/session-cookie.ts',
      // Passes the cookies that `serve` sends to the operation.
      'functions/shared/membership/context-for.ts',
      'web/workspace/lib/device/language.ts',
    ]);
    const ofLanguage = programs.find(({ file }) => file.endsWith('device/language.ts'))!.text;
    const [, language] = /document\.cookie = `(\w+)=/.exec(ofLanguage)!;
    expect(policy).toContain(`\`${language}\``);
    for (const code of languageCodes) expect(policy).toContain(`\`${code}\``);
    const ofFiles = programs.find(({ file }) => file.endsWith('file-cookies.ts'))!.text;
    for (const [, name] of ofFiles.matchAll(/'(CloudFront-[\w-]+)'/g))
      expect(policy).toContain(`\`${name}\``);
    expect(policy.match(/`__[^`]+`/g)).toEqual([`\`${sessionCookieName}\``]);
  });

  it('in a cookie is found by the check', () => {
    expect(
      ['document.cookie = "a=b"', "{ 'Set-Cookie': x }", 'cookies: [one]', '`a=b; HttpOnly`'].every(
        setsCookie,
      ),
    ).toBe(true);
    expect(setsCookie('cookieBehavior: CacheCookieBehavior.none()')).toBe(false);
  });
});

/** aws-amplify stores the sign-in between password and second factor here, under a name that it does not export. */
function signInStore(): string {
  const { resolve } = createRequire(createRequire(import.meta.url).resolve('aws-amplify/auth'));
  const [root] = resolve('@aws-amplify/auth').split('/dist/');
  return readFileSync(join(root!, 'dist/esm/client/utils/store/signInStore.mjs'), 'utf8');
}

function signInPrefix(): string {
  return /const TGT_STATE = '(\w+)'/.exec(signInStore())![1]!;
}

function signInMinutes(): number {
  return Number(/MS_TO_EXPIRY = (\d+) \* 60 \* 1000/.exec(signInStore())![1]);
}
