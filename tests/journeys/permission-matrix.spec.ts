import type { Page } from '@playwright/test';
import { permissionRoutes } from '#contract/resources/permission';
import { findings, wear } from './support/axe.ts';
import { cellsOf } from './support/matrix.ts';
import { expect, test } from './support/test.ts';
import { addCustomer, addReference, openWorkspace } from './support/workspace.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Permissions' });

test('the matrix tells states by icon and word, and a phone reads it without sideways scrolling', async ({
  page,
}) => {
  const workspace = await openWorkspace(page, 'Matrix Readers');
  const customer = await addCustomer(workspace, 'Sample Ferries');
  const reference = await addReference(workspace, customer, 'The quay', { status: 'Published' });
  const record = {
    referenceId: reference.id,
    customerId: customer.id,
    wording: 'Yes',
    method: 'email',
  } as const;
  await workspace.call(permissionRoutes.recordPermission, {
    ...record,
    subjects: ['name', 'logo', 'images'],
    channels: ['website', 'tender'],
    expiresOn: '2098-11-30',
  });
  await workspace.call(permissionRoutes.recordPermission, {
    ...record,
    subjects: ['quote'],
    channels: ['tender', 'press'],
    expiresOn: '2020-01-31',
  });
  await workspace.call(permissionRoutes.withdrawPermission, {
    referenceId: reference.id,
    channels: ['social'],
    by: 'customer',
  });
  await page.goto(`/app/customers/${customer.id}`);
  await expect(cellsOf(page, 'Reference page').first()).toHaveText(
    /^Not asked\s*Public although not allowed$/,
  );
  for (const [channel, states] of [
    ['Websites', ['Allowed', 'Allowed', 'Not asked', 'Not asked', 'Not asked', 'Allowed', '30 Nov 2098']],
    ['Tenders', ['Allowed', 'Allowed', 'Not asked', 'Ended', 'Not asked', 'Allowed', '30 Nov 2098']],
    ['Social media', [...Array.from({ length: 6 }, () => 'Withdrawn'), '–']],
  ] as const)
    await expect(cellsOf(page, channel)).toHaveText([...states]);
  for (const address of [`/app/customers/${customer.id}`, `/app/references/${reference.id}#permissions`]) {
    await page.goto(address);
    await expect(section(page).getByRole('table')).toBeVisible();
    for (const [width, name] of [
      [1440, 'desktop'],
      [390, 'phone'],
      [320, 'small phone'],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      const table = section(page).getByRole('table');
      const { x, width: wide } = (await table.boundingBox())!;
      expect(x + wide, name).toBeLessThanOrEqual(width);
      expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), name).toBe(0);
      const [first] = await table.locator('td').all();
      expect((await first!.boundingBox())!.width, name).toBeGreaterThanOrEqual(width === 320 ? 28 : 40);
      for (const theme of ['light', 'dark'] as const) {
        await wear(page, theme);
        expect(await findings(page), `${address}, ${name}, ${theme}`).toEqual([]);
        await page.screenshot({
          path: `test-results/matrix/${address.includes('customers') ? 'customer' : 'editor'}-${width}-${theme}.png`,
          fullPage: true,
        });
      }
    }
  }
});
