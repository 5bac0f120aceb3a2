import { expect, it } from 'vitest';
import { pseudo } from '../../web/plugins/pseudo-text.ts';

it('a text of the test language has accents, brackets and 40 % more length', () => {
  for (const text of ['Save', 'Customer references', 'PDF', 'The list of websites could not be loaded']) {
    const said = pseudo(text);
    expect(said).toMatch(/^⟦.*⟧$/);
    expect(said.length).toBeGreaterThanOrEqual(text.length * 1.4);
    expect(said).not.toContain(text);
  }
  expect(pseudo('Save')).toBe('⟦Šáávéé⟧');
});

it('placeholders, tags and addresses stay as they are', () => {
  const said = pseudo('Ask <b>{name}</b> at help@example.com or https://example.com/ask');
  for (const kept of ['<b>{name}</b>', 'help@example.com', 'https://example.com/ask'])
    expect(said).toContain(kept);
  expect(pseudo('en-GB')).toBe('en-GB');
});

it('a function of values keeps its values in the result', () => {
  const said = pseudo((name: string, count: number) => `${name} was kept ${count} times`);
  expect(said('Maja Berg', 12)).toMatch(/^⟦Maja Berg .* 12 .*⟧$/);
});

it('lists, tables and links within a sentence are changed part by part', () => {
  expect(pseudo({ tabs: { one: 'On' }, list: ['Is'] })).toEqual({ tabs: { one: '⟦Óóň⟧' }, list: ['⟦Ííš⟧'] });
  const sentence = pseudo(<T>(link: T): readonly (string | T)[] => ['New? ', link]);
  const link = { $$typeof: 'element' };
  expect(sentence(link)[1]).toBe(link);
});

it('a text within a text has its own brackets once', () => {
  const inner = pseudo('Save');
  expect(pseudo((name: string) => `Press ${name}`)(inner)).toContain(' ⟦Šáávéé⟧');
  expect(pseudo(`Press ${inner}`).match(/Šáávéé/g)).toHaveLength(1);
});
