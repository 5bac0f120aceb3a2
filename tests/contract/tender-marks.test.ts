import { describe, expect, it } from 'vitest';
import type { FactValues } from '#contract/reference/facts';
import { markOf } from '#contract/tender/marks';
import type { Condition } from '#contract/tender/condition';

const deadline = '2026-12-18T10:00:00.000Z';
const stateOf = (condition: Condition, facts: FactValues, more: { tags?: string[]; type?: string } = {}) =>
  markOf(condition, { tags: [], facts, ...more }, deadline).state;

describe('work that ended within five years', () => {
  const ended: Condition = { kind: 'ended', months: 60 };
  it.each([
    ['met', 'in the first month of the window', { endedOn: '2021-12' }],
    ['met', 'in the month of the deadline', { endedOn: '2026-12' }],
    ['nearly', 'half a year before the window', { endedOn: '2021-06' }],
    ['missed', 'seven months before the window', { endedOn: '2021-05' }],
    ['nearly', 'after the deadline', { endedOn: '2027-03' }],
    ['met', 'in a year that is whole in the window', { endedOn: '2022' }],
    ['unknown', 'in a year that is partly in the window', { endedOn: '2021' }],
    ['unknown', 'at an unknown time', { startedOn: '2024-01' }],
    ['missed', 'never, because it goes on', { ongoing: true, startedOn: '2019-01' }],
  ] as const)('is %s %s', (state, _when, facts) => {
    expect(stateOf(ended, facts)).toBe(state);
  });

  it('begins on the day that the buyer names', () => {
    const since: Condition = { kind: 'ended', since: '2021-01-01' };
    expect(stateOf(since, { endedOn: '2021-01' })).toBe('met');
    expect(stateOf(since, { endedOn: '2020-12' })).toBe('nearly');
  });
});

describe('work that was done within five years', () => {
  const performed: Condition = { kind: 'performed', months: 60 };
  it.each([
    ['met', 'with one month in the window', { startedOn: '2015-01', endedOn: '2021-12' }],
    ['met', 'with a known end in the window', { endedOn: '2023-05' }],
    ['met', 'with a known start in the window', { startedOn: '2023-05' }],
    ['met', 'while it goes on', { startedOn: '2010-01', ongoing: true }],
    ['met', 'while it goes on since nobody knows when', { ongoing: true }],
    ['unknown', 'with an old start and no end', { startedOn: '2015-01' }],
    ['unknown', 'without any date', {}],
    ['nearly', 'with an end just before the window', { endedOn: '2021-08' }],
    ['missed', 'with an old end', { startedOn: '2010-01', endedOn: '2012-01' }],
    ['missed', 'with a start long after the deadline', { startedOn: '2028-01' }],
  ] as const)('is %s %s', (state, _when, facts) => {
    expect(stateOf(performed, facts)).toBe(state);
  });
});

describe('a value', () => {
  const value: Condition = { kind: 'value', of: 'contract', least: 500_000, currency: 'EUR' };
  const worth = (amount: number, currency: 'EUR' | 'SEK' = 'EUR') => ({
    contractValue: { amount, currency },
  });
  it.each([
    ['met', worth(500_000)],
    ['nearly', worth(450_000)],
    ['missed', worth(449_999)],
    ['unknown', worth(5_000_000, 'SEK')],
    ['unknown', { ourValue: { amount: 900_000, currency: 'EUR' } }],
  ] as const)('is %s', (state, facts) => {
    expect(stateOf(value, facts)).toBe(state);
  });
});

