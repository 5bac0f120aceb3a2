import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { limits } from '#contract/limits';
import { permissions } from '#contract/permission';
import { freePlan, maxCards } from '#contract/plans';
import { referencePage } from '#contract/public';
import { shownAt, type Place } from '#functions/public/places';
import { exampleAnswer } from '#web/marketing/platform/api-answer.tsx';
import { shownPlaces } from '#web/marketing/platform/places.tsx';
import { recorded } from '#web/marketing/platform/recorded.tsx';
import { permissionNames } from '#web/marketing/platform/roles.tsx';
import { periods, questions } from '#web/marketing/platform/security.tsx';

const folder = 'web/content/platform';
const pages = new Map(
  readdirSync(folder).map((name) => [name.replace('.mdx', ''), readFileSync(join(folder, name), 'utf8')]),
);
const words = (page: string) => pages.get(page)!.replaceAll(/\s+/g, ' ');
const source = (path: string) => readFileSync(path, 'utf8');

describe('what a platform page quotes in bold', () => {
  const screens = [...filesIn('web/src/features'), ...filesIn('web/src/insights')].join('\n');
  /** Words of the page itself: lists begin with them, and headings of drawings are made of them. */
  const own = /[.,]$|^(Status|Visibility|No .*)$/;

  const quotedIn = (page: string): string[] =>
    [...words(page).matchAll(/\*\*([^*]+)\*\*/g)].map(([, text]) => text!).filter((text) => !own.test(text));

  const isOnAScreen = (quoted: string): boolean => {
    const text = quoted.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    return new RegExp(`(['"\`]|>\\s*)${text}(['"\`]|\\s*<)`).test(screens);
  };

  it.each([...pages.keys()])('is written on a screen: %s', (page) => {
    expect(quotedIn(page).length).toBeGreaterThan(1);
    expect(quotedIn(page).filter((text) => !isOnAScreen(text))).toEqual([]);
  });

  it('is recognised when no screen says it', () => {
    expect(isOnAScreen('Launch the rocket')).toBe(false);
  });
});

describe('the numbers on the platform pages', () => {
  it.each([
    ['reference-management', `has room for ${maxCards(freePlan)} cards`],
    ['integration', `up to ${limits.embedOrigins} addresses`],
    ['integration', `answers \`410\` for ${limits.goneDays} days`],
    ['analytics-dashboard', `In one day, ${limits.referrersPerDay} websites are told apart`],
    ['security', 'works once and for five minutes'],
  ])('%s says "%s"', (page, said) => {
    expect(words(page)).toContain(said);
    expect(limits.uploadUrlSeconds).toBe(5 * 60);
  });

  it.each([
    [
      'Access, before it has to be renewed',
      '15 minutes',
      'infra/data-stack.ts',
      /accessTokenValidity: Duration\.minutes\((\d+)\)/,
    ],
    ['Signed in on a device', 30, 'infra/data-stack.ts', /refreshTokenValidity: Duration\.days\((\d+)\)/],
    [
      'Deleted files, as old versions',
      30,
      'infra/constructs/asset-bucket.ts',
      /noncurrentVersionExpiration: Duration\.days\((\d+)\)/,
    ],
    ['Entries of the audit trail', 400, 'functions/audit/record.ts', /auditDays = (\d+)/],
    ['The hash that makes a visitor', 3, 'functions/analytics/record-batch.ts', /rememberedDays = (\d+)/],
  ] as const)('keep "%s" for %s, as the code does', (what, said, path, pattern) => {
    const [, period] = periods.find(([name]) => name.startsWith(what))!;
    expect(String(period)).toContain(String(said));
    expect(String(said)).toContain(pattern.exec(source(path))![1]);
  });
});

it('an upload that was never finished is kept until its last version goes', () => {
  const bucket = source('infra/constructs/asset-bucket.ts');
  const rule = /prefix: uploadsPrefix,\s+expiration: Duration\.days\((\d+)\),\s+\w+: Duration\.days\((\d+)\)/;
  const [, expires, oldVersion] = rule.exec(bucket)!;
  const [, period] = periods.find(([name]) => name === 'An uploaded file as it came')!;
  expect(oldVersion).toBe('1');
  expect(period).toBe(
    `about a day after it was checked, about ${Number(expires) + Number(oldVersion)} days if it was never finished`,
  );
});

describe('the tables and drawings of the platform pages', () => {
  it('show a reference where the public side shows it', () => {
    const shown = (place: Place) =>
      (['public', 'unlisted'] as const).filter(
        (visibility) => shownAt(place, [{ pk: '', sk: '', visibility }]).length > 0,
      );
    const decided = shownPlaces.flatMap((row) => ('place' in row ? [row] : []));
    for (const { place, to } of decided) expect([place, to]).toEqual([place, shown(place)]);
    const known = [...source('functions/public/places.ts').matchAll(/^ {2}(\w+): \[/gm)];
    expect(new Set(decided.map(({ place }) => place as string))).toEqual(
      new Set(known.map(([, name]) => name)),
    );
  });

  it('draw the ways between statuses that the server allows', () => {
    const rules = source('functions/reference/rules.ts');
    expect(rules).toContain("Draft: ['Draft', 'Published', 'Archived']");
    expect(rules).toContain("Published: ['Published', 'Draft', 'Archived']");
    expect(rules).toContain("Archived: ['Archived', 'Draft']");
  });

  it('name every permission', () => {
    expect(Object.keys(permissionNames).toSorted()).toEqual(Object.keys(permissions).toSorted());
  });

  it('name every change that is recorded', () => {
    const actions = [...source('functions/audit/record.ts').matchAll(/`(\w+)\.\$\{([^}]+)\}`/g)].flatMap(
      ([, subject, list]) => [...list!.matchAll(/'([\w-]+)'/g)].map(([, action]) => `${subject}.${action}`),
    );
    expect(actions.length).toBeGreaterThan(20);
    const named = Object.entries(recorded).flatMap(([subject, list]) =>
      Object.keys(list).map((action) => `${subject}.${action}`),
    );
    expect(named.toSorted()).toEqual(actions.toSorted());
  });

  it('show an answer that has the shape of the contract', () => {
    expect(referencePage.safeParse(exampleAnswer).error?.issues ?? []).toEqual([]);
  });

  it('list the questions that security answers', () => {
    const answered = [...words('security').matchAll(/<Answer id="([\w-]+)"/g)].map(([, id]) => id);
    expect(Object.keys(questions)).toEqual([...answered, 'periods', 'not-there', 'report']);
  });
});

function filesIn(name: string): string[] {
  return readdirSync(name, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => readFileSync(join(name, file), 'utf8'));
}
