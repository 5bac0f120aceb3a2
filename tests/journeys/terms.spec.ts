import { organizationRoutes } from '#contract/resources/organization';
import { translationRoutes } from '#contract/resources/translation';
import { referencePagePath } from '#web/shared/public-address.ts';
import { expectAccessible } from './support/axe.ts';
import { expect, expectOnly, test } from './support/test.ts';
import { addCustomer, addReference, openWorkspace } from './support/workspace.ts';

test('a tag is translated once, and the page in that language shows it', async ({ page, complaints }) => {
  const workspace = await openWorkspace(page, 'Terms');
  const { call, organizationId } = workspace;
  const { version } = await call(organizationRoutes.getSettings, {});
  await call(organizationRoutes.saveSettings, { languages: ['fi'], version });
  const customer = await addCustomer(workspace, 'Acme');
  await addReference(workspace, customer, 'Shore power', {
    tags: ['energy', 'it’s 2.0, "new"'],
    attributes: { customerId: customer.id, description: 'Power from land.', referenceType: 'Project' },
  });

  await page.goto('/app/references/translations');
  await page.getByRole('link', { name: 'Terms' }).click();
  await expect(page.getByText('3 terms are missing')).toBeVisible();
  await page.getByLabel('energy in Finnish').fill('energia');
  await page.getByLabel('it’s 2.0, "new" in Finnish').fill('uusi');
  await expectAccessible(page, 'terms', 'main');

  await call(translationRoutes.saveTerms, {
    language: 'fi',
    terms: [
      { term: 'energy', translation: 'virta' },
      { term: 'Project', translation: 'Projekti' },
    ],
    version: 1,
  });
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: /changed these terms/ });
  await expect(dialog.getByText('virta')).toBeVisible();
  await dialog.getByRole('button', { name: /^Keep (mine|this one)$/ }).click();
  await expect(page.getByText('Terms saved')).toBeVisible();
  await expect(page.getByText('All terms are translated')).toBeVisible();
  expectOnly(complaints, /409 \(/);
  const { terms } = await call(translationRoutes.getTerms, { language: 'fi' });
  expect(Object.fromEntries(terms.map(({ term, translation }) => [term, translation]))).toEqual({
    energy: 'energia',
    'it’s 2.0, "new"': 'uusi',
    Project: 'Projekti',
  });
  await page.goto(`${referencePagePath(organizationId)}/fi`);
  await expect(page.getByText('energia').first()).toBeVisible();
});
