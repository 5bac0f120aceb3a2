import { expect, it } from 'vitest';
import type { ProvenReference } from '#functions/publication/proof-rows';
import { pageStateOf } from '#pages/buyer-proof/state.ts';

const reference = (state: ProvenReference['state']) =>
  ({ state, confirmation: { at: '2026-11-29', by: { domain: 'muster.example' } } }) as ProvenReference;

it.each([
  [['confirmed', 'confirmed'], 'confirmed'],
  [['confirmed', 'withdrawn'], 'partial'],
  [['held', 'withdrawn'], 'held'],
  [['changed', 'expired'], 'held'],
  [['withdrawn', 'withdrawn'], 'withdrawn'],
] as const)("a buyer's page of references that are %j says %s", (states, said) => {
  expect(pageStateOf(states.map(reference))).toBe(said);
});
