import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { collectionRoutes } from '#contract/collection';
import { expect, test } from './support/test.ts';
import { addCustomer, addReference, openWorkspace } from './support/workspace.ts';

/**
 * A page of somebody else's website with this in it: another site than `localhost`, but of this machine, because Chromium lets no
 * page of the internet frame a local address.
 */
async function visitCustomerSite(page: Page, body: string): Promise<() => void> {
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="en"><title>Customer</title><link rel="icon" href="data:,">${body}`,
    );
  });
  await new Promise<void>((ready) => void server.listen(0, '127.0.0.1', ready));
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  return () => void server.close();
}

test('the embed code of a collection shows its cards in a foreign page, which may frame nothing else of ours', async ({
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
    ['Read the story: The quay', 'The quay'],
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
