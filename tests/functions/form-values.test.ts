import { expect, it } from 'vitest';
import type { FactValues } from '#contract/reference/facts';
import { fillingOf } from '#functions/document/make/form/values';
import { emptyCard, entryFrom, manuscriptFrom } from '../support/manuscripts.ts';
import { factsInput } from '../support/resources/reference.ts';

it('an amount is a number only where the number says all of it', () => {
  const amount = { amount: 1_250_000, currency: 'EUR', vat: 'excluded' } as const;
  const numbersOf = (...all: FactValues[]) => {
    const entries = all.map((facts) => entryFrom(emptyCard, facts));
    const { numberOf } = fillingOf(manuscriptFrom([], { entries }), entries, {});
    return entries.map((_, at) => numberOf('value', at));
  };
  expect(numbersOf({ contractValue: amount }, {})).toEqual([1_250_000, undefined]);
  for (const told of [{ about: true }, { vat: 'included' }] as const)
    expect(numbersOf({ contractValue: { ...amount, ...told } })).toEqual([undefined]);
  expect(numbersOf({ contractValue: amount, secret: ['contractValue'] })).toEqual([undefined]);
  const krona = { ...amount, currency: 'SEK' } as const;
  expect(numbersOf({ contractValue: amount }, { contractValue: krona })).toEqual([undefined, undefined]);
});

it('a form marks each value that is a business secret', () => {
  const secret = ['ourPart', 'clientContact', 'sizes'] as const;
  const contact = { name: 'Maija Meri', email: 'maija@harbour.example', phone: '+358 40 1' };
  const facts = { ...factsInput, ourPart: 'All of the piling.', secret: [...secret] };
  const entries = [entryFrom(emptyCard, facts, contact)];
  const { valueOf } = fillingOf(manuscriptFrom([], { entries }), entries, {});
  const names = ['ourPart', 'size', 'contactName', 'contactPhone', 'contactEmail', 'role'] as const;
  expect(names.map((name) => valueOf(name, 0))).toEqual([
    'All of the piling. (business secret)',
    '12 MW (business secret)',
    'Maija Meri (business secret)',
    '+358 40 1 (business secret)',
    'maija@harbour.example (business secret)',
    'Lead of a consortium',
  ]);
});
