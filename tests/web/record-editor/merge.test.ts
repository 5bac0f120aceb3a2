import { expect, it } from 'vitest';
import { differingFields, mergeOver, typedSince } from '#web/workspace/record-editor/merge.ts';

const base = { name: 'Acme', industry: '', tags: ['Maritime'], config: { accent: '#111111', size: 2 } };

it('two versions differ in the fields that say something else, and in no others', () => {
  expect(differingFields(base, { ...base, name: ' Acme ', config: { size: 2, accent: '#111111' } })).toEqual(
    [],
  );
  expect(
    differingFields(base, { ...base, tags: ['Maritime', 'New'], config: { ...base.config, size: 3 } }),
  ).toEqual(['tags', 'config']);
});

it('what somebody else saved stays in the fields that were not touched here', () => {
  const theirs = { ...base, name: 'Acme Ltd', industry: 'Shipping', tags: ['Maritime', 'Baltic'] };
  const mine = { ...base, industry: 'Rail', name: 'Acme ', config: {} };
  expect(mergeOver(theirs, base, mine)).toEqual({ ...theirs, industry: 'Rail', config: {} });
});

it('what was typed while a save was under way stays typed, to the letter', () => {
  expect(typedSince(base, { ...base, industry: ' ', tags: ['Maritime'] })).toEqual({ industry: ' ' });
  expect(typedSince(base, { ...base })).toEqual({});
});
