import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { limits } from '#contract/limits';
import { retention } from '#contract/retention';
import { freePlan, maxCards } from '#contract/plans';
import { referencePage } from '#contract/public';
import { referenceStatus, type ReferenceStatus } from '#contract/reference';
import { surfaces, shownAt, type Surface } from '#functions/public/surfaces';
import { requireTransition } from '#functions/reference/rules';
import { exampleResponse } from '#web/site/platform/api-answer.tsx';
import { shownSurfaces } from '#web/site/platform/places.tsx';
import { questions } from '#web/site/platform/security.tsx';
import { statusWays } from '#web/site/platform/status-drawing.tsx';
import { isOnAScreen } from '../support/screen-texts.ts';

const folder = 'web/content/platform';
const pages = new Map(
  readdirSync(folder).map((name) => [name.replace('.mdx', ''), readFileSync(join(folder, name), 'utf8')]),
);
const words = (page: string) => pages.get(page)!.replaceAll(/\s+/g, ' ');

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
    ['integration', `answers \`410\` for ${retention.goneDays} days`],
    ['analytics-dashboard', `In one day, ${limits.referrersPerDay} websites are told apart`],
    ['security', 'works once and for five minutes'],
  ])('%s says "%s"', (page, said) => {
    expect(words(page)).toContain(said);
    expect(limits.uploadUrlSeconds).toBe(5 * 60);
  });
});

describe('the tables and drawings of the platform pages', () => {
  it('show a reference where the public side shows it', () => {
    const shown = (place: Surface) =>
      (['public', 'unlisted'] as const).filter(
        (visibility) => shownAt(place, [{ pk: '', sk: '', visibility }]).length > 0,
      );
    const decided = shownSurfaces.flatMap((row) => ('place' in row ? [row] : []));
    for (const { place, to } of decided) expect([place, to]).toEqual([place, shown(place)]);
    expect(new Set<string>(decided.map(({ place }) => place))).toEqual(new Set(Object.keys(surfaces)));
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

  it('show an answer that has the shape of the contract', () => {
    expect(referencePage.safeParse(exampleResponse).error?.issues ?? []).toEqual([]);
  });

  it('list the questions that security answers', () => {
    const answered = [...words('security').matchAll(/<Answer id="([\w-]+)"/g)].map(([, id]) => id);
    expect(Object.keys(questions)).toEqual([...answered, 'periods', 'not-there', 'report']);
  });
});
