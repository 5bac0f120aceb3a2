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

describe('the gate on units', () => {
  it.each([
    ['dearer by more than a tenth', { reads: 45 }, ['list: reads from 40 to 45']],
    ['cheaper by more than a tenth', { reads: 35 }, ['list: reads from 40 to 35']],
    ['no longer free', { writes: 0.5 }, ['list: writes from 0 to 0.5']],
    ['larger by more than a tenth', { kilobytes: 11.2 }, ['list: kilobytes from 10 to 11.2']],
    ['asking once more', { calls: 3 }, ['list: calls from 2 to 3']],
    ['waiting for the table once more', { roundTrips: 3 }, ['list: roundTrips from 2 to 3']],
    ['answered by another function', { function: 'Customer' }, ['list: Reference became Customer']],
  ])('stops what is %s', (_what, changes, expected) => {
    expect(differences(stored, now(changes))).toEqual(expected);
  });

  it('stops a bundle that weighs more than a tenth more', () => {
    const heavier = { ...stored, functions: { reference: 560 } };
    expect(differences(stored, heavier)).toEqual(['bundle reference: kilobytes from 500 to 560']);
    expect(merged(stored, heavier).functions).toEqual({ reference: 560 });
    expect(merged(stored, { ...stored, functions: { reference: 540 } }).functions).toEqual({
      reference: 500,
    });
  });

  it('lets through what differs by a tenth', () => {
    expect(differences(stored, now({ reads: 44, kilobytes: 9 }))).toEqual([]);
  });

  it('wants what is new to be stored, and what is gone to be forgotten', () => {
    const other = { ...stored, routes: { other: row } };
    expect(differences(stored, other)).toEqual([
      'other: not stored yet',
      'list: stored, but not measured any more',
    ]);
  });

  it('stores every change of the units, and leaves what is the same as it was', () => {
    expect(merged(stored, now({ reads: 41 })).routes.list!.reads).toBe(41);
    expect(merged(stored, now({ kilobytes: 10.2 })).routes.list!.kilobytes).toBe(10);
    expect(merged(undefined, stored)).toEqual(stored);
  });
});

test('the size of an item is that of its names and values', () => {
  expect(sizeOf({ pk: { S: 'ORG#1' }, n: { N: '-1200' }, on: { BOOL: true } })).toBe(7 + 4 + 3);
  expect(sizeOf({ l: { L: [{ S: 'ab' }] }, m: { M: { k: { S: 'ä' } } } })).toBe(1 + 3 + 3 + 1 + 3 + 1 + 3);
});
