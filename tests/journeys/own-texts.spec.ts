import { collectionRoutes } from '#contract/resources/collection';
import { organizationRoutes } from '#contract/resources/organization';
import { expectAccessible } from './support/axe.ts';
import { expect, test } from './support/test.ts';
import { openWorkspace } from './support/workspace.ts';

test('a firm writes the texts of its page and of a collection in other languages', async ({ page }) => {
  const { call } = await openWorkspace(page, 'Own texts');
  const { version } = await call(organizationRoutes.getSettings, {});
  const { slug } = await call(organizationRoutes.saveSettings, { languages: ['fi', 'sv'], version });
  await page.goto('/app/organization/branding');
  await page.getByLabel('Heading', { exact: true }).fill('What ports say');
  const others = page.getByRole('region', { name: 'In other languages' });
  await others.getByRole('tab', { name: 'Suomi' }).click();
  await expect(others.getByLabel('Heading in Finnish')).toHaveAttribute('placeholder', 'What ports say');
  await others.getByLabel('Heading in Finnish').fill('Näin satamat puhuvat');
  await others.getByRole('tab', { name: 'Svenska' }).click();
  await others.getByLabel('Heading in Swedish').fill('Så säger hamnarna');
  await others.getByRole('tab', { name: 'Suomi' }).click();
  await expect(others.getByLabel('Heading in Finnish')).toHaveValue('Näin satamat puhuvat');
  await expectAccessible(page, 'own-texts', 'main');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Branding saved.')).toBeVisible();
  expect((await call(organizationRoutes.getBranding, {})).translations).toEqual({
    fi: { heading: 'Näin satamat puhuvat' },
    sv: { heading: 'Så säger hamnarna' },
  });
  await page.goto(`/reference-page/${slug}/fi`);
  await expect(page.getByRole('heading', { name: 'Näin satamat puhuvat', level: 1 })).toBeVisible();

  const { id } = await call(collectionRoutes.createCollection, { name: 'Ports' });
  await page.goto(`/app/collections/${id}`);
  await page.getByRole('button', { name: 'Edit details' }).click();
  await page.getByLabel('Name in Finnish').fill('Satamat');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Details saved')).toBeVisible();
  await page.goto(`/reference-page/${slug}/fi/collection/${id}`);
  await expect(page.getByRole('heading', { name: 'Satamat', level: 1 })).toBeVisible();
});

test('a firm without languages sees no other languages in its branding', async ({ page }) => {
  const { call } = await openWorkspace(page, 'One tongue');
  await page.goto('/app/organization/branding');
  await expect(page.getByLabel('Heading', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'In other languages' })).toHaveCount(0);
  const { id } = await call(collectionRoutes.createCollection, { name: 'Ports' });
  await page.goto(`/app/collections/${id}`);
  await page.getByRole('button', { name: 'Edit details' }).click();
  await expect(page.getByLabel(/^Name/)).toHaveValue('Ports');
  await expect(page.getByRole('region', { name: 'In other languages' })).toHaveCount(0);
});
