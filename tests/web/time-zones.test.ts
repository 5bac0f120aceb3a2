import { expect, it } from 'vitest';
import { timeIn, zoneGroups } from '#web/workspace/features/organizations/time-zones.ts';

it('offers every zone once, by region and place, and one that this browser does not list', () => {
  const groups = zoneGroups(['Europe/Helsinki', 'Europe/Atlantis']);
  const names = groups.flatMap(({ zones }) => zones.map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(['UTC', ...Intl.supportedValuesOf('timeZone')]));
  const europe = groups.find(({ region }) => region === 'Europe')!.zones.map(({ label }) => label);
  expect(europe).toEqual(europe.toSorted((a, b) => a.localeCompare(b)));
  expect(europe).toContain('Atlantis');
  const america = groups.find(({ region }) => region === 'America')!.zones.map(({ label }) => label);
  expect(america).toContain('Buenos Aires');
});

it('tells the time of a place, and how far it is from UTC', () => {
  const at = new Date('2026-01-05T22:30:00Z');
  expect(timeIn('Europe/Helsinki', at)).toBe('Tuesday 00:30 (GMT+2)');
  expect(timeIn('America/Lima', at)).toBe('Monday 17:30 (GMT-5)');
});
