import { describe, expect, it } from 'vitest';
import type { FactValues } from '#contract/reference/facts';
import { rank, type Asked } from '#contract/tender/fit';
import type { Condition } from '#contract/tender/condition';
import type { Light } from '#contract/tender/light';
import type { FitRecord } from '#contract/tender/marks';
import type { TenderPick } from '#contract/tender/pick';
import { gapsOf, propose, type Rankings } from '#contract/tender/selection';

const deadline = '2026-12-18T10:00:00.000Z';
const green: Light = { color: 'green', reasons: [], confirmed: 0 };
const record = (id: string, facts: FactValues, more: Partial<FitRecord> = {}): FitRecord => ({
  id,
  tags: [],
  languages: ['fi'],
  facts,
  checkedAt: '2026-11-01T00:00:00.000Z',
  light: green,
  ...more,
});
const needOf = (conditions: Condition[], number = 1, id = 'need') => ({ id, number, conditions });
const rankOf = (conditions: Condition[], records: FitRecord[], likeness: Asked['likeness'] = new Map()) =>
  rank({ need: needOf(conditions), deadline, likeness }, records);
const order = (ranked: { referenceId: string }[]) => ranked.map(({ referenceId }) => referenceId);

const large: Condition = { kind: 'size', least: 1_000, unit: 'brm²' };
const recent: Condition = { kind: 'ended', months: 60 };
const sized = (amount: number): FactValues => ({ sizes: [{ amount, unit: 'brm²' }] });

describe('the ranking of references', () => {
  it('puts those that fit first, then may fit, nearly and not', () => {
    const ranked = rankOf(
      [large],
      [record('d', sized(100)), record('c', sized(950)), record('b', {}), record('a', sized(1_000))],
    );
    expect(ranked.map(({ referenceId, fit }) => [referenceId, fit])).toEqual([
      ['a', 'fits'],
      ['b', 'may fit'],
      ['c', 'nearly'],
      ['d', 'does not fit'],
    ]);
  });

  it('is the same for the same records in any order', () => {
    const records = Array.from({ length: 60 }, (_, n) =>
      record(`r${n}`, { ...sized(900 + (n % 7) * 50), endedOn: String(2018 + (n % 9)) }),
    );
    const likeness = new Map(records.map(({ id }, n) => [id, (n % 5) / 5]));
    const expected = rankOf([large, { ...recent, wish: true }], records, likeness);
    for (const mixed of [records.toReversed(), [...records.slice(31), ...records.slice(0, 31)]]) {
      expect(rankOf([large, { ...recent, wish: true }], mixed, likeness)).toEqual(expected);
    }
  });

  it('counts a missed wish in the score and not in the class', () => {
    const [first, second] = rankOf(
      [large, { kind: 'role', any: ['lead'], wish: true }],
      [record('a', { ...sized(2_000), role: 'partner' }), record('b', { ...sized(2_000), role: 'lead' })],
    );
    expect([first?.referenceId, first?.fit, second?.referenceId, second?.fit]).toEqual([
      'b',
      'fits',
      'a',
      'fits',
    ]);
    expect(first!.score - second!.score).toBeCloseTo(15, 5);
  });

  it('puts what the customer allows before a better score', () => {
    const refused: Light = { color: 'red', reasons: [{ subject: 'name', reason: 'declined' }], confirmed: 0 };
    const better = { ...sized(2_000), tenderText: 't', ourPart: 'p' };
    expect(
      order(rankOf([large], [record('a', better, { light: refused }), record('b', sized(2_000))])),
    ).toEqual(['b', 'a']);
  });

  it('decides by words, then by the newest end, then by id', () => {
    const same = { ...sized(2_000), startedOn: '2010-01' };
    const ended = (endedOn: string) => ({ ...same, endedOn });
    const likeness = new Map([['z', 1]]);
    expect(order(rankOf([large], [record('a', same), record('z', same)], likeness))).toEqual(['z', 'a']);
    const old = [record('a', ended('2001-01')), record('b', ended('2003-01')), record('c', ended('2003-01'))];
    expect(order(rankOf([large], old))).toEqual(['b', 'c', 'a']);
  });

  it('gives a hundred at most, and four less without a confirmation', () => {
    const facts: FactValues = {
      ...sized(2_000),
      tenderText: 't',
      ourPart: 'p',
      contractValue: { amount: 1, currency: 'EUR' },
      ourValue: { amount: 1, currency: 'EUR' },
      startedOn: '2025-01',
      endedOn: '2026-12',
      role: 'lead',
      clientContact: 'c',
    };
    const scoreOf = (light: Light) =>
      rankOf([large], [record('a', facts, { light })], new Map([['a', 1]]))[0]?.score;
    expect([scoreOf(green), scoreOf({ ...green, confirmed: 1 })]).toEqual([96, 100]);
  });
});

