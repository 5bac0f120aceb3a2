import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, expect, test, vi } from 'vitest';
import { formatted } from '#tools/docs/formatted';
import { differences, merged } from '../support/capacity/compare.ts';
import { measure, type Measured } from '../support/capacity/measure.ts';

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

test('no route and no event asks more of the table than is stored, nor waits for it more often, and no bundle weighs more, or a tenth less (npm run capacity stores it)', () => {
  expect(differences(stored()!, measured)).toEqual([]);
});

test('what touches no table is measured as nothing, and everything else as something', () => {
  const free = Object.entries({ ...measured.routes, ...measured.events })
    .filter(([, { reads, writes }]) => reads + writes === 0)
    .map(([name]) => name);
  expect(free).toEqual([
    // What the trigger reads when the user pool makes the tokens is an event of its own.
    'POST /api/session',
    'POST /api/session/refresh',
    'DELETE /api/session',
    'GET /api/captcha',
    'GET /api/openapi.json',
  ]);
});
