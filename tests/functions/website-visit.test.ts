import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { Visit } from '#functions/website/visit';
import { serveAt } from '../support/website.ts';

describe('a visit of websites', () => {
  const asked: string[] = [];
  let close = () => {};
  beforeEach(async () => {
    asked.length = 0;
    const folder = mkdtempSync(join(tmpdir(), 'websites-'));
    vi.stubEnv('LOCAL_WEBSITES', folder);
    close = await serveAt(folder, ['www.firm.example', 'www.other.example'], (request, response) => {
      asked.push(`${request.headers.host}${request.url}`);
      response.end(request.url === '/robots.txt' ? 'User-agent: *\nDisallow: /secret' : 'hello');
    });
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    close();
  });

  it('asks a website one thing a second, its rules first and once', async () => {
    const pauses: { ms: number; end: () => void }[] = [];
    const visit = new Visit((ms) => new Promise<void>((end) => pauses.push({ ms, end })));
    const reading = visit.read('https://www.firm.example/a', 1_000);
    await vi.waitUntil(() => asked.length === 1);
    // Another website is asked meanwhile.
    const other = visit.read('https://www.other.example/b', 1_000);
    await vi.waitUntil(() => asked.length === 2);
    expect(asked).toEqual(['www.firm.example/robots.txt', 'www.other.example/robots.txt']);
    for (const { end } of pauses.splice(0)) end();
    expect((await reading)!.body.toString()).toBe('hello');
    expect((await other)!.body.toString()).toBe('hello');
    expect(pauses.map(({ ms }) => ms)).toEqual([1_000, 1_000]);
    for (const { end } of pauses.splice(0)) end();
    await visit.read('https://www.firm.example/c', 1_000);
    expect(asked.slice(2).toSorted()).toEqual([
      'www.firm.example/a',
      'www.firm.example/c',
      'www.other.example/b',
    ]);
  });

  it('reads nothing that the rules of a website forbid', async () => {
    const visit = new Visit(async () => undefined);
    expect(await visit.read('https://www.firm.example/secret/plan', 1_000)).toBeUndefined();
    expect(asked).toEqual(['www.firm.example/robots.txt']);
  });
});
