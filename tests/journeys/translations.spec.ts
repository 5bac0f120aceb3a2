import { organizationRoutes } from '#contract/resources/organization';
import { referenceRoutes } from '#contract/resources/reference';
import { translationRoutes } from '#contract/resources/translation';
import { expectAccessible } from './support/axe.ts';
import { expect, expectOnly, test } from './support/test.ts';
import { addCustomer, addReference, openWorkspace } from './support/workspace.ts';

test('a firm chooses languages, orders them and hides what is not translated', async ({ page }) => {
  const { call } = await openWorkspace(page, 'Chosen languages');
  await page.goto('/app/organization/settings');
  const section = page.getByRole('region', { name: 'Languages' });
  await expect(section.getByText('No translations: your page has one language.')).toBeVisible();
  await section.getByLabel('Language of your references').selectOption('fi');
  await section.getByLabel('Add a language').selectOption('sv');
  await section.getByLabel('Add a language').selectOption('en');
  const list = section.getByRole('region', { name: 'Translated into' }).getByRole('listitem');
  await expect(list).toHaveText([/Svenska/, /English/]);
  await section.getByRole('button', { name: 'Move English up' }).click();
  await expect(list).toHaveText([/English/, /Svenska/]);
  await section.getByRole('radio', { name: 'Hide them' }).check();
  await expect(section.getByRole('region', { name: /^Hide them/ }).locator('figure')).toHaveCount(1);
  await expect(section.getByRole('region', { name: /^Show the original/ }).locator('figure')).toHaveCount(2);
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Languages saved')).toBeVisible();
  expect(await call(organizationRoutes.getSettings, {})).toMatchObject({
    language: 'fi',
    languages: ['en', 'sv'],
    untranslated: 'hide',
  });
  await expectAccessible(page, 'languages-settings', '#languages');

  await section.getByRole('button', { name: 'Remove Svenska' }).click();
  await expect(section.getByText(/The texts are kept/)).toBeVisible();
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(list).toHaveText([/English/]);
});

test('a language whose code is the address of a story is refused at its line', async ({
  page,
  complaints,
}) => {
  const workspace = await openWorkspace(page, 'Sami');
  await page.goto('/app/organization/settings');
  const section = page.getByRole('region', { name: 'Languages' });
  await page.route('**/api/organization/settings', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    return route.fulfill({
      status: 409,
      json: {
        error: 'The story “Nordic” has the address “se”. Give it another one first.',
        code: 'SLUG_TAKEN',
        requestId: workspace.organizationId,
        references: [{ id: workspace.organizationId, name: 'Nordic' }],
      },
    });
  });
  await section.getByLabel('Add a language').selectOption('se');
  await section.getByRole('button', { name: 'Save' }).click();
  const line = section.getByRole('region', { name: 'Translated into' }).getByRole('listitem');
  await expect(line.getByRole('alert')).toContainText('Give it another address first: Nordic');
  expectOnly(complaints, /409 \(/);
});