const rankings = (needs: ReturnType<typeof needOf>[], records: FitRecord[]): Rankings[] =>
  needs.map((need) => ({ need, ranked: rank({ need, deadline, likeness: new Map() }, records) }));

describe('the proposed selection', () => {
  const tag = (name: string): Condition => ({ kind: 'tag', any: [name] });
  const tagged = (id: string, ...tags: string[]) => record(id, {}, { tags });

  it('lets the requirement with the fewest candidates choose first', () => {
    const needs = [needOf([tag('school')], 1, 'wide'), needOf([tag('wood')], 1, 'narrow')];
    const records = [tagged('a', 'school', 'wood'), tagged('b', 'school'), tagged('c', 'school')];
    const { picks, short } = propose(rankings(needs, records), { sameTwice: false });
    expect(short).toEqual([]);
    expect(picks).toEqual([
      { referenceId: 'a', needIds: ['narrow'] },
      { referenceId: 'b', needIds: ['wide'] },
    ]);
  });

  it('prefers the reference that answers most open requirements', () => {
    const needs = [needOf([tag('school')], 1, 'one'), needOf([tag('wood')], 1, 'two')];
    const records = [tagged('a', 'school'), tagged('b', 'school', 'wood'), tagged('c', 'wood')];
    expect(propose(rankings(needs, records)).picks).toEqual([{ referenceId: 'b', needIds: ['one', 'two'] }]);
  });

  it('stays within the number of references that the buyer allows, and says what is short', () => {
    const needs = [needOf([tag('school')], 3)];
    const records = ['a', 'b', 'c', 'd'].map((id) => tagged(id, 'school'));
    const { picks, short } = propose(rankings(needs, records), { references: 2 });
    expect(picks.map(({ referenceId }) => referenceId)).toEqual(['a', 'b']);
    expect(short).toEqual([{ needId: 'need', missing: 1, nearest: ['c', 'd'] }]);
  });

  it('never takes a reference that misses a must', () => {
    const { picks, short } = propose(rankings([needOf([large])], [record('a', sized(950))]));
    expect({ picks, short }).toEqual({
      picks: [],
      short: [{ needId: 'need', missing: 1, nearest: ['a'] }],
    });
  });
});

describe('the gap list', () => {
  const needs = [needOf([large, recent], 2)];
  const today = '2026-11-28';
  const gaps = (records: FitRecord[], languages: string[] = ['fi'], own?: TenderPick['own']) => {
    const all = rankings(needs, records);
    const picks = propose(all).picks.map((one) => ({ ...one, own }));
    return gapsOf(all, picks, new Map(records.map((one) => [one.id, one])), {
      languages,
      today,
    });
  };
  const whole = { ...sized(2_000), endedOn: '2025-01', clientContact: 'c' };

  it('is empty when everything is there', () => {
    expect(gaps([record('a', whole), record('b', whole)])).toEqual([]);
  });

  it('names what the customer has to allow before what ends too early', () => {
    const ends: Light = { ...green, color: 'amber', reasons: [{ subject: 'name', reason: 'ends' }] };
    const grey: Light = { ...green, color: 'grey', reasons: [{ subject: 'name', reason: 'not asked' }] };
    expect(gaps([record('a', whole, { light: ends }), record('b', whole, { light: grey })])).toEqual([
      { kind: 'permission', referenceId: 'b' },
      { kind: 'ends', referenceId: 'a' },
    ]);
  });

  it('names the texts that a tender in another language lacks', () => {
    const written = {
      ...whole,
      tenderText: 'Text',
      ourPart: 'Part',
      translations: { sv: { tenderTitle: 'Rubrik', tenderText: 'Text' } },
    };
    const records = [record('a', written, { languages: ['fi', 'sv'] }), record('b', whole)];
    const language = 'sv';
    expect(gaps(records, ['fi', language])).toEqual([
      { kind: 'language', referenceId: 'a', language, fact: 'ourPart' },
      { kind: 'language', referenceId: 'b', language },
    ]);
    const own = { language, tenderTitle: 'För köparen', ourPart: 'Del' };
    expect(gaps(records, [language], own)).toEqual([]);
  });

  it('begins with what no fact can help', () => {
    const gone = record(
      'a',
      { sizes: whole.sizes },
      { languages: [], checkedAt: '2024-01-01T00:00:00.000Z' },
    );
    expect(gaps([gone], ['sv'])).toEqual([
      { kind: 'too few', needId: 'need', missing: 1 },
      { kind: 'fact', referenceId: 'a', fact: 'endedOn' },
      { kind: 'language', referenceId: 'a', language: 'sv' },
      { kind: 'contact', referenceId: 'a', fact: 'clientContact' },
      { kind: 'unchecked', referenceId: 'a' },
    ]);
  });
});
