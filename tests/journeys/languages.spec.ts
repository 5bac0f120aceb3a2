import * as card from '#contract/words/fi/card';
import * as published from '#contract/words/fi/page';
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

test('previews have the labels of the language that an organization tells its stories in', async ({
  page,
}) => {
  const workspace = await openWorkspace(page, 'Suomalainen');
  const { version } = await workspace.call(organizationRoutes.getSettings, {});
  await workspace.call(organizationRoutes.saveSettings, { language: 'fi', version });
  const customer = await addCustomer(workspace, 'Asiakas');
  const { id } = await addReference(workspace, customer, 'Tarina', {
    templateId: 'consulting',
    attributes: { customerId: customer.id, description: 'Mitä tehtiin.', referenceDate: '2026-03' },
    custom: { outcomes: 'Kolme vaihetta.' },
  });
  await page.goto(`/app/references/${id}`);
  await expect(page.getByRole('region', { name: 'Scrollable card' })).toContainText(card.captions.outcomes);
  await page.goto('/app/organization/branding');
  const preview = page.frameLocator('iframe');
  await expect(preview.getByText(published.heading)).toBeVisible();
});
