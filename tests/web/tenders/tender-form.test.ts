import { describe, expect, it } from 'vitest';
import type { Tender } from '#contract/resources/tender';
import * as words from '#words/tender-fields';
import {
  bodyOf,
  emptyForm,
  formOf,
  newBodyOf,
  resolver,
  type TenderForm,
} from '#web/workspace/features/tenders/details/tender-form.ts';

const owner = '01HZX0000000000000000000ZZ';
const form: TenderForm = { ...emptyForm(owner), title: 'School design' };
const saved = {
  title: 'School design',
  buyer: { name: 'City of Muster', kind: 'municipality', country: 'FI' },
  lot: 'Part 1',
  procedure: 'Open procedure',
  identifiers: { ted: '123-2030', own: 'T-7' },
  owner,
  deadline: '2030-01-31T12:00:00.000Z',
  languages: [],
} as unknown as Tender;

const check = async (typed: Partial<TenderForm>) => {
  const { errors } = await resolver({ ...form, ...typed }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error.message]));
};

describe('the form of a tender', () => {
  it('keeps every field of a saved tender', () => {
    const { buyer, lot, procedure, identifiers, deadline } = saved;
    expect(bodyOf(formOf(saved), saved)).toMatchObject({ buyer, lot, procedure, identifiers, deadline });
  });

  it('sends the owner only if another one is chosen', () => {
    expect(bodyOf(formOf(saved), saved)).not.toHaveProperty('owner');
    expect(bodyOf({ ...formOf(saved), owner: 'another' }, saved)).toMatchObject({ owner: 'another' });
    expect(newBodyOf(form)).toMatchObject({ owner });
  });

  it('removes what was emptied from a saved tender, and leaves it out of a new one', () => {
    const removed = { buyer: null, lot: null, procedure: null, identifiers: null, holdUntil: null };
    expect(bodyOf(form, saved)).toMatchObject(removed);
    expect(Object.keys(newBodyOf(form))).toEqual(['title', 'owner', 'deadline', 'languages']);
  });

  it('takes a country in small letters', async () => {
    expect(newBodyOf({ ...form, buyer: 'City', country: ' fi ' }).buyer).toEqual({
      name: 'City',
      country: 'FI',
    });
    expect(await check({ buyer: 'City', country: ' fi ' })).toEqual({});
  });

  it('shows a mistake at its own field', async () => {
    expect(await check({ buyer: 'City', country: 'Finland' })).toEqual({ country: words.countryInvalid });
    expect(await check({ country: 'FI' })).toEqual({ buyer: words.buyerMissing });
    expect(Object.keys(await check({ ted: 't'.repeat(201), most: 'six' }))).toEqual(['ted', 'most']);
  });
});
