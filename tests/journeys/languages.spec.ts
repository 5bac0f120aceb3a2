import { organizationRoutes } from '#contract/resources/organization';
import { findings } from './support/axe.ts';
import { expect, test } from './support/test.ts';
import { settled } from './support/weight.ts';
import { addCustomer, addReference, enter, openWorkspace, personOf } from './support/workspace.ts';

test('a person who chooses Finnish has Finnish screens, on a new device too', async ({ page, browser }) => {
  const { account } = await openWorkspace(page, 'Kielet');
  await page.goto('/app/profile');
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await page.getByLabel('Language of your screens').selectOption('Suomi');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Asetukset', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fi');

  const other = await (await browser.newContext()).newPage();
  await enter(other, (await personOf(page, account)).tokens);
  await other.goto('/app/customers');
  await expect(other.getByRole('heading', { name: 'Asiakkaat', level: 1 })).toBeVisible();
  await other.context().close();

  await page.getByLabel('Näkymien kieli').selectOption('Svenska');
  await page.getByRole('button', { name: 'Tallenna', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Inställningar', level: 1 })).toBeVisible();
});

test('the main screens are accessible in Finnish', async ({ page, context, baseURL }) => {
  const workspace = await openWorkspace(page, 'Saavutettava');
  const { version } = await workspace.call(organizationRoutes.getSettings, {});
  await workspace.call(organizationRoutes.saveSettings, { languages: ['fi'], version });
  const { id } = await addReference(workspace, await addCustomer(workspace, 'Asiakas'), 'Tarina');
  await context.addCookies([{ name: 'language', value: 'fi', url: baseURL! }]);
  const screens = ['', '/references', `/references/${id}`, '/organization/settings', '/permissions'];
  for (const screen of [...screens, '/references/translations', '/references/translations/terms']) {
    await page.goto(`/app${screen}`);
    await settled(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'fi');
    expect(await findings(page), screen).toEqual([]);
  }
});
