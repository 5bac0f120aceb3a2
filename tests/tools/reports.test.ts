import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { filesToRepeat, readReport, settle } from '../../tools/checks/reports.mjs';

const directory = mkdtempSync(join(tmpdir(), 'reports-'));
afterAll(() => rmSync(directory, { recursive: true }));

function read(report: object) {
  const file = join(directory, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return readReport(file);
}

const late = { file: 'slow.test.ts', title: 'is slow', ranOutOfTime: true };
const wrong = { file: 'wrong.test.ts', title: 'is wrong', ranOutOfTime: false };

describe('npm test', () => {
  it('repeats only tests that ran out of time, and none beside another failure', () => {
    expect(filesToRepeat({ passed: 1, failed: [late] })).toEqual(['slow.test.ts']);
    expect(filesToRepeat({ passed: 1, failed: [wrong] })).toEqual([]);
    expect(filesToRepeat({ passed: 1, failed: [late, wrong] })).toEqual([]);
    const many = ['a', 'b', 'c', 'd'].map((file) => ({ ...late, file }));
    expect(filesToRepeat({ passed: 1, failed: many })).toEqual([]);
  });

  it('lists tests that passed late and counts tests that failed again', () => {
    const again = { ...late, title: 'is slow again' };
    expect(settle({ passed: 5, failed: [late, again] }, { passed: 1, failed: [again] })).toEqual({
      passed: 6,
      failed: [again],
      passedLate: [late],
    });
  });

  it('distinguishes a time limit of Vitest from other failures', () => {
    const test = (fullName: string, message: string) => ({
      status: 'failed',
      fullName,
      failureMessages: [message],
    });
    const assertionResults = [
      test('is slow', 'Error: Test timed out in 300000ms.'),
      test('is wrong', 'AssertionError: expected 1 to be 2'),
    ];
    const { passed, failed } = read({
      numPassedTests: 3,
      testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults }],
    });
    expect(passed).toBe(3);
    expect(failed.map(({ ranOutOfTime }) => ranOutOfTime)).toEqual([true, false]);
  });

  it('distinguishes a time limit of Playwright from other failures', () => {
    const spec = (title: string, status: string) => ({
      ok: false,
      file: 'a.spec.ts',
      title,
      tests: [{ results: [{ status }] }],
    });
    const suites = [{ specs: [spec('is slow', 'timedOut'), spec('is wrong', 'failed')] }];
    const { failed } = read({ stats: { expected: 2 }, suites, errors: [] });
    expect(failed.map(({ ranOutOfTime }) => ranOutOfTime)).toEqual([true, false]);
  });

  it('counts nothing for a missing report', () => {
    expect(readReport(join(directory, 'none.json'))).toEqual({ passed: 0, failed: [] });
  });
});
