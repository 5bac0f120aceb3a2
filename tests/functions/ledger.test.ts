import { describe, expect, it } from 'vitest';
import type { PermissionEntry } from '#contract/resources/permission';
import { chained, isIntact } from '#functions/permission/rules';

const person = { id: 'one', name: 'Maija Meri', email: 'maija@customer.example', jobTitle: 'Head of sales' };
const entry = {
  id: 'first',
  kind: 'granted' as const,
  customerId: 'customer',
  subjects: ['name' as const],
  channels: ['press' as const],
  wording: 'You may',
  at: '2026-03-01T08:00:00.000Z',
};
const first = chained({ ...entry, person }, {});
const second = chained({ ...entry, id: 'second' }, { ledgerLength: 1, ledgerHash: first.hash });
const end = { ledgerLength: 2, ledgerHash: second.hash };
const intact = (changed: PermissionEntry) => isIntact([changed, second], end);

describe('a ledger with an erased person', () => {
  const { person: _person, personSalt: _salt, ...erased } = first;

  it('is still complete and unchanged', () => {
    expect([intact(first), intact(erased)]).toEqual([true, true]);
    expect(JSON.stringify(erased)).not.toMatch(/Maija|customer\.example|Head of sales/);
  });

  it.each([
    ['another person', { person: { ...person, name: 'Otto' } }],
    ['a person put back with another salt', { person, personSalt: 'other' }],
    ['a person without a salt', { person }],
    ['another hash of a person', { personHash: 'f'.repeat(64) }],
    ['no hash of the person', { personHash: undefined }],
    ['another wording', { wording: 'You may not' }],
  ])('is not intact with %s', (_, change) => {
    expect(intact({ ...erased, ...change })).toBe(false);
  });

  it('does not tell who it was: the same person has another hash in each entry', () => {
    expect(chained({ ...entry, person }, {}).personHash).not.toBe(first.personHash);
    expect(second.personHash).toBeUndefined();
  });
});
