import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { analyticsRoutes } from '#contract/analytics';
import { eventRoutes } from '#contract/event';
import { expect, test } from './support/test.ts';
import { makeWorkspace } from './support/workspace.ts';

// The browser of these tests says that it is headless, and is not counted.
test.use({ userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/148.0.0.0 Safari/537.36' });

test('a beacon of a foreign website is counted without a question before it, and the browser has nothing to say', async ({
  page,
  baseURL,
  complaints,
}) => {
  const workspace = await makeWorkspace(page, 'Birchline');
  const { organizationId } = workspace;
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end('<!doctype html><html lang="en"><title>Customer</title><link rel="icon" href="data:,">');
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);

  const methods: string[] = [];
  page.on('request', (request) => methods.push(request.method()));
  const batch = {
    organizationId,
    batchId: 'beacon-of-a-foreign-website',
    source: 'embed',
    events: [{ type: 'view' }],
  };
  const sent = await page.evaluate(
    ([url, body]) => navigator.sendBeacon(url!, body),
    [baseURL! + eventRoutes.sendEvents.path, JSON.stringify(batch)],
  );
  expect(sent).toBe(true);

  const report = () => workspace.call(analyticsRoutes.getAnalytics, {});
  await expect.poll(async () => (await report()).totals.views).toBe(1);
  expect((await report()).bySource).toMatchObject([{ value: 'embed', views: 1 }]);
  expect(methods).toEqual(['POST']);
  expect(complaints).toEqual([]);
  server.close();
});