test('a firm without languages sees no tab and no screen for translations', async ({ page }) => {
  const workspace = await openWorkspace(page, 'One language');
  const reference = await addReference(workspace, await addCustomer(workspace, 'Acme'), 'Alone');
  await page.goto(`/app/references/${reference.id}`);
  await expect(page.getByRole('heading', { name: 'Alone', level: 1 })).toBeVisible();
  await expect(page.getByLabel(/^Title/)).toHaveValue('Alone');
  await expect(page.getByRole('navigation', { name: 'Languages of this reference' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Translations' })).toHaveCount(0);
  await page.goto('/app/references/translations');
  await expect(page.getByText('Choose languages in the settings first.')).toBeVisible();
});

test('a translation is written, made ready, found stale and brought up to date', async ({ page }) => {
  const workspace = await openWorkspace(page, 'Two languages');
  const { call } = workspace;
  const settings = await call(organizationRoutes.getSettings, {});
  await call(organizationRoutes.saveSettings, {
    language: 'en',
    languages: ['fi', 'sv'],
    version: settings.version,
  });
  const customer = await addCustomer(workspace, 'Acme');
  const original = await addReference(workspace, customer, 'A quiet Monday', {
    attributes: { customerId: customer.id, description: 'The desk had a queue every Monday.' },
    custom: { figures: [{ value: '31', unit: '%', label: 'fewer calls' }] },
  });

  await page.goto(`/app/references/${original.id}`);
  const tabs = page.getByRole('navigation', { name: 'Languages of this reference' });
  await expect(tabs.getByRole('link', { name: 'English original' })).toHaveAttribute('aria-current', 'page');
  await tabs.getByRole('button', { name: 'Add a language' }).click();
  await page.getByRole('menuitem', { name: 'Suomi' }).click();
  await expect(page).toHaveURL(/language=fi$/);

  await page.getByLabel('Title in Finnish').fill('Hiljainen maanantai');
  await page.getByRole('button', { name: 'Mark as ready' }).click();
  await expect(page.getByRole('alert')).toContainText('short description');
  await page.getByLabel('Short description in Finnish').fill('Tiskillä oli jono joka maanantai.');
  await page.getByLabel('Unit 1').fill('%');
  await page.getByLabel('What figure 1 says').fill('vähemmän puheluita');
  await expect(page.getByRole('complementary').getByText('Hiljainen maanantai')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Title in Finnish')).toHaveValue('Hiljainen maanantai');
  await page.getByRole('button', { name: 'Mark as ready' }).click();
  await expect(tabs.getByRole('link', { name: 'Suomi Ready' })).toBeVisible();
  expect(await call(translationRoutes.getTranslation, { id: original.id, language: 'fi' })).toMatchObject({
    status: 'Ready',
    fields: { title: 'Hiljainen maanantai', figures: [{ unit: '%', label: 'vähemmän puheluita' }] },
  });

  await call(referenceRoutes.updateReference, {
    id: original.id,
    version: original.version,
    attributes: { customerId: customer.id, description: 'The desk had a queue each morning.' },
  });
  await page.goto('/app/references/translations?state=changed');
  await page.getByRole('link', { name: 'A quiet Monday, Suomi: Original changed' }).click();
  await expect(tabs.getByRole('link', { name: 'Suomi 1 field changed' })).toBeVisible();
  await expect(page.getByText('The original has changed since: short description.')).toBeVisible();
  const field = page.getByRole('region', { name: 'Short description' });
  await expect(field.locator('del').first()).toBeVisible();
  await expect(field.locator('ins').last()).toHaveText(/morning/);
  await expectAccessible(page, 'translation-stale', 'main');
  await page.getByLabel('Short description in Finnish').fill('Tiskillä oli jono joka aamu.');
  await page.getByRole('button', { name: 'Up to date' }).click();
  await expect(tabs.getByRole('link', { name: 'Suomi Ready' })).toBeVisible();
  await expect(field.locator('del')).toHaveCount(0);

  await page.goto('/app/references/translations');
  await expect(page.getByRole('link', { name: 'A quiet Monday, Suomi: Ready' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'A quiet Monday, Svenska: Missing' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Translations', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expectAccessible(page, 'translations', 'main');
});

test('two people who translate the same reference into one language meet a conflict', async ({
  page,
  complaints,
}) => {
  const workspace = await openWorkspace(page, 'Two translators');
  const { call } = workspace;
  const { version } = await call(organizationRoutes.getSettings, {});
  await call(organizationRoutes.saveSettings, { languages: ['fi'], version });
  const customer = await addCustomer(workspace, 'Acme');
  const { id } = await addReference(workspace, customer, 'Shared');
  await page.goto(`/app/references/${id}?language=fi`);
  await page.getByLabel('Title in Finnish').fill('Minun');
  await call(translationRoutes.saveTranslation, { id, language: 'fi', fields: { title: 'Heidän' } });
  await page.getByRole('button', { name: 'Save draft' }).click();
  const dialog = page.getByRole('dialog', { name: /changed this translation/ });
  await expect(dialog.getByText('Heidän')).toBeVisible();
  await dialog.getByRole('button', { name: /^Keep (mine|this one)$/ }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  expect((await call(translationRoutes.getTranslation, { id, language: 'fi' })).fields.title).toBe('Minun');

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Delete translation' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(new RegExp(`/app/references/${id}$`));
  await expect(page.getByLabel(/^Title/)).toHaveValue('Shared');
  expectOnly(complaints, /40[49] \(/);
});

test('a proposal fills empty fields, and is saved only when it was checked', async ({ page, complaints }) => {
  const workspace = await openWorkspace(page, 'Proposals');
  const { call } = workspace;
  const { version } = await call(organizationRoutes.getSettings, {});
  await call(organizationRoutes.saveSettings, { languages: ['fi'], version });
  const { id } = await addReference(workspace, await addCustomer(workspace, 'Acme'), 'A quiet Monday');
  // Machine proposals are off on the local cloud.
  await page.route(`**/api/reference/${id}/translation`, (route) =>
    route.fulfill({ json: { original: { language: 'en', version: 1 }, proposes: true, translations: [] } }),
  );
  await page.goto(`/app/references/${id}?language=fi`);
  await page.getByLabel('Title in Finnish').fill('Hiljainen maanantai');
  await expect(page.getByText('A machine can translate what is empty: short description.')).toBeVisible();
  await page.getByRole('button', { name: 'Propose a translation' }).click();
  await expect(page.getByText('Machine proposals are switched off.')).toBeVisible();
  expectOnly(complaints, /409 \(/);

  await page.route('**/translation/fi/proposal', (route) =>
    route.fulfill({
      json: { originalVersion: 1, fields: { title: 'Kone', shortDescription: 'Koneen teksti' } },
    }),
  );
  await page.getByRole('button', { name: 'Propose a translation' }).click();
  await expect(page.getByLabel('Short description in Finnish')).toHaveValue('Koneen teksti');
  await expect(page.getByLabel('Title in Finnish')).toHaveValue('Hiljainen maanantai');
  await expectAccessible(page, 'proposal', 'main');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('alert')).toContainText('Check the proposed texts first');
  await page.getByRole('button', { name: 'Checked' }).click();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByText('All changes saved')).toBeVisible();
  expect(await call(translationRoutes.getTranslation, { id, language: 'fi' })).toMatchObject({
    status: 'Draft',
    origin: 'machine',
    fields: { title: 'Hiljainen maanantai', shortDescription: 'Koneen teksti' },
  });
});
