import { describe, expect, it } from 'vitest';
import { roles, rights } from '#contract/rules/roles';
import { freePlan, maxCards, plans, products } from '#contract/rules/plans';
import { templateOf, templates } from '#contract/cards/templates';

describe('the contract', () => {
  it('gives every right to at least the owner', () => {
    for (const allowed of Object.values(rights)) expect(allowed).toContain('owner');
    for (const allowed of Object.values(rights)) for (const role of allowed) expect(roles).toContain(role);
  });

  it('lists plans in the shape of products.json, with a free plan of five cards', () => {
    expect(products.parse(plans)).toEqual(plans);
    expect(maxCards(freePlan)).toBe(5);
  });
});

describe('templates', () => {
  it('include those of the specification and the decisions', () => {
    const named = ['architectural', 'base', 'consulting', 'design', 'engineering', 'standard', 'standardCTA'];
    expect(templates.map(({ id }) => id)).toEqual(expect.arrayContaining(named));
  });

  it('hide what nobody chooses', () => {
    expect(templates.filter(({ hidden }) => hidden).map(({ id }) => id)).toEqual(['base', 'logoTile']);
  });

  it('fill every tab of the gallery', () => {
    const tabs = new Set(templates.filter(({ hidden }) => !hidden).map(({ category }) => category));
    expect([...tabs].toSorted()).toEqual(['Architectural', 'Design', 'Engineering', 'General']);
  });

  it.each([
    ['standard', ['title', 'shortDescription']],
    ['architectural', ['title', 'mainImage', 'referenceDate']],
    ['consulting', ['title', 'shortDescription', 'referenceDate']],
  ])('%s requires %j', (id, fields) => {
    const required = templateOf(id).fields.filter((field) => field.required);
    expect(required.map(({ name }) => name)).toEqual(fields);
  });

  it.each(['default', 'nonsense', ''])('fall back to standard for %j', (id) => {
    expect(templateOf(id).id).toBe('standard');
  });

  it('never name a field twice', () => {
    for (const { fields } of templates) {
      const names = fields.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
    }
  });
});
