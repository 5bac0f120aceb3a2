import type { Page } from '@playwright/test';
import { organizationRoutes } from '#contract/resources/organization';
import { hostSite } from './support/host-site.ts';
import { makeMember } from './support/invite.ts';
import { expect, test, expectOnly } from './support/test.ts';
import { addCustomer, addReference, enter, makeWorkspace, openWorkspace } from './support/workspace.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name, exact: true });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Configure Standard' });

async function configure(page: Page): Promise<void> {
  await page.goto('/app/references/templates');
  await page.getByRole('button', { name: 'Configure Standard', exact: true }).click();
  await expect(sheet(page)).toBeVisible();
}

async function chooseTitle(page: Page, size: 'Small' | 'Large'): Promise<void> {
  const titles = sheet(page).getByRole('group', { name: 'Title size' });
  await titles.getByText(size).click();
}

test('a tab shows the templates of one category, and the address keeps it', async ({ page }) => {
  await openWorkspace(page);
  await page.goto('/app/references/templates');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(7);
  const all = page.getByRole('tab', { name: 'All' });
  await all.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'General' })).toBeFocused();
  await expect(heading(page, 'Consulting')).toBeVisible();
  await expect(heading(page, 'Engineering')).toBeHidden();
  await page.getByRole('tab', { name: 'Architectural' }).click();
  await expect(page).toHaveURL(/tab=Architectural/);
  await page.getByRole('button', { name: 'Show as a list' }).click();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Architectural' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: 'Show as a list' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText('Architectural');
  await page.getByRole('link', { name: 'Use template Architectural' }).click();
  await expect(page.getByRole('button', { name: /^Template Architectural/ })).toBeVisible();
});

test('a saved configuration changes existing cards and can be reset and restored', async ({ page }) => {
  const workspace = await openWorkspace(page, 'Dressed');
  const customer = await addCustomer(workspace, 'Acme');
  await addReference(workspace, customer, 'Shore power');
  await addReference(workspace, customer, 'Its own way', {
    custom: { templateConfig: '{"titleSize":"small"}' },
  });
  await configure(page);
  await chooseTitle(page, 'Large');
  await expect(
    sheet(page).getByRole('region', { name: 'Preview' }).locator('.rd-card-title-large'),
  ).toHaveCount(1);
  await sheet(page).getByRole('button', { name: 'Save Configuration' }).click();
  await expect(sheet(page)).toBeHidden();
  await expect(page.getByText('Your look')).toHaveCount(1);

  const titleSizes = async (path: string) => {
    const other = await page.context().newPage();
    await other.goto(path);
    const card = (title: string) => other.getByRole('article').filter({ hasText: title });
    await expect(card('Shore power').first()).toBeVisible();
    const classes = [
      await card('Shore power').first().getAttribute('class'),
      await card('Its own way').first().getAttribute('class'),
    ];
    await other.close();
    return classes.map((names) => /rd-card-title-(\w+)/.exec(names ?? '')?.[1]);
  };
  // The list shows what was last seen until the server has answered.
  await expect.poll(() => titleSizes('/app/references')).toEqual(['large', 'small']);
  expect(await titleSizes(`/reference-page/${workspace.organizationId}`)).toEqual(['large', 'small']);

  await configure(page);
  await sheet(page).getByRole('button', { name: 'Reset to template' }).click();
  await sheet(page).getByRole('button', { name: 'Save Configuration' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('“Standard” looks as it did before')).toBeVisible();
  await expect(page.getByText('Your look')).toHaveCount(1);
  expect(await titleSizes(`/reference-page/${workspace.organizationId}`)).toEqual(['large', 'small']);
});

test('the copied embed snippet shows the cards on a website', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const workspace = await openWorkspace(page);
  await addReference(workspace, await addCustomer(workspace, 'Acme'), 'Shore power');
  await configure(page);
  await sheet(page).getByText('Use it on your website').click();
  await sheet(page).getByRole('button', { name: 'Copy embed snippet' }).click();
  await expect(sheet(page).getByRole('button', { name: 'Copied!' })).toBeVisible();
  const started = Date.now();
  await expect(sheet(page).getByRole('button', { name: 'Copy embed snippet' })).toBeVisible();
  expect(Date.now() - started).toBeGreaterThan(1_000);

  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const snippet = await copied();
  await page.keyboard.press('Escape');
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.getByRole('button', { name: 'Copy embed snippet' }).first().click();
  expect(await copied()).toBe(snippet);

  const site = await hostSite(snippet);
  await page.goto(site.origin);
  await expect(page.getByRole('link', { name: 'Shore power' })).toBeVisible();
  site.close();
});

test('a conflicting look is not overwritten, and other branding causes no conflict', async ({
  page,
  complaints,
}) => {
  const workspace = await openWorkspace(page);
  await configure(page);
  const {
    version: _version,
    contrast: _contrast,
    ...branding
  } = await workspace.call(organizationRoutes.getBranding, {});
  const template = { id: 'standard' } as const;
  const templateStyles = async () =>
    (await workspace.call(organizationRoutes.getBranding, {})).templateConfigs;

  await workspace.call(organizationRoutes.saveBranding, {
    ...branding,
    template,
    layout: 'list',
    templateConfigs: { design: '{"shadow":"large"}' },
  });
  await chooseTitle(page, 'Large');
  await sheet(page).getByRole('button', { name: 'Save Configuration' }).click();
  await expect(sheet(page)).toBeHidden();
  expect(await templateStyles()).toEqual({ design: '{"shadow":"large"}', standard: '{"titleSize":"large"}' });

  await configure(page);
  await workspace.call(organizationRoutes.saveBranding, {
    ...branding,
    template,
    layout: 'list',
    templateConfigs: { standard: '{"shadow":"none"}' },
  });
  await chooseTitle(page, 'Small');
  await sheet(page).getByRole('button', { name: 'Save Configuration' }).click();
  const dialog = page.getByRole('dialog', { name: 'You changed this look in another place' });
  await expect(dialog).toBeVisible();
  expect((await templateStyles()).standard).toBe('{"shadow":"none"}');
  await dialog.getByRole('button', { name: 'Save this one' }).click();
  await expect(sheet(page)).toBeHidden();
  expect((await templateStyles()).standard).toBe('{"titleSize":"small"}');
  expectOnly(complaints, '409 (Conflict)');
});

test('a member can try settings but not save them', async ({ page }) => {
  const workspace = await makeWorkspace(page, 'Owned');
  await enter(page, (await makeMember(page, workspace)).tokens);
  await configure(page);
  await chooseTitle(page, 'Large');
  await expect(sheet(page).getByText(/Only owners and admins of the organization can save/)).toBeVisible();
  await expect(sheet(page).getByRole('button', { name: 'Save Configuration' })).toHaveCount(0);
  await expect(sheet(page).getByRole('link', { name: 'Use this template' })).toBeVisible();
});
