import { expect, it } from 'vitest';
import { fillingOf } from '#functions/document/make/form/values';
import { emptyCard, entryFrom, manuscriptFrom } from '../support/manuscripts.ts';
import { factsInput } from '../support/resources/reference.ts';

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
