import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { embedProperties, reservedHeight } from '#contract/embed';
import { limits } from '#contract/limits';
import { retention } from '#contract/retention';
import { freePlan, maxCards } from '#contract/plans';
import { isOnAScreen } from '../support/screen-texts.ts';

const folder = 'web/content/solutions';
const names = readdirSync(folder).map((name) => name.replace('.mdx', ''));
const words = (name: string) => readFileSync(join(folder, `${name}.mdx`), 'utf8').replaceAll(/\s+/g, ' ');

describe('what a solutions page quotes in bold', () => {
  const quotedIn = (name: string) => [...words(name).matchAll(/\*\*([^*]+)\*\*/g)].map(([, text]) => text!);

  it.each(names)('is written on a screen: %s', (name) => {
    expect(quotedIn(name).filter((text) => !isOnAScreen(text))).toEqual([]);
  });

  it('is enough to be worth a look', () => {
    expect(names.flatMap(quotedIn).length).toBeGreaterThan(15);
  });
});

describe('the numbers on the solutions pages', () => {
  const english = ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven'];

  it.each([
    ['sales-teams', `room for ${limits.collections} collections`],
    ['sales-teams', `${capital(english[maxCards(freePlan)]!)} cards are free`],
    ['marketing-teams', `The first ${english[maxCards(freePlan)]} cards are free`],
    [
      'marketing-teams',
      `up to ${limits.imageBytes / 1024 ** 2} MB and ${limits.imagePixels / 1_000_000} megapixels`,
    ],
    ['marketing-teams', `keeps ${reservedHeight} px free`],
    ['marketing-teams', `${english[Object.keys(embedProperties).length]} custom properties`],
    ['enterprise', `at least ${limits.passwordLength} characters`],
    ['enterprise', `the database after ${retention.purgeDays} days`],
    [
      'enterprise',
      `More than ${limits.organizationsPerUser} organizations for one person, more than ${limits.members} members`,
    ],
  ])('%s says "%s", as the product has it', (name, said) => {
    expect(words(name)).toContain(said);
  });
});

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
