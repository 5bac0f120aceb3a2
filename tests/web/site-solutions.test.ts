import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { embedProperties, reservedHeight } from '#contract/embed';
import { limits } from '#contract/limits';
import { freePlan, maxCards } from '#contract/plans';

const folder = 'web/content/solutions';
const names = readdirSync(folder).map((name) => name.replace('.mdx', ''));
const words = (name: string) => source(join(folder, `${name}.mdx`)).replaceAll(/\s+/g, ' ');

describe('what a solutions page quotes in bold', () => {
  const screens = filesIn('web/src/features').join('\n');
  const quotedIn = (name: string) => [...words(name).matchAll(/\*\*([^*]+)\*\*/g)].map(([, text]) => text!);

  const isOnAScreen = (quoted: string): boolean => {
    const text = quoted.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    return new RegExp(`(['"\`]|>\\s*)${text}(['"\`]|\\s*<)`).test(screens);
  };

  it.each(names)('is written on a screen: %s', (name) => {
    expect(quotedIn(name).filter((text) => !isOnAScreen(text))).toEqual([]);
  });

  it('is recognised when no screen says it', () => {
    expect(names.flatMap(quotedIn).length).toBeGreaterThan(15);
    expect(isOnAScreen('Launch the rocket')).toBe(false);
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
    ['enterprise', `the database after ${limits.purgeDays} days`],
    [
      'enterprise',
      `More than ${limits.organizationsPerUser} organizations for one person, more than ${limits.members} members`,
    ],
  ])('%s says "%s", as the product has it', (name, said) => {
    expect(words(name)).toContain(said);
  });

  it('keep entries of the audit trail as long as the code, which shows what they hold', () => {
    const record = source('functions/audit/record.ts');
    expect(words('enterprise')).toContain(`kept for ${/auditDays = (\d+)/.exec(record)![1]} days`);
    const written = [.../const entry = \{([^}]+)\}/.exec(record)![1]!.matchAll(/^ {4}(\w+)[:,]/gm)];
    const shown = /const entry = \[([\s\S]+?)\] as const/.exec(
      source('web/src/marketing/solutions/enterprise.tsx'),
    )![1]!;
    const fields = [...shown.matchAll(/\['(\w+)'/g)].map(([, field]) => field);
    expect(new Set(fields)).toEqual(new Set(written.map(([, field]) => field)));
  });
});

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function source(path: string): string {
  return readFileSync(path, 'utf8');
}

function filesIn(path: string): string[] {
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => source(join(path, name)));
}
