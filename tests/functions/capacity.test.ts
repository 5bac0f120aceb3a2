import { describe, expect, it, test } from 'vitest';
import { differences, merged } from '../support/capacity/compare.ts';
import type { Measured } from '../support/capacity/measure.ts';
import { sizeOf } from '../support/capacity/size.ts';

const row = { function: 'Reference', reads: 40, writes: 0, calls: 2, roundTrips: 2, kilobytes: 10 };
const stored: Measured = {
  organizationKilobytes: 300,
  routes: { list: row },
  events: {},
  functions: { reference: 500 },
};
const now = (changes: object): Measured => ({ ...stored, routes: { list: { ...row, ...changes } } });

describe('the capacity check', () => {
  it.each([
    ['a tenth more reads', { reads: 45 }, ['list: reads from 40 to 45']],
    ['a tenth fewer reads', { reads: 35 }, ['list: reads from 40 to 35']],
    ['a first write', { writes: 0.5 }, ['list: writes from 0 to 0.5']],
    ['a tenth more kilobytes', { kilobytes: 11.2 }, ['list: kilobytes from 10 to 11.2']],
    ['another call', { calls: 3 }, ['list: calls from 2 to 3']],
    ['another round trip', { roundTrips: 3 }, ['list: roundTrips from 2 to 3']],
    ['another function', { function: 'Customer' }, ['list: Reference became Customer']],
  ])('reports %s', (_what, changes, expected) => {
    expect(differences(stored, now(changes))).toEqual(expected);
  });

  it('reports a bundle that grew by more than a tenth', () => {
    const heavier = { ...stored, functions: { reference: 560 } };
    expect(differences(stored, heavier)).toEqual(['bundle reference: kilobytes from 500 to 560']);
    expect(merged(stored, heavier).functions).toEqual({ reference: 560 });
    expect(merged(stored, { ...stored, functions: { reference: 540 } }).functions).toEqual({
      reference: 500,
    });
  });

  it('accepts a difference of a tenth', () => {
    expect(differences(stored, now({ reads: 44, kilobytes: 9 }))).toEqual([]);
  });

  it('reports routes that are new or no longer measured', () => {
    const other = { ...stored, routes: { other: row } };
    expect(differences(stored, other)).toEqual([
      'other: not stored yet',
      'list: stored, but not measured any more',
    ]);
  });

  it('stores every change of units and ignores small changes of size', () => {
    expect(merged(stored, now({ reads: 41 })).routes.list!.reads).toBe(41);
    expect(merged(stored, now({ kilobytes: 10.2 })).routes.list!.kilobytes).toBe(10);
    expect(merged(undefined, stored)).toEqual(stored);
  });
});

test('the size of an item is the sum of its names and values', () => {
  expect(sizeOf({ pk: { S: 'ORG#1' }, n: { N: '-1200' }, on: { BOOL: true } })).toBe(7 + 4 + 3);
  expect(sizeOf({ l: { L: [{ S: 'ab' }] }, m: { M: { k: { S: 'ä' } } } })).toBe(1 + 3 + 3 + 1 + 3 + 1 + 3);
});
