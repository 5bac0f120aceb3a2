import type { Page } from '@playwright/test';
import { subjects } from '#contract/rules/choices';
import { approvalRoutes } from '#contract/resources/approval';
import { customerRoutes } from '#contract/resources/customer';
import { permissionRoutes } from '#contract/resources/permission';
import { findings, wear } from './support/axe.ts';
import { cellsOf } from './support/matrix.ts';
import { expect, test } from './support/test.ts';
import { addCustomer, addReference, openWorkspace } from './support/workspace.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Permissions' });

test('the matrix tells every state by icon and word, and fits a phone', async ({ page }) => {
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
  await workspace.call(permissionRoutes.recordPermission, {
    ...record,
    subjects: [...subjects],
    channels: ['social'],
  });
  await workspace.call(permissionRoutes.withdrawPermission, {
    referenceId: reference.id,
    channels: ['social', 'press'],
    by: 'customer',
  });
  const contact = await workspace.call(customerRoutes.createContact, {
    id: customer.id,
    name: 'Maija Meri',
    email: 'maija@ferries.example',
  });
  await workspace.call(approvalRoutes.askApproval, {
    referenceId: reference.id,
    contactId: contact.id,
    subjects: ['quote', 'person'],
    channels: ['document'],
  });
  await page.goto(`/app/customers/${customer.id}`);
  await expect(cellsOf(page, 'Reference page').first()).toHaveText(
    /^Not asked\s*Public although not allowed$/,
  );
  for (const [channel, states] of [
    ['Websites', ['Allowed', 'Allowed', 'Not asked', 'Not asked', 'Not asked', 'Allowed', '30 Nov 2098']],
    ['Tenders', ['Allowed', 'Allowed', 'Not asked', 'Ended', 'Not asked', 'Allowed', '30 Nov 2098']],
    ['Social media', [...Array.from({ length: 6 }, () => 'Withdrawn'), '–']],
    ['Press', ['Refused', 'Refused', 'Refused', 'Withdrawn', 'Refused', 'Refused', '–']],
    ['Documents', ['Not asked', 'Not asked', 'Not asked', 'Waiting', 'Waiting', 'Not asked', '–']],
  ] as const)
    await expect(cellsOf(page, channel)).toHaveText([...states]);
  await expect(section(page).getByRole('columnheader', { name: 'Public now' })).toBeVisible();
  await expect(section(page).getByRole('link', { name: 'Story' })).toBeVisible();
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
        // Bars that stay would cover controls at some scroll position, so the viewport is as high as the page.
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ width, height });
        expect(await findings(page), `${address}, ${name}, ${theme}`).toEqual([]);
        await page.screenshot({
          path: `test-results/matrix/${address.includes('customers') ? 'customer' : 'editor'}-${width}-${theme}.png`,
          fullPage: true,
        });
      }
    }
  }
});

test('a refused part opens again only by a newer permission with a file', async ({ page }) => {
  const workspace = await openWorkspace(page, 'Newer Permissions');
  const customer = await addCustomer(workspace, 'Sample Ferries');
  const reference = await addReference(workspace, customer, 'The quay');
  await workspace.call(customerRoutes.createContact, {
    id: customer.id,
    name: 'Maija Meri',
    email: 'maija@ferries.example',
  });
  await workspace.call(permissionRoutes.recordPermission, {
    referenceId: reference.id,
    customerId: customer.id,
    wording: 'Yes',
    method: 'email',
    subjects: [...subjects],
    channels: ['social'],
  });
  await workspace.call(permissionRoutes.withdrawPermission, {
    referenceId: reference.id,
    channels: ['social'],
    by: 'customer',
  });
  await page.goto(`/app/customers/${customer.id}`);
  await page.getByRole('button', { name: 'Record a newer permission' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(/^Sample Ferries withdrew this on .* with what proves it\.$/)).toBeVisible();
  await expect(dialog.getByRole('listitem').first()).toHaveText('Name on social media');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const theme of ['light', 'dark'] as const) {
      await wear(page, theme);
      expect(await findings(page, undefined, 'dialog'), `${width}, ${theme}`).toEqual([]);
    }
  }
  const save = dialog.getByRole('button', { name: 'Record permission' });
  await save.click();
  await expect(dialog.getByText(/^Say on which day after/)).toBeVisible();
  await dialog.getByLabel('Given on').fill('2098-11-30');
  await save.click();
  await expect(dialog.getByText('The mail or contract as a file is required')).toBeVisible();
  await page.keyboard.press('Escape');

  await section(page).getByRole('button', { name: 'Everything' }).click();
  await expect(dialog.getByLabel(/^Who is asked/)).toHaveValue(/.+/);
  await expect(dialog.getByRole('checkbox', { name: 'Social media' })).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Tender only' }).click();
  await expect(dialog.getByText('2 asked for')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'Social media' }).check();
  await expect(
    dialog.getByText(
      'Refused before: Name on social media, Text on social media. Asking again shows Maija Meri the earlier no, and is possible once in 90 days.',
    ),
  ).toBeVisible();
  await expect(dialog.getByRole('region', { name: 'The mail to Maija Meri' })).toContainText(
    /BeforeOn .+ your organization said no to this: Name, story and figures/,
  );
  await expect(
    dialog
      .getByRole('row', { name: /^Social media/ })
      .getByRole('cell')
      .first(),
  ).toHaveText('Asked for now, Refused before');
  for (const theme of ['light', 'dark'] as const) {
    await wear(page, theme);
    expect(await findings(page, undefined, 'dialog'), theme).toEqual([]);
  }
});
