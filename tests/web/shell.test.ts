import { expect, it } from 'vitest';
import {
  activePath,
  isActive,
  mainItems,
  parentOf,
  workspaceItems,
} from '#web/workspace/app/shell/navigation.ts';
import { findCommands, type Command, type CommandGroup } from '#web/workspace/app/palette/commands.ts';
import { pastDueText } from '#web/workspace/app/shell/past-due-banner.tsx';

it.each([
  ['/app', '/app/dashboard', true],
  ['/app/', '/app/dashboard', true],
  ['/app/references', '/app/references', true],
  ['/app/references/01ABC', '/app/references', true],
  ['/app/references-of-2026', '/app/references', true],
  ['/app/customers', '/app/references', false],
])('on %s, %s is active: %s', (path, item, active) => {
  expect(isActive(path, item)).toBe(active);
});

it('the navigation marks exactly one sub-item', () => {
  const items = mainItems.find(({ label }) => label === 'References')?.items ?? [];
  expect(activePath('/app/references/new', items)).toBe('/app/references/new');
  expect(activePath('/app/references/01ABC', items)).toBe('/app/references');
  expect(activePath('/app/dashboard', items)).toBeUndefined();
});

it('the navigation opens the group of the current path', () => {
  expect(parentOf('/app/customers/new')).toBe('/app/customers');
  expect(parentOf('/app/assets')).toBe('/app/references');
  expect(parentOf('/app/dashboard')).toBeUndefined();
});

it('the workspace group leads to all pages about the organization', () => {
  expect(workspaceItems.map(({ path }) => path)).toEqual([
    '/app/integrations',
    '/app/organization/branding',
    '/app/organization/team',
    '/app/organization/settings',
  ]);
});

const command = (label: string, changes: Partial<Command> = {}): Command => ({
  id: label,
  label,
  icon: 'page',
  ...changes,
});
const many = Array.from({ length: 9 }, (_, n) => command(`Ferry ${n}`));
const groups: CommandGroup[] = [
  {
    id: 'references',
    title: 'References',
    titleAtFirst: 'Recent references',
    atFirst: 2,
    commands: [command('A new harbour', { note: 'Åland Ferries · Draft' }), command('Parcels'), ...many],
  },
  { id: 'customers', title: 'Customers', commands: [command('Åland Ferries', { keywords: 'sea' })] },
  { id: 'create', title: 'Create', atFirst: 9, commands: [command('New customer')] },
];
const found = (typed: string) =>
  findCommands(groups, typed).map(({ title, commands }) => [title, ...commands.map(({ label }) => label)]);

it('the palette shows likely commands before anything is typed', () => {
  expect(found('  ')).toEqual([
    ['Recent references', 'A new harbour', 'Parcels'],
    ['Create', 'New customer'],
  ]);
});

it('the palette ignores case and accents and shows the closest group first', () => {
  expect(found('aland')).toEqual([
    ['Customers', 'Åland Ferries'],
    ['References', 'A new harbour'],
  ]);
  expect(found('NEW')).toEqual([
    ['Create', 'New customer'],
    ['References', 'A new harbour'],
  ]);
});

it('the palette requires every word, in any place', () => {
  expect(found('harbour draft')).toEqual([['References', 'A new harbour']]);
  expect(found('sea')).toEqual([['Customers', 'Åland Ferries']]);
  expect(found('harbour sea')).toEqual([]);
});

it('the palette limits each group to leave room for the others', () => {
  expect(found('ferry')[0]).toHaveLength(1 + 6);
});

it('the past-due banner names the end of the plan, then the limits that apply', () => {
  const until = '2026-12-05T12:00:00.000Z';
  expect(pastDueText(until, new Date('2026-12-01T00:00:00Z'))).toBe(
    'The last payment failed. Update your card before December 5, 2026, or the limits of the Free plan apply until it is paid.',
  );
  expect(pastDueText(until, new Date('2026-12-06T00:00:00Z'))).toBe(
    'The last payment failed, and the limits of the Free plan apply until it is paid. Update your card.',
  );
});