describe('a size', () => {
  const size = (least: number, unit: 'm' | 'm²' | 'brm²'): Condition => ({ kind: 'size', least, unit });
  it('is compared between units of one measure', () => {
    expect(stateOf(size(2_500, 'm'), { sizes: [{ amount: 2.5, unit: 'km' }] })).toBe('met');
    expect(stateOf(size(20_000, 'm²'), { sizes: [{ amount: 1.9, unit: 'ha' }] })).toBe('nearly');
  });

  it('never turns gross area into usable area or plain area', () => {
    const sizes = [
      { amount: 9_000, unit: 'htm²' as const },
      { amount: 9_000, unit: 'm²' as const },
    ];
    expect(stateOf(size(2_500, 'brm²'), { sizes })).toBe('unknown');
  });

  it('is the largest of those in the unit', () => {
    const sizes = [100, 3_000, 200].map((amount) => ({ amount, unit: 'brm²' as const }));
    expect(stateOf(size(2_500, 'brm²'), { sizes })).toBe('met');
  });
});

describe('a choice', () => {
  it('is met by one of several, missed by another and unknown without any', () => {
    const role: Condition = { kind: 'role', any: ['sole', 'lead'] };
    expect(stateOf(role, { role: 'lead' })).toBe('met');
    expect(stateOf(role, { role: 'partner' })).toBe('missed');
    expect(stateOf(role, {})).toBe('unknown');
  });

  it('of a difficulty is met by a higher one', () => {
    const difficulty: Condition = { kind: 'difficulty', least: 'demanding' };
    expect(stateOf(difficulty, { difficulty: 'exceptionally demanding' })).toBe('met');
    expect(stateOf(difficulty, { difficulty: 'ordinary' })).toBe('missed');
  });

  it('of tags and types ignores capitals', () => {
    expect(stateOf({ kind: 'tag', any: ['Schools'] }, {}, { tags: ['schools'] })).toBe('met');
    expect(stateOf({ kind: 'type', any: ['project'] }, {}, { type: 'Project' })).toBe('met');
  });
});

describe('a task of a person', () => {
  const people = (...tasks: string[]) => ({ keyPeople: tasks.map((task) => ({ name: 'Olli', task })) });
  it.each([
    ['met', 'vastaavana rakennesuunnittelijana', people('Valvoja', 'Vastaava rakennesuunnittelija')],
    ['met', 'rakennesuunnittelija', people('Vastaava Rakennesuunnittelijana')],
    ['met', 'project manager', people('Manager of the project')],
    ['missed', 'project manager', people('Procurement manager')],
    ['missed', 'vastaava rakennesuunnittelija', people('Rakennesuunnittelija', 'Vastaava valvoja')],
    ['missed', 'lead', people('Misleading')],
    ['missed', '–', people('Valvoja')],
    ['unknown', 'valvoja', people()],
    ['unknown', 'valvoja', {}],
  ] as const)('is %s where “%s” is asked', (state, asked, facts) => {
    expect(stateOf({ kind: 'task', any: [asked] }, facts)).toBe(state);
  });

  it('is met by one of several, and says who had which', () => {
    const task: Condition = { kind: 'task', any: ['Valvoja', 'Supervisor'] };
    expect(markOf(task, { tags: [], facts: people('Supervisor', 'Designer') }, deadline)).toEqual({
      state: 'met',
      says: ['Olli (Supervisor)', 'Olli (Designer)'],
    });
  });
});

describe('a code', () => {
  it.each([
    ['met', '71000000', ['71320000']],
    ['met', '71320000', ['71320000', '45000000']],
    ['unknown', '71320000', ['71000000']],
    ['missed', '71320000', ['45214200']],
    ['unknown', '71320000', []],
  ] as const)('of CPV is %s by what begins with it', (state, asked, cpv) => {
    expect(stateOf({ kind: 'cpv', any: [asked] }, { cpv: [...cpv] })).toBe(state);
  });

  it('of a region covers those below it', () => {
    const region: Condition = { kind: 'region', any: ['FI1B'] };
    expect(stateOf(region, { regions: ['FI1B1'] })).toBe('met');
    expect(stateOf(region, { regions: ['FI'] })).toBe('unknown');
    expect(stateOf(region, { regions: ['FI198'] })).toBe('missed');
  });
});
