import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { channels, subjects } from '#contract/rules/choices';
import { entryKinds } from '#contract/resources/permission';
import { permissionState, type Deciding } from '#contract/permission/state';

const days = ['2026-03-01', '2026-03-02', '2026-03-03', '2026-03-04'];
const [monday, tuesday, wednesday] = days as [string, string, string];
const [one, another] = ['reference-one', 'reference-two'];

const day = fc.constantFrom(...days);
const maybe = <Value>(of: fc.Arbitrary<Value>) => fc.option(of, { nil: undefined });
/** Few different moments make entries meet at the same one. */
const moment = fc
  .integer({ min: 0, max: 5 })
  .map((n) => new Date(Date.UTC(2026, 1, 1, 0, 0, n)).toISOString());
const entries = fc
  .array(
    fc.record({
      kind: fc.constantFrom(...entryKinds),
      referenceId: maybe(fc.constantFrom(one, another)),
      subjects: fc.subarray([...subjects]),
      channels: fc.subarray([...channels]),
      validFrom: maybe(day),
      expiresOn: maybe(day),
      method: fc.constantFrom('link' as const, 'contract' as const),
      agreedOn: maybe(fc.constantFrom('2026-01-31', '2026-02-01', '2026-02-02')),
      at: moment,
    }),
    { maxLength: 8 },
  )
  .map((list) => list.map((entry, index): Deciding => ({ ...entry, id: `entry-${index}` })));

const cells = (list: readonly Deciding[], today = monday, referenceId: string | undefined = one) =>
  Object.entries(permissionState(list, { referenceId, today })).flatMap(([subject, row]) =>
    Object.entries(row).map(([channel, cell]) => ({ subject, channel, ...cell })),
  );

const names = (entry: Deciding, cell: { subject: string; channel: string }) =>
  (entry.subjects as string[]).includes(cell.subject) && (entry.channels as string[]).includes(cell.channel);

const grant = (changes: Partial<Deciding> = {}): Deciding => ({
  id: 'grant',
  kind: 'granted',
  subjects: ['name'],
  channels: ['website'],
  at: '2026-02-01T00:00:00.000Z',
  ...changes,
});
const nameOnWebsite = (list: readonly Deciding[], today = monday, referenceId: string | undefined = one) =>
  permissionState(list, { referenceId, today }).name.website;

describe('the state of a customer’s permissions', () => {
  it('is the same in any order of entries', () => {
    const shuffled = entries.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    fc.assert(
      fc.property(shuffled, day, ([list, other], today) => {
        expect(cells(other, today)).toEqual(cells(list, today));
      }),
    );
  });

  it('allows only what was granted for this day and reference and not closed since', () => {
    fc.assert(
      fc.property(entries, day, (list, today) => {
        const applying = list.filter(({ referenceId }) => referenceId === undefined || referenceId === one);
        for (const cell of cells(list, today)) {
          const about = applying.filter((entry) => names(entry, cell));
          const grants = about.filter(
            ({ kind, validFrom = today, expiresOn = today }) =>
              ['granted', 'extended'].includes(kind) && validFrom <= today && today <= expiresOn,
          );
          const closing = about.filter(({ kind }) => ['declined', 'withdrawn', 'revoked'].includes(kind));
          const isLater = grants.some((given) => closing.every(({ at }) => at < given.at));
          if (cell.state === 'allowed') expect(isLater).toBe(true);
          else if (closing.length === 0) expect(grants).toEqual([]);
        }
      }),
    );
  });

  it('opens after a refusal only by link or by an agreement of a later day', () => {
    fc.assert(
      fc.property(entries, day, (list, today) => {
        const customers = new Set(['declined', 'withdrawn']);
        for (const cell of cells(list, today)) {
          if (cell.state !== 'allowed') continue;
          const about = list.filter(
            (entry) => names(entry, cell) && (entry.referenceId === undefined || entry.referenceId === one),
          );
          for (const refusal of about.filter(({ kind }) => customers.has(kind)))
            expect(
              about.some(
                ({ kind, method, agreedOn = '', at }) =>
                  kind === 'granted' &&
                  at > refusal.at &&
                  (method === 'link' || agreedOn > refusal.at.slice(0, 10)),
              ),
            ).toBe(true);
        }
      }),
    );
  });

  it('is empty after a full withdrawal, until something is granted by link', () => {
    const last = '2026-02-02T00:00:00.000Z';
    const everything = { subjects: [...subjects], channels: [...channels] };
    fc.assert(
      fc.property(entries, day, (list, today) => {
        const withdrawn: Deciding = { id: 'last', kind: 'withdrawn', ...everything, at: last };
        expect(new Set(cells([...list, withdrawn], today).map(({ state }) => state))).toEqual(
          new Set(['withdrawn']),
        );
        const granted = grant({ ...everything, method: 'link', at: '2026-02-03T00:00:00.000Z' });
        expect(new Set(cells([granted, withdrawn, ...list], today).map(({ state }) => state))).toEqual(
          new Set(['allowed']),
        );
      }),
    );
  });

  it('begins with the first agreed day and ends with the last', () => {
    const given = [grant({ validFrom: tuesday, expiresOn: tuesday })];
    expect([monday, tuesday, wednesday].map((today) => nameOnWebsite(given, today).state)).toEqual([
      'waiting',
      'allowed',
      'expired',
    ]);
  });

  it('names the entry that it follows from', () => {
    const extended = grant({ id: 'longer', kind: 'extended', at: '2026-02-02T00:00:00.000Z' });
    expect(nameOnWebsite([extended, grant()])).toEqual({ state: 'allowed', entryId: 'longer' });
    expect(nameOnWebsite([])).toEqual({ state: 'not asked' });
  });

  it('ends at the moment of a refusal or a withdrawal', () => {
    const declined = grant({ id: 'no', kind: 'declined', at: '2026-02-02T00:00:00.000Z' });
    expect(nameOnWebsite([grant(), declined])).toEqual({ state: 'declined', entryId: 'no' });
    expect(nameOnWebsite([grant({ id: 'a', kind: 'withdrawn' }), grant({ id: 'b' })]).state).toBe(
      'withdrawn',
    );
  });

  it('stays refused by the customer when the organization revokes it', () => {
    const [declined, revoked, later] = [
      grant({ id: 'no', kind: 'declined' }),
      grant({ kind: 'revoked', at: '2026-02-02T00:00:00.000Z' }),
      grant({ id: 'later', at: '2026-02-03T00:00:00.000Z' }),
    ];
    expect(nameOnWebsite([declined, revoked, later])).toEqual({ state: 'declined', entryId: 'no' });
    expect(nameOnWebsite([revoked, later])).toEqual({ state: 'allowed', entryId: 'later' });
  });

  it('that a frame contract allows is closed by the refusal for one reference', () => {
    const declined = grant({ kind: 'declined', referenceId: one, at: '2026-02-02T00:00:00.000Z' });
    expect(nameOnWebsite([grant(), declined]).state).toBe('declined');
    expect(nameOnWebsite([grant(), declined], monday, another).state).toBe('allowed');
  });

  it('of one reference says nothing about another, unless it covers all', () => {
    expect(nameOnWebsite([grant({ referenceId: another })]).state).toBe('not asked');
    expect(nameOnWebsite([grant({ referenceId: another })], monday, undefined).state).toBe('not asked');
    expect(nameOnWebsite([grant()]).state).toBe('allowed');
  });
});
