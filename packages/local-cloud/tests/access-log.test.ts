import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { startFixtureCloud } from './fixture/cloud.ts';

const fixture = await startFixtureCloud();
afterAll(() => fixture.stop());

async function lineOf(path: string): Promise<Record<string, string>> {
  await fetch(fixture.cloud.origin + path);
  const lines = readFileSync(join(fixture.dataDir, 'access.log'), 'utf8').trim().split('\n');
  return JSON.parse(lines.at(-1)!) as Record<string, string>;
}

it('both logs are there, and empty, before anything is called', () => {
  for (const file of Object.values(fixture.cloud.logs)) expect(readFileSync(file, 'utf8')).toBe('');
});

describe('the access log', () => {
  it.each([
    ['a call that is answered', '/api/item/fixed', '200', '-', '200', '200', 'GET /api/item/fixed'],
    ['one that throws', '/api/throw', '500', 'Internal Server Error', '200', '-', 'GET /api/throw'],
    ['one that runs out of time', '/api/slow', '500', 'Internal Server Error', '200', '-', 'GET /api/slow'],
    ['one without a token', '/api/me', '401', 'Unauthorized', '-', '-', 'GET /api/me'],
    ['one of no route', '/api/nothing', '404', 'Not Found', '-', '-', '-'],
  ])('has a line for %s', async (_, path, status, error, integrationStatus, functionStatus, routeKey) => {
    const line = await lineOf(path);
    expect(line).toMatchObject({ status, error, integrationStatus, functionStatus, routeKey });
    expect(line.requestId).toMatch(/^[0-9a-f-]{36}$/);
    expect(Number(line.bytes)).toBeGreaterThan(0);
  });
});
