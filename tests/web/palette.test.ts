import { expect, it } from 'vitest';
import { findCommands, type Command, type CommandGroup } from '#web/workspace/app/palette/commands.ts';

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

it('shows what is likely before anything is typed', () => {
  expect(found('  ')).toEqual([
    ['Recent references', 'A new harbour', 'Parcels'],
    ['Create', 'New customer'],
  ]);
});

it('finds without case and accents, the closest group first', () => {
  expect(found('aland')).toEqual([
    ['Customers', 'Åland Ferries'],
    ['References', 'A new harbour'],
  ]);
  expect(found('NEW')).toEqual([
    ['Create', 'New customer'],
    ['References', 'A new harbour'],
  ]);
});

it('wants every word, wherever it stands', () => {
  expect(found('harbour draft')).toEqual([['References', 'A new harbour']]);
  expect(found('sea')).toEqual([['Customers', 'Åland Ferries']]);
  expect(found('harbour sea')).toEqual([]);
});

it('leaves room for every group', () => {
  expect(found('ferry')[0]).toHaveLength(1 + 6);
});
