import { expect, it } from 'vitest';
import { activePath, isActive, mainItems, parentOf } from '#web/workspace/app/shell/navigation.ts';

it.each([
  ['/app', '/app/dashboard', true],
  ['/app/', '/app/dashboard', true],
  ['/app/references', '/app/references', true],
  ['/app/references/01ABC', '/app/references', true],
  ['/app/referencesx', '/app/references', false],
  ['/app/customers', '/app/references', false],
])('on %s, %s is active: %s', (path, item, active) => {
  expect(isActive(path, item)).toBe(active);
});

it('marks the one sub-item that is meant', () => {
  const items = mainItems.find(({ label }) => label === 'References')?.items ?? [];
  expect(activePath('/app/references/new', items)).toBe('/app/references/new');
  expect(activePath('/app/references/01ABC', items)).toBe('/app/references');
  expect(activePath('/app/dashboard', items)).toBeUndefined();
});

it('opens the parent that holds the path', () => {
  expect(parentOf('/app/customers/new')).toBe('/app/customers');
  expect(parentOf('/app/assets')).toBe('/app/references');
  expect(parentOf('/app/dashboard')).toBeUndefined();
});
