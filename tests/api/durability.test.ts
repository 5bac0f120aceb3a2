import type { Challenge } from 'altcha-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LocalCloud } from '@refdeck/local-cloud';
import { tokenFor } from '../support/captcha-token.ts';
import { startTestCloud } from '../support/cloud.ts';

let cloud: LocalCloud;
let headers: Record<string, string>;

beforeAll(async () => {
  cloud = await startTestCloud({ forgetful: false });
  const person = { email: 'writer@example.com', password: 'a long enough password', name: 'Writer' };
  await cloud.createUser(person);
  const { accessToken } = await cloud.signIn(person.email, person.password);
  headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
  await send('POST', '/api/organization/new', { name: 'Durable' });
});

afterAll(() => cloud.stop());

async function send<Body>(method: string, path: string, body?: object): Promise<Body | undefined> {
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const response = await fetch(cloud.origin + path, init);
  return response.ok ? ((await response.json()) as Body) : undefined;
}

const pause = (ms: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, ms);
  });

async function writeUntilKilled(): Promise<string[]> {
  const acknowledged: string[] = [];
  const stop = new AbortController();
  const writers = Array.from({ length: 4 }, async () => {
    while (!stop.signal.aborted) {
      const made = await send<{ id: string }>('PUT', '/api/customer', { name: 'Kept' });
      if (made) acknowledged.push(made.id);
    }
  });
  while (acknowledged.length < 40) await pause(10);
  cloud.dynamodb.kill();
  await pause(100);
  stop.abort();
  await cloud.dynamodb.restart();
  await Promise.all(writers);
  return acknowledged;
}

async function allCustomers(): Promise<Set<string>> {
  const found = new Set<string>();
  let query = '';
  do {
    const page = await send<{ customers: { id: string }[]; nextCursor?: string }>(
      'GET',
      `/api/customer${query}`,
    );
    for (const { id } of page!.customers) found.add(id);
    query = page!.nextCursor ? `?cursor=${page!.nextCursor}` : '';
  } while (query);
  return found;
}

describe('the local database killed during writes', () => {
  // One round would often pass by luck, because only writes of the last milliseconds are at risk.
  it('keeps every acknowledged write, in five rounds', async () => {
    const acknowledged: string[] = [];
    for (let round = 0; round < 5; round += 1) acknowledged.push(...(await writeUntilKilled()));
    const found = await allCustomers();
    expect(acknowledged.length).toBeGreaterThanOrEqual(200);
    expect(acknowledged.filter((id) => !found.has(id))).toEqual([]);
    expect(await send('PUT', '/api/customer', { name: 'After the restart' })).toBeDefined();
  });

  it('continues its stream, so that later mails are sent', async () => {
    const challenge = await send<Challenge>('GET', '/api/captcha?purpose=newsletter');
    const captchaToken = await tokenFor(challenge!);
    const email = 'reader@example.com';
    cloud.dynamodb.kill();
    await pause(1_000);
    await cloud.dynamodb.restart();
    expect(await send('POST', '/api/newsletter', { email, captchaToken })).toEqual({ received: true });
    await expect.poll(() => cloud.mail.list().filter(({ to }) => to.includes(email))).toHaveLength(1);
  });
});
