import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, expect, test, vi } from 'vitest';
import { routes } from '#contract/index';
import { routeKey } from '#contract/primitives/route';
import { formatted } from '#tools/docs/formatted';
import { differences, merged } from '../support/capacity/compare.ts';
import { measure, type Measured, type Measurement } from '../support/capacity/measure.ts';
import { fixtureOf } from '../support/resources/index.ts';

const file = 'docs/operations/capacity.json';
const stored = (): Measured | undefined =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Measured) : undefined;

let measured: Measured;
let answers: Measurement['answers'];

beforeAll(async () => {
  vi.spyOn(console, 'log').mockReturnValue();
  ({ measured, answers } = await measure());
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

test('every field of a real answer is in the example of the API documentation', () => {
  const left = routes.flatMap(({ method, path, operation }) => {
    // This document has paths of its own.
    if (path === '/api/openapi.json') return [];
    const example = fieldsOf(fixtureOf(operation).example.response);
    const answered = fieldsOf(answers[routeKey({ method, path })]);
    return [...answered].filter((field) => !example.has(field)).map((field) => `${method} ${path}: ${field}`);
  });
  expect(left).toEqual([]);
});

/** Returns the paths of all fields, as `references[].custom.mainImage`; the fields of all items of a list together. */
function fieldsOf(value: unknown, at = ''): Set<string> {
  if (Array.isArray(value)) return new Set(value.flatMap((item) => [...fieldsOf(item, `${at}[]`)]));
  if (typeof value !== 'object' || value === null) return new Set();
  const fields = Object.entries(value).flatMap(([name, field]) => {
    if (field === undefined) return [];
    const path = at ? `${at}.${name}` : name;
    return [path, ...fieldsOf(field, path)];
  });
  return new Set(fields);
}
