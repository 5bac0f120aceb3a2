import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { broken } from '#tools/checks/threats/break';
import { breaks } from '#tools/checks/threats/breaks';
import { readRows, type Cited } from '#tools/checks/threats/document';

const rows = readRows();

const hasTest = ({ file, name }: Cited): boolean =>
  existsSync(file) &&
  ["'", '`', '"'].some((quote) => readFileSync(file, 'utf8').includes(`${quote}${name}${quote}`));

describe('the threat model', () => {
  it('cites tests that exist, by file and name', () => {
    const cited = rows.flatMap(({ proof }) => proof);
    expect(cited.length).toBeGreaterThan(60);
    expect(cited.filter((test) => !hasTest(test))).toEqual([]);
  });

  it('has a row for each threat from one to seventy-five, with code and proof', () => {
    const numbers = rows.flatMap(({ threats }) =>
      threats.filter((threat) => threat.startsWith('T')).map((threat) => Number(threat.slice(1))),
    );
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 75 }, (_, n) => n + 1));
    expect(rows.filter(({ where, proof }) => !where.startsWith('`') || proof.length === 0)).toEqual([]);
  });

  it('names for each row a test that fails when its guarantee is broken', () => {
    const unproven = rows.filter(
      ({ died, proof }) =>
        died.length === 0 || !died.every((name) => proof.some((test) => test.name === name)),
    );
    expect(unproven.map(({ threats }) => threats.join())).toEqual([]);
  });
});

describe('the mistakes that `npm run threats` makes', () => {
  it('include one for each row', () => {
    expect(Object.keys(breaks).toSorted()).toEqual(rows.map(({ threats }) => threats[0]!).toSorted());
  });

  it('are refused where their text is missing or ambiguous', () => {
    const file = 'package.json';
    expect(() => broken({ file, find: 'no such thing', replace: '' })).toThrow('has 0 times');
    expect(() => broken({ file, find: 'npm run', replace: '' })).toThrow(/has \d+ times/);
  });

  it.each(Object.entries(breaks))('still apply to the current code: %s', (_threat, mistake) => {
    expect(broken(mistake)).not.toBe(readFileSync(mistake.file, 'utf8'));
  });
});
