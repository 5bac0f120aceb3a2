import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { limits } from '#contract/limits';
import { permissions } from '#contract/permission';
import { freePlan, maxCards } from '#contract/plans';
import { referencePage } from '#contract/public';
import { referenceStatus, type ReferenceStatus } from '#contract/reference';
import { sessionDays } from '#contract/session';
import { shownAt, type Surface } from '#functions/public/surfaces';
import { requireTransition } from '#functions/reference/rules';
import { exampleResponse } from '#web/site/platform/api-answer.tsx';
import { shownSurfaces } from '#web/site/platform/places.tsx';
import { recorded } from '#web/site/platform/recorded.tsx';
import { permissionNames } from '#web/site/platform/roles.tsx';
import { periods, questions } from '#web/site/platform/security.tsx';
import { statusWays } from '#web/site/platform/status-drawing.tsx';
import { isOnAScreen } from '../support/screen-texts.ts';

const folder = 'web/content/platform';
const pages = new Map(
  readdirSync(folder).map((name) => [name.replace('.mdx', ''), readFileSync(join(folder, name), 'utf8')]),
);
const words = (page: string) => pages.get(page)!.replaceAll(/\s+/g, ' ');
const source = (path: string) => readFileSync(path, 'utf8');

describe('what a platform page quotes in bold', () => {
  /** Words of the page itself: lists begin with them, and headings of drawings are made of them. */
  const own = /[.,]$|^(Status|Visibility|No .*)$/;

  const quotedIn = (page: string): string[] =>
    [...words(page).matchAll(/\*\*([^*]+)\*\*/g)].map(([, text]) => text!).filter((text) => !own.test(text));

  it.each([...pages.keys()])('is written on a screen: %s', (page) => {
    expect(quotedIn(page).length).toBeGreaterThan(1);
    expect(quotedIn(page).filter((text) => !isOnAScreen(text))).toEqual([]);
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

  const inCode: readonly (readonly [what: string, days: number | string])[] = [
    [
      'Access, before it has to be renewed',
      `${found('infra/data-stack.ts', /accessTokenValidity: Duration\.minutes\((\d+)\)/)} minutes`,
    ],
    ['Signed in on a device, without doing it again', sessionDays],
    [
      'Deleted files, as old versions',
      Number(
        found('infra/constructs/asset-bucket.ts', /noncurrentVersionExpiration: Duration\.days\((\d+)\)/),
      ),
    ],
    [
      'Backups of the database',
      // How far back DynamoDB goes unless it is told otherwise.
      { pointInTimeRecoveryEnabled: 35 }[
        found('infra/constructs/tenant-table.ts', /pointInTimeRecoverySpecification: \{ (\w+): true \}/)
      ]!,
    ],
    ...['infra/constructs/access-log.ts', 'infra/constructs/app-function.ts'].map(
      (file): [string, number] => [
        'Logs of programs and calls',
        { THREE_MONTHS: 90 }[found(file, /retention: RetentionDays\.(\w+)/)]!,
      ],
    ),
    [
      'The hash that makes a visitor one visitor of a day',
      Number(found('functions/analytics/record-batch.ts', /storedDays = (\d+)/)),
    ],
  ];

  it.each(inCode)('keep "%s" for %s, as the code does', (what, said) => {
    expect(periods.find(([name]) => name === what)![1]).toBe(said);
  });

  it('are all compared, unless they are constants of the contract', () => {
    const typed = [...source('web/site/platform/security.tsx').matchAll(/^ {2}\['([^']+)', (?:'|\d)/gm)].map(
      ([, what]) => what,
    );
    expect(new Set(typed)).toEqual(new Set([...inCode.map(([what]) => what), 'An uploaded file as it came']));
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
    const shown = (place: Surface) =>
      (['public', 'unlisted'] as const).filter(
        (visibility) => shownAt(place, [{ pk: '', sk: '', visibility }]).length > 0,
      );
    const decided = shownSurfaces.flatMap((row) => ('place' in row ? [row] : []));
    for (const { place, to } of decided) expect([place, to]).toEqual([place, shown(place)]);
    const known = [...source('functions/public/surfaces.ts').matchAll(/^ {2}(\w+): \[/gm)];
    expect(new Set(decided.map(({ place }) => place as string))).toEqual(
      new Set(known.map(([, name]) => name)),
    );
  });

  it('draw the ways between statuses that the server allows, and no other', () => {
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
    expect(statusWays.map(({ from, to }) => `${from} to ${to}`).toSorted()).toEqual(allowed.toSorted());
  });

  it('name every permission', () => {
    expect(Object.keys(permissionNames).toSorted()).toEqual(Object.keys(permissions).toSorted());
  });

  it('name every change that is recorded', () => {
    const actions = [
      ...source('functions/shared/audit/record.ts').matchAll(/`(\w+)\.\$\{([^}]+)\}`/g),
    ].flatMap(([, subject, list]) =>
      [...list!.matchAll(/'([\w-]+)'/g)].map(([, action]) => `${subject}.${action}`),
    );
    expect(actions.length).toBeGreaterThan(20);
    const named = Object.entries(recorded).flatMap(([subject, list]) =>
      Object.keys(list).map((action) => `${subject}.${action}`),
    );
    expect(named.toSorted()).toEqual(actions.toSorted());
  });

  it('show an answer that has the shape of the contract', () => {
    expect(referencePage.safeParse(exampleResponse).error?.issues ?? []).toEqual([]);
  });

  it('list the questions that security answers', () => {
    const answered = [...words('security').matchAll(/<Answer id="([\w-]+)"/g)].map(([, id]) => id);
    expect(Object.keys(questions)).toEqual([...answered, 'periods', 'not-there', 'report']);
  });
});

/** What the code says at the group of a pattern. */
function found(path: string, pattern: RegExp): string {
  const said = pattern.exec(source(path))?.[1];
  if (said === undefined) throw new Error(`${path} has no ${pattern}`);
  return said;
}
