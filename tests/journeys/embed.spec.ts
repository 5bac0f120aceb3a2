import type { Page } from '@playwright/test';
import { collectionRoutes } from '#contract/resources/collection';
import { analyticsRoutes } from '#contract/resources/analytics';
import { eventRoutes } from '#contract/resources/event';
import { hostSite } from './support/host-site.ts';
import { expect, test } from './support/test.ts';
import { addCustomer, addReference, openWorkspace, makeWorkspace } from './support/workspace.ts';

async function visitCustomerSite(page: Page, body: string): Promise<() => void> {
  const { origin, close } = await hostSite(body);
  await page.goto(origin);
  return close;
}

test('the embed code of a collection shows its cards, and other pages cannot be framed', async ({
  page,
  complaints,
}) => {
  const workspace = await openWorkspace(page, 'Birchline');
  const customer = await addCustomer(workspace, 'Harbour of Hanko');
  const quay = await addReference(workspace, customer, 'The quay', {
    attributes: { customerId: customer.id, description: 'Short.', longDescription: 'The whole story.' },
  });
  const { id } = await workspace.call(collectionRoutes.createCollection, {
    name: 'Ports & "ferries"',
    itemIds: [quay.id],
  });

  await page.goto(`/app/collections/${id}`);
  await page.getByRole('button', { name: 'Embed' }).click();
  const preview = page.frameLocator('iframe[title^="Preview"]');
  await expect(preview.getByRole('heading', { name: 'The quay' })).toBeVisible();
  const dialog = page.getByRole('dialog');
  await expect(dialog.locator('pre')).toContainText(
    `<refdeck-references organization="${workspace.organizationId}"`,
  );
  await expect(dialog.getByRole('link', { name: 'Layout, colors and React' })).toHaveAttribute(
    'href',
    `/app/integrations?collection=${id}`,
  );
  await dialog.getByRole('tab', { name: 'Iframe' }).click();
  const code = await dialog.locator('pre').innerText();
  const origin = new URL(page.url()).origin;

  const leave = await visitCustomerSite(page, code);
  const site = page.url();
  const frame = page.frameLocator('iframe[title=\'Ports & "ferries"\']');
  await expect(frame.getByRole('article').getByRole('heading', { name: 'The quay' })).toBeVisible();
  await expect(frame.getByRole('banner')).toHaveCount(0);
  for (const [link, heading] of [
    ['The quay', 'The quay'],
    ['Made with Refdeck', /./],
  ] as const) {
    const opened = page.waitForEvent('popup');
    await frame.getByRole('link', { name: link }).click();
    await expect((await opened).getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await (await opened).close();
  }
  expect(page.url()).toBe(site);
  expect(complaints).toEqual([]);
  leave();

  const leaveAgain = await visitCustomerSite(page, `<iframe src="${origin}/app/collections/${id}"></iframe>`);
  await expect.poll(() => complaints.join('\n')).toContain("frame-ancestors 'none'");
  await expect(page.frameLocator('iframe').getByText('Ports')).toHaveCount(0);
  leaveAgain();
  complaints.length = 0;
});

test.describe('a beacon', () => {
  // The default user agent is headless, and events of robots are not counted.
  test.use({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/148.0.0.0 Safari/537.36',
  });

  test('of a foreign website is counted without a preflight request or an error', async ({
    page,
    baseURL,
    complaints,
  }) => {
    const workspace = await makeWorkspace(page, 'Birchline');
    const { organizationId } = workspace;
    const leave = await visitCustomerSite(page, '');

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
    leave();
  });
});
