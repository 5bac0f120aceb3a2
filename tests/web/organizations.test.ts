import { describe, expect, it } from 'vitest';
import type { Organization } from '#contract/resources/organization';
import {
  activeAmong,
  availableOrganizations,
  decideSwitch,
  firstEmail,
  pathAfterSwitch,
} from '#web/workspace/features/organizations/active/rules.ts';
import { timeIn, zoneGroups } from '#web/workspace/features/organizations/settings/time-zones.ts';

const organization = (organizationId: string, changes: Partial<Organization> = {}): Organization => ({
  organizationId,
  name: organizationId,
  slug: organizationId,
  email: 'a@example.com',
  status: 'active',
  joined: true,
  roles: ['owner'],
  ...changes,
});
const [a, b] = [organization('a'), organization('b')];

it('only joined organizations that are neither deleted nor inactive are offered', () => {
  const list = [
    a,
    organization('invited', { joined: false }),
    organization('gone', { status: 'deleted' }),
    organization('stopped', { status: 'inactive' }),
    b,
  ];
  expect(availableOrganizations(list)).toEqual([a, b]);
});

it('the wanted organization is active while it exists, otherwise the first', () => {
  expect(activeAmong([a, b], 'b')).toBe(b);
  expect(activeAmong([a, b], 'c')).toBe(a);
  expect(activeAmong([a, b], undefined)).toBe(a);
  expect(activeAmong([], 'a')).toBeUndefined();
});

describe('decideSwitch', () => {
  const state = { activeOrgId: 'a', switchingOrgId: undefined, available: [a, b] };

  it('ignores the active organization, and every other during a switch', () => {
    expect(decideSwitch('a', state)).toBe('ignore');
    expect(decideSwitch('b', { ...state, switchingOrgId: 'b' })).toBe('ignore');
    expect(decideSwitch('c', { ...state, switchingOrgId: 'b' })).toBe('ignore');
  });

  it('reloads the list for a missing organization, and switches otherwise', () => {
    expect(decideSwitch('c', state)).toBe('refresh-list');
    expect(decideSwitch('b', state)).toBe('switch');
  });
});

it.each([
  ['/app/references/01ABC', '/app/references'],
  ['/app/customers/01ABC/edit', '/app/customers'],
  ['/app/references/new', '/app/references/new'],
  ['/app/references', '/app/references'],
  ['/app/dashboard', '/app/dashboard'],
  ['/app/profile', '/app/profile'],
  ['/app/profile/join/01ABC', '/app/dashboard'],
  ['/app/start', '/app/dashboard'],
])('after a switch %s becomes %s', (path, shown) => {
  expect(pathAfterSwitch(path)).toBe(shown);
});

it('the email address comes from the first source that knows it', async () => {
  const failing = () => Promise.reject(new Error('no session'));
  expect(await firstEmail([failing, () => undefined, () => 'token', () => 'profile'])).toBe('token');
  expect(await firstEmail([failing, () => ''])).toBeUndefined();
});

it('every time zone is offered once, by region and place, with unlisted ones', () => {
  const groups = zoneGroups(['Europe/Helsinki', 'Europe/Atlantis']);
  const names = groups.flatMap(({ zones }) => zones.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(['UTC', ...Intl.supportedValuesOf('timeZone')]));
  const europe = groups.find(({ region }) => region === 'Europe')!.zones.map(({ label }) => label);
  expect(europe).toEqual(europe.toSorted((one, other) => one.localeCompare(other)));
  expect(europe).toContain('Atlantis');
  const america = groups.find(({ region }) => region === 'America')!.zones.map(({ label }) => label);
  expect(america).toContain('Buenos Aires');
});

it('a time zone shows its time and its offset from UTC', () => {
  const at = new Date('2026-01-05T22:30:00Z');
  expect(timeIn('Europe/Helsinki', at)).toBe('Tuesday 00:30 (GMT+2)');
  expect(timeIn('America/Lima', at)).toBe('Monday 17:30 (GMT-5)');
});
