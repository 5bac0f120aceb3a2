import { organizationRoutes } from '#contract/resources/organization';
import { referenceRoutes } from '#contract/resources/reference';
import { expectAccessible } from './support/axe.ts';
import { expect, expectOnly, test } from './support/test.ts';
import { addCustomer, addReference, openWorkspace } from './support/workspace.ts';

test('facts for tenders are typed as people write them, kept, and settled with others', async ({
  page,
  complaints,
}) => {
  const workspace = await openWorkspace(page, 'Tender team');
  const customer = await addCustomer(workspace, 'Suvantolan Vesi');
  const { id } = await addReference(workspace, customer, 'Waterworks');
  const settings = await workspace.call(organizationRoutes.getSettings, {});
  const languages = { languages: ['fi' as const, 'sv' as const], version: settings.version };
  await workspace.call(organizationRoutes.saveSettings, languages);
  await page.goto(`/app/references/${id}`);
  await page.getByRole('link', { name: /^Facts for tenders/ }).click();
  const field = (name: string) =>
    page.getByLabel(name, { exact: true }).and(page.locator('input:not([type=checkbox]), select'));
  const saved = page.getByText('Saved', { exact: true });

  await test.step('numbers, months and codes are read as typed', async () => {
    await field('Title for tenders').fill('Renovation of a waterworks');
    await field('Contract value').fill('1 250 000,50');
    await field('Our share, %').fill('forty');
    await page.getByRole('button', { name: 'Add a size' }).click();
    await field('Sizes: amount 1').fill('12 000');
    await field('Sizes: unit 1').selectOption('AVL');
    await field('Started').fill('3/2021');
    await field('Ended').fill('2020');
    await field('Our role').selectOption('lead');
    await field('CPV codes').fill('71320000-7, 45252120');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Must be a number')).toBeVisible();
    await field('Our share, %').fill('40 %');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('Must not be before the start')).toBeVisible();
  });

  await test.step('what is right is saved', async () => {
    await field('Ended').fill('2022');
    await page.getByRole('button', { name: 'Facts are right' }).click();
    await expect(saved).toBeVisible();
    await expect(page.getByText(/^Checked on .+ by /)).toBeVisible();
    await expect(field('Started')).toHaveValue('3/2021');
    await expect(field('CPV codes')).toHaveValue('71320000, 45252120');
    await expect(field('Contract value')).toHaveValue('1,250,000.5');
    await expectAccessible(page, 'facts');
  });

  await test.step('texts are written in each language of the organization', async () => {
    await page.getByLabel('Our part in Finnish').fill('Koko suunnittelu');
    await page.getByRole('tab', { name: 'Svenska' }).click();
    await page.getByLabel('Title for tenders in Swedish').fill('Renovering av ett vattenverk');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(saved).toBeVisible();
    const { values } = await workspace.call(referenceRoutes.getFacts, { id });
    expect(values.translations).toEqual({
      fi: { ourPart: 'Koko suunnittelu' },
      sv: { tenderTitle: 'Renovering av ett vattenverk' },
    });
    await expectAccessible(page, 'facts-in-languages');
  });

  await test.step('unsaved facts survive a reload', async () => {
    await field('Form of contract').fill('Alliance');
    await page.getByRole('tab', { name: 'Suomi' }).click();
    await page.getByLabel('Our part in Finnish').fill('Suunnittelu');
    await page.reload();
    await expect(page.getByLabel('Our part in Finnish')).toHaveValue('Suunnittelu');
    await expect(field('Form of contract')).toHaveValue('Alliance');
    await expect(field('Title for tenders')).toHaveValue('Renovation of a waterworks');
  });

  await test.step('a change by somebody else is settled fact by fact', async () => {
    const { version, values } = await workspace.call(referenceRoutes.getFacts, { id });
    await workspace.call(referenceRoutes.saveFacts, { id, version, values: { ...values, ourShare: 55 } });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Form of contract')).toBeVisible();
    await dialog.getByRole('button', { name: 'Keep this one' }).click();
    await expect(saved).toBeVisible();
    await expect(field('Our share, %')).toHaveValue('55');
    const { values: kept } = await workspace.call(referenceRoutes.getFacts, { id });
    const translations = { ...values.translations, fi: { ourPart: 'Suunnittelu' } };
    expect(kept).toEqual({ ...values, ourShare: 55, contractForm: 'Alliance', translations });
  });
  expectOnly(complaints, /409/);
});
