import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { currentYearMonth, formatReferenceDate, parseReferenceDate } from '#contract/reference/date';

describe('a reference date', () => {
  it.each([
    ['2026-03', '2026-03'],
    ['2026-3', '2026-03'],
    ['2026', '2026-01'],
    ['03/2026', '2026-03'],
    ['3/2026', '2026-03'],
    ['2026-03-17', '2026-03'],
    ['2026-03-17T10:00:00.000Z', '2026-03'],
    [' 2026-03 ', '2026-03'],
  ])('%j is normalized to %j', (typed, parsed) => {
    expect(parseReferenceDate(typed)).toBe(parsed);
  });

  it.each([
    '',
    '13/2026',
    '00/2026',
    '2026-13',
    '2026-02-31',
    'March 2026',
    '17.3.2026',
    '99',
    '0026-01',
    '1/1/2026',
  ])('%j is refused', (typed) => {
    expect(parseReferenceDate(typed)).toBeUndefined();
  });

  it('is shown as MM/YYYY', () => {
    expect(formatReferenceDate('2026-03')).toBe('03/2026');
    expect(formatReferenceDate(undefined)).toBe('');
    expect(formatReferenceDate('soon')).toBe('');
  });

  it('stays the same when its shown form is typed again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1900, max: 2199 }), fc.integer({ min: 1, max: 12 }), (year, month) => {
        const date = `${year}-${String(month).padStart(2, '0')}`;
        expect(parseReferenceDate(formatReferenceDate(date))).toBe(date);
      }),
    );
  });

  it('is a year and month or nothing, for any text', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        expect(parseReferenceDate(typed) ?? '2000-01').toMatch(/^\d{4}-(0[1-9]|1[0-2])$/);
      }),
    );
  });

  it('takes the current month from the given clock', () => {
    expect(currentYearMonth(new Date('2026-11-30T23:59:59Z'))).toBe('2026-11');
  });
});
