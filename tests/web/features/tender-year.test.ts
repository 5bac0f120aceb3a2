import { describe, expect, it } from 'vitest';
import type { Tender } from '#contract/resources/tender';
import { yearOf } from '../../../web/workspace/features/tenders/outcome/year.ts';
import { tenderSheet } from '../../../web/workspace/features/tenders/outcome/download-tenders.ts';
import { tendersWith } from '../../../web/workspace/features/tenders/ranking/tenders-with.ts';

const now = new Date('2026-11-28T12:00:00Z');
const tender = (status: Tender['status'], more: Partial<Tender> = {}): Tender => ({
  id: 't',
  title: 'A tender',
  deadline: '2026-06-01T10:00:00.000Z',
  languages: [],
  owner: 'o',
  status,
  referenceIds: ['r1'],
  needs: 0,
  answered: 0,
  partsVersion: 1,
  version: 1,
  createdAt: '2026-05-01T10:00:00.000Z',
  updatedAt: '2026-05-01T10:00:00.000Z',
  createdBy: 'o',
  decidedAt: '2026-07-01T10:00:00.000Z',
  ...more,
});
const outcome = (more: Partial<NonNullable<Tender['outcome']>>): Pick<Tender, 'outcome'> => ({
  outcome: { reasons: [], references: [], ...more },
});
const refused = (why: string) => [{ referenceId: 'r1', verdict: 'refused' as const, why }];

describe('the year of tenders', () => {
  it('counts what was won and lost in twelve months, and nothing that was canceled', () => {
    const old = { decidedAt: '2025-11-27T12:00:00.000Z' };
    const all = [tender('won'), tender('lost'), tender('lost'), tender('cancelled'), tender('won', old)];
    expect(yearOf([...all, tender('sent')], now)).toMatchObject({ won: 1, decided: 3 });
  });

  it('says for each buyer and kind of at least two tenders how many were won', () => {
    const city = { buyer: { name: 'City of Muster', kind: 'municipality' as const } };
    const town = { buyer: { name: 'Town of Muster', kind: 'municipality' as const } };
    const { byKind, byBuyer } = yearOf(
      [tender('won', city), tender('lost', city), tender('lost', town)],
      now,
    );
    expect(byKind).toEqual([{ name: 'municipality', won: 1, decided: 3 }]);
    expect(byBuyer).toEqual([{ name: 'City of Muster', won: 1, decided: 2 }]);
  });

  it('adds up what was won by currency', () => {
    const priced = (ours: number, currency: string) => tender('won', outcome({ price: { ours, currency } }));
    const all = [priced(100, 'EUR'), priced(50, 'EUR'), priced(7, 'SEK'), tender('won')];
    expect([...yearOf(all, now).value]).toEqual([
      ['EUR', 150],
      ['SEK', 7],
    ]);
  });

  it('names the most frequent reasons of losses and of refused references first', () => {
    const all = [
      tender('lost', outcome({ reasons: ['quality'], references: refused('Too old') })),
      tender('lost', outcome({ reasons: ['price', 'quality'] })),
      tender('won', outcome({ references: refused('Too old') })),
      tender('won', outcome({ references: refused('Too small') })),
    ];
    const { lostFor, refusedFor } = yearOf(all, now);
    expect(lostFor).toEqual([
      ['quality', 2],
      ['price', 1],
    ]);
    expect(refusedFor).toEqual([
      ['Too old', 2],
      ['Too small', 1],
    ]);
  });

  it('is a table with a line for each tender, which says why references were refused', () => {
    const references = [
      ...refused('Too old'),
      { referenceId: 'r2', verdict: 'accepted' as const, why: 'Well done' },
      { referenceId: 'r3', verdict: 'refused' as const, why: 'Too small; unlike ours' },
    ];
    const lost = tender('lost', outcome({ reasons: ['price', 'quality'], winner: 'Others', references }));
    const [headings, first, second] = tenderSheet([lost, tender('preparing')]);
    expect(first).toHaveLength(headings!.length);
    expect(first!.slice(0, 6)).toEqual(['A tender', undefined, undefined, new Date('2026-06-01'), 'Lost', 1]);
    expect(first!.slice(-3)).toEqual(['Others', 'Price; Quality', 'Too old; Too small; unlike ours']);
    expect(second!.slice(-3)).toEqual([undefined, undefined, undefined]);
  });

  it('counts for a reference the tenders that were sent with it', () => {
    const all = [tender('won'), tender('lost'), tender('preparing'), tender('won', { referenceIds: ['r2'] })];
    expect(tendersWith(all, 'r1')).toEqual({ count: 2, won: 1 });
  });
});
