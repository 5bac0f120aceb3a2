import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const text = readFileSync('docs/threat-model.md', 'utf8');
const rows = text.split('\n').filter((line) => /^\| +[TR]\d/.test(line));

/** A test is cited by its file and its whole name: `tests/api/x.test.ts`: “is so”. */
const cited = [...text.matchAll(/`(tests\/[\w./-]+)`: “([^”]+)”/g)].map(([, file, name]) => ({
  file: file!,
  name: name!,
}));

/** Whether a file has a test of this name, as the first argument of a call. */
const hasTest = (file: string, name: string): boolean =>
  existsSync(file) &&
  ["'", '`', '"'].some((quote) => readFileSync(file, 'utf8').includes(`${quote}${name}${quote}`));

describe('the threat model', () => {
  it('names tests that exist, by file and name', () => {
    expect(cited.length).toBeGreaterThan(60);
    expect(cited.filter(({ file, name }) => !hasTest(file, name))).toEqual([]);
  });

  it('has a row for each threat of one to fifty-six, with code and proof', () => {
    const numbers = rows.flatMap((row) =>
      [...row.split('|')[1]!.matchAll(/T(\d+)/g)].map(([, n]) => Number(n)),
    );
    expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 56 }, (_, n) => n + 1));
    const cells = rows.map((row) => row.split('|').map((cell) => cell.trim()));
    const unproven = cells.filter(([, , , , where, proof]) => !where?.startsWith('`') || !proof);
    expect(unproven).toEqual([]);
  });
});
