import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LocalCloud } from '#tools/local/cloud';
import { startTestCloud } from '../support/cloud.ts';

let cloud: LocalCloud;
let headers: Record<string, string>;

beforeAll(async () => {
  cloud = await startTestCloud();
  const person = { email: 'writer@example.com', password: 'a long enough password', name: 'Writer' };
  await cloud.createUser(person);
  const { accessToken } = await cloud.signIn(person.email, person.password);
  headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
  await send('POST', '/api/organization/new', { name: 'Durable' });
});

afterAll(() => cloud.stop());

/** Answers undefined when nobody said that the call was done. */
async function send<Body>(method: string, path: string, body?: object): Promise<Body | undefined> {
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const response = await fetch(cloud.origin + path, init);
  return response.ok ? ((await response.json()) as Body) : undefined;
}

describe('an engine killed during writes', () => {
  it('keeps every write that was acknowledged, and counts what it keeps', async () => {
    const customer = await send<{ id: string }>('PUT', '/api/customer', { name: 'Acme' });
    const acknowledged: string[] = [];
    let writing = true;
    const writers = Array.from({ length: 4 }, async () => {
      while (writing) {
        const made = await send<{ id: string }>('PUT', '/api/customer', {
          name: 'Kept',
          tags: [customer!.id],
        });
        if (made) acknowledged.push(made.id);
      }
    });
    while (acknowledged.length < 40) await new Promise((resolve) => setTimeout(resolve, 20));
    cloud.dynamodb.kill();
    await new Promise((resolve) => setTimeout(resolve, 200));
    writing = false;
    await cloud.dynamodb.restart();
    await Promise.all(writers);

    const kept = new Set<string>();
    let cursor: string | undefined;
    do {
      const query = cursor ? `?cursor=${cursor}` : '';
      const page = await send<{ customers: { id: string }[]; nextCursor?: string }>(
        'GET',
        `/api/customer${query}`,
      );
      for (const { id } of page!.customers) kept.add(id);
      cursor = page!.nextCursor;
    } while (cursor);
    expect(acknowledged.length).toBeGreaterThanOrEqual(40);
    expect(acknowledged.filter((id) => !kept.has(id))).toEqual([]);
    expect(await send('PUT', '/api/customer', { name: 'After the restart' })).toBeDefined();
  });
});
