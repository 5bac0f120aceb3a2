import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { referenceRoutes } from '#contract/resources/reference';
import { expectAccessible } from './support/axe.ts';
import { expect, expectOnly, test } from './support/test.ts';
import { openWorkspace } from './support/workspace.ts';

const deck = fileURLToPath(new URL('../support/import-samples/references-deck.pptx', import.meta.url));
const posts = fileURLToPath(new URL('../support/import-samples/wordpress-export.xml', import.meta.url));

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { name })).toBeVisible();
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

test('slides are brought in beside a drawing of them, and taken back', async ({ page }) => {
  const { call } = await openWorkspace(page, 'Slides');
  await page.goto('/app/references/import');

  await test.step('each label is a column, and an own one can be chosen', async () => {
    await page.locator('input[type=file]').setInputFiles(deck);
    await heading(page, 'Which column is what?');
    await expect(page.getByText('11 slides')).toBeVisible();
    await expect(page.getByLabel('Field for Customer', { exact: true })).toHaveValue('customer');
    await page.getByLabel('Field for Palvelu').selectOption('type');
    await expectAccessible(page, 'import-slides-columns');
    await next(page);
    await heading(page, /new customers$/);
    await next(page);
  });

  await test.step('covers are proposed to be left out, and two references on a slide to be split', async () => {
    await expect(page.getByRole('tab', { name: 'Left out' })).toContainText('4');
    await expect(page.getByText('No picture and fewer than 25 words')).toHaveCount(3);
    await expect(page.getByRole('checkbox', { name: 'Bring in Sillat ja kadut' })).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Bring in Kadun saneeraussuunnittelu' })).toBeChecked();
    await expectAccessible(page, 'import-slides-review');
  });

  await test.step('a customer that no slide names is typed beside the drawing', async () => {
    await page.getByRole('tab', { name: 'Not possible' }).click();
    const row = page.getByRole('listitem').filter({ hasText: 'Slide 9' });
    await expect(row.getByText('The customer is missing')).toBeVisible();
    await row.getByRole('button', { name: 'Correct Sairaalan turvajärjestelmät' }).click();
    await expect(row.getByRole('figure')).toContainText('vähemmän hälytyksiä');
    await expect(row.getByRole('figure').locator('img')).toBeVisible();
    await expect(row.getByLabel('Key figures', { exact: true })).toHaveValue(/hälytyksiä\n420/);
    const type = row.getByLabel('Type', { exact: true });
    await type.focus();
    await row.getByRole('button', { name: 'vähemmän hälytyksiä' }).click();
    await expect(type).toHaveValue(/vähemmän hälytyksiä$/);
    await expectAccessible(page, 'import-slides-correct');
    await row.getByLabel('Customer', { exact: true }).fill('Hiidenkankaan hyvinvointialue');
    await row.getByLabel('Customer', { exact: true }).press('Enter');
    await expect(row).toBeHidden();
    await page.getByRole('tab', { name: 'New' }).click();
    await expect(row.getByRole('checkbox')).toBeChecked();
  });

  await test.step('drafts are made, words about permission wait, and undo takes all back', async () => {
    await page.getByRole('button', { name: 'Leave out the last 3' }).click();
    await page.getByRole('button', { name: 'Bring in 5 references' }).click();
    await heading(page, '5 references brought in as drafts');
    await expect(page.getByText('kyllä, 12/2027 asti')).toBeVisible();
    await expectAccessible(page, 'import-slides-result');
    const { references } = await call(referenceRoutes.listReferences, {});
    expect(new Set(references.map(({ status }) => status))).toEqual(new Set(['Draft']));
    expect(references.find(({ name }) => name.startsWith('Päiväkoti'))).toMatchObject({
      attributes: { referenceType: 'LVIA-suunnittelu' },
      custom: { mainImage: expect.stringContaining('/assets/') as unknown },
    });
    await page.getByRole('button', { name: 'Bring in another file' }).click();
    await page.getByRole('button', { name: 'Undo references-deck.pptx' }).click();
    await page.getByRole('button', { name: 'Take it back' }).click();
    await expect(page.getByText('5 references deleted')).toBeVisible();
  });
});

test('posts of WordPress become drafts, without its pages and its own drafts', async ({
  page,
  complaints,
}) => {
  const { call } = await openWorkspace(page, 'Posts');
  await page.goto('/app/references/import');
  await page.locator('input[type=file]').setInputFiles(posts);
  await heading(page, 'Which column is what?');
  await expect(page.getByText('3 posts')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: 'page' })).not.toBeChecked();
  await expectAccessible(page, 'import-posts-columns');
  await next(page);
  await heading(page, '1 new customer');
  await next(page);
  await expect(page.getByText('It is not published in WordPress')).toBeVisible();
  await expectAccessible(page, 'import-posts-review');
  await expect(page.getByRole('listitem').filter({ hasText: 'Vedenpuhdistamo' })).toContainText('1 picture');
  await page.getByRole('button', { name: 'Bring in 2 references' }).click();
  await heading(page, '2 references brought in as drafts');
  await heading(page, '2 pictures not brought in');
  await expect(
    page.getByText('https://www.esimerkki-insinoorit.example/wp-content/uploads/puhdistamo.jpg'),
  ).toBeVisible();
  await expectAccessible(page, 'import-posts-result');
  expectOnly(complaints, /422 \(/);
  const { references } = await call(referenceRoutes.listReferences, {});
  expect(references.map(({ name, status }) => `${name}: ${status}`).toSorted()).toEqual([
    'Silta pysyi auki & liikenne kulki: Draft',
    'Vedenpuhdistamo, joka kestää tulvan: Draft',
  ]);
});
