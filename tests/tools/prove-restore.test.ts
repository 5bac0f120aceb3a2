import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { judgeDrill, promised } from '#tools/prove/proofs/restore';
import { renderReport } from '#tools/restore-drill/report';
import type { DrillResult } from '#tools/restore-drill/run';

const begun = Date.parse('2026-03-01T12:00:00Z');
const judgment = { items: 3, newest: '2026-03-01T11:50:00Z', itemsByScope: { 'ORG#': 3 } };
const drill = (changes: Partial<DrillResult> = {}): string =>
  renderReport({
    about: 'Restored',
    tableName: 'T',
    restoredName: 'T-drill',
    isRetained: false,
    startedAt: new Date(begun),
    moment: new Date(begun - 300_000),
    steps: [{ name: 'Restored', seconds: 14_400 }],
    settings: { isProtected: true, tags: {} },
    judgment,
    since: { counts: {}, edits: [] },
    again: { people: [], organizations: [] },
    findings: [],
    ...changes,
  } as unknown as DrillResult);

describe('the proof of a restore', () => {
  it('compares the drill with what disaster recovery promises', () => {
    const guide = readFileSync(join('docs', 'operations', 'disaster-recovery.md'), 'utf8');
    expect(guide).toMatch(new RegExp(`RPO: lost writes +\\| ${promised.lostSeconds / 60} minutes`));
    expect(guide).toMatch(new RegExp(`until usable \\| ${promised.usableSeconds / 3_600} hours`));
    expect(judgeDrill(drill()).result).toBe('holds');
  });

  it.each([
    ['too much is lost', { moment: new Date(begun - 301_000) }, /lost 301 s/],
    ['it takes too long', { steps: [{ name: 'Restored', seconds: 14_401 }] }, /usable after 14401 s/],
    ['nothing was in the table', { judgment: { ...judgment, items: 0 } }, /0 items/],
    ['nothing tells when its data is from', { judgment: { items: 3, itemsByScope: {} } }, /nothing written/],
    ['a counter is wrong', { findings: [{ rule: 'count', of: 'o1', message: 'is 2' }] }, /1 findings/],
  ])('fails when %s', (_, changes, message) => {
    expect(judgeDrill(drill(changes as never))).toMatchObject({
      result: 'fails',
      message: expect.stringMatching(message),
    });
  });

  it('tells nothing when the drill has made no report', () => {
    expect(judgeDrill(undefined, 'AccessDenied')).toEqual({
      result: 'later',
      message: 'no report: AccessDenied',
    });
  });
});
