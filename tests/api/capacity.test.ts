import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, expect, test, vi } from 'vitest';
import { routes } from '#contract/index';
import { routeKey } from '#contract/primitives/route';
import { formatted } from '#tools/docs/formatted';
import { differences, merged } from '../support/capacity/compare.ts';
import { measure, type Measured } from '../support/capacity/measure.ts';
import { fixtureOf } from '../support/resources/index.ts';

const file = 'docs/operations/capacity.json';
const stored = (): Measured | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Measured) : undefined;

let measured: Measured;

beforeAll(async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  measured = await measure();
  // `npm run capacity`
  if (process.env.REFDECK_CAPACITY !== 'write') return;
  const text = JSON.stringify(merged(stored(), measured));
  writeFileSync(file, await formatted(file, text));
});

test('no route, event or bundle costs more than docs/operations/capacity.json allows', () => {
  expect(differences(stored()!, measured)).toEqual([]);
});

test('only routes without table access are measured as free', () => {
  const free = Object.entries({ ...measured.routes, ...measured.events })
    .filter(([, { reads, writes }]) => reads + writes === 0)
    .map(([name]) => name);
  const expected = routes.filter(({ operation }) => fixtureOf(operation).touchesNoTable).map(routeKey);
  expect(free).toEqual(expected);
});
