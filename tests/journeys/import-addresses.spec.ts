import type { Page } from '@playwright/test';
import { referenceRoutes } from '#contract/resources/reference';
import * as english from '#contract/words/en/import-addresses';
import { noPages } from '#contract/words/en/import-refusals';
import * as finnish from '#contract/words/fi/import-addresses';
import { pagesOfSample } from '../support/pages-site.ts';
import { samplePosts, wordPress } from '../support/wordpress-site.ts';
import { expectAccessible, wear } from './support/axe.ts';
import { expect, expectOnly, test } from './support/test.ts';
import { serveWebsite } from './support/website.ts';
import { openWorkspace } from './support/workspace.ts';

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { name })).toBeVisible();
const next = (page: Page) => page.getByRole('button', { name: 'Next' }).click();

/** Pictures of a step on a desk and on a phone. */
async function take(page: Page, name: string): Promise<void> {
  await wear(page, 'light');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.screenshot({ path: `test-results/addresses/${name}-${width}.png`, fullPage: true });
  }
  await page.setViewportSize({ width: 1440, height: 900 });
}

test('posts become drafts by the address of a website with WordPress', async ({ page, complaints }) => {
  const host = 'www.posts.example';
  const close = await serveWebsite(host, wordPress(samplePosts));
  const { call } = await openWorkspace(page, 'By address');
  await page.goto('/app/references/import');

  await test.step('an address that nobody serves is refused in words', async () => {
    await page.getByLabel(english.address).fill('https://nobody.example');
    await page.getByRole('button', { name: english.look, exact: true }).click();
    await expect(page.getByText(noPages)).toBeVisible();
    await take(page, 'en-refused');
  });

  await test.step('its types are chosen', async () => {
    await page.getByLabel(english.address).fill(host);
    await page.getByRole('button', { name: english.look, exact: true }).click();
    await heading(page, english.found(host));
    await expect(page.getByRole('checkbox', { name: 'Referenssit' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Artikkelit' })).not.toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Sivut' })).toHaveCount(0);
    await expectAccessible(page, 'import-address-types');
    await take(page, 'en-types');
    await page.getByRole('button', { name: english.readPosts }).click();
  });

  await test.step('its posts are candidates, and become drafts', async () => {
    await heading(page, 'Which column is what?');
    await expect(page.getByText('2 posts')).toBeVisible();
    await take(page, 'en-columns');
    await next(page);
    await heading(page, '1 new customer');
    await next(page);
    await take(page, 'en-review');
    await page.getByRole('button', { name: 'Bring in 2 references' }).click();
    await heading(page, '2 references brought in as drafts');
    const { references } = await call(referenceRoutes.listReferences, {});
    expect(references.map(({ status, origin }) => [status, origin?.file])).toEqual(
      [1, 2].map(() => ['Draft', host]),
    );
  });

  await test.step('the import is taken back', async () => {
    await page.getByRole('button', { name: 'Bring in another file' }).click();
    await page.getByRole('button', { name: `Undo ${host}` }).click();
    await page.getByRole('button', { name: 'Take it back' }).click();
    await expect(page.getByText('2 references deleted')).toBeVisible();
  });
  expectOnly(complaints, /422 \(/);
  close();
});

test('pages become drafts by their addresses, and those that cannot be read are named', async ({
  page,
  complaints,
}) => {
  const host = 'www.pages.example';
  const close = await serveWebsite(host, pagesOfSample);
  const { call } = await openWorkspace(page, 'Pages');
  await page.goto('/app/references/import');
  const addresses = ['quay', 'shed', 'missing'].map((path) => `${host}/${path}`);
  await page
    .getByLabel(english.address)
    .fill([...addresses, ...Array.from({ length: 48 }, (_, index) => `${host}/${index}`)].join('\n'));
  await page.getByRole('button', { name: english.look, exact: true }).click();
  await expect(page.getByText(english.tooManyAddresses)).toBeVisible();
  await page.getByLabel(english.address).fill(addresses.join('\n'));
  await take(page, 'en-addresses');
  await page.getByRole('button', { name: english.look, exact: true }).click();

  await heading(page, 'Which column is what?');
  await expect(page.getByText('2 pages')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText(`https://${host}/missing`);
  await expectAccessible(page, 'import-pages-columns');
  await take(page, 'en-pages-columns');
  await next(page);
  await heading(page, '2 new customers');
  await next(page);
  await take(page, 'en-pages-review');
  await page.getByRole('button', { name: 'Bring in 2 references' }).click();
  await heading(page, '2 references brought in as drafts');
  await take(page, 'en-pages-result');
  const { references } = await call(referenceRoutes.listReferences, {});
  expect(
    references.map(({ name, status, origin }) => `${name}: ${status}, ${origin?.address}`).toSorted(),
  ).toEqual([`A quay for ten ferries: Draft, https://${host}/quay`, `A shed: Draft, https://${host}/shed`]);
  expectOnly(complaints, /422 \(/);
  close();
});

test('the way by address is read in Finnish', async ({ page, context, baseURL }) => {
  const host = 'www.artikkelit.example';
  const close = await serveWebsite(host, wordPress(samplePosts));
  await openWorkspace(page, 'Osoitteella');
  await context.addCookies([{ name: 'language', value: 'fi', url: baseURL! }]);
  await page.goto('/app/references/import');
  await page.getByLabel(finnish.address).fill(host);
  await page.getByRole('button', { name: finnish.look, exact: true }).click();
  await heading(page, finnish.found(host));
  await take(page, 'fi-types');
  await page.getByLabel(finnish.address).fill(`${host}/a ${host}/b`);
  await take(page, 'fi-addresses');
  close();
});
