import type { RequestListener } from 'node:http';
import type { Page } from '@playwright/test';
import { sampleStory } from '#contract/reference/sample-story';
import { customerRoutes } from '#contract/resources/customer';
import { organizationRoutes } from '#contract/resources/organization';
import { palettes } from '#contract/cards/palettes';
import { referencePagePath } from '#web/shared/public-address.ts';
import { findings, wear } from './support/axe.ts';
import { customerOf, saveDraft, storyOf, titleOf } from './support/editor.ts';
import { publishAllTheSame } from './support/publish.ts';
import { expect, expectOnly, newAccount, signUp, test } from './support/test.ts';
import { serveWebsite } from './support/website.ts';
import { openWorkspace } from './support/workspace.ts';

const sizes = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };
const most = { clicks: 6, fields: 5 };

const customerField = (page: Page) => page.getByRole('textbox', { name: 'Customer', exact: true });
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true });
const removeSample = (page: Page) => page.getByRole('button', { name: 'Remove sample' });
const isSample = (page: Page) => page.getByText('This is a sample story. Replace it with your own.');
const success = (page: Page) => page.getByRole('dialog', { name: 'Your first card is on your page' });

interface Effort {
  clicks: number;
  fields: Set<EventTarget | null>;
}

async function countEffort(page: Page): Promise<() => Promise<{ clicks: number; fields: number }>> {
  await page.evaluate(() => {
    const effort: Effort = { clicks: 0, fields: new Set() };
    document.addEventListener('click', ({ detail }) => (effort.clicks += Math.sign(detail)), true);
    document.addEventListener('input', ({ target }) => effort.fields.add(target), true);
    Object.assign(window, { effort });
  });
  return () =>
    page.evaluate(() => {
      const { clicks, fields } = (window as unknown as { effort: Effort }).effort;
      return { clicks, fields: fields.size };
    });
}

async function expectAccessible(page: Page, what: string): Promise<void> {
  for (const theme of ['light', 'dark'] as const) {
    await wear(page, theme);
    const rules = theme === 'light' ? undefined : ['color-contrast'];
    expect(await findings(page, rules), `${what}, ${theme}`).toEqual([]);
  }
  await wear(page, 'light');
}

for (const [device, size] of Object.entries(sizes)) {
  test(`on a ${device}, six clicks and five fields lead from sign-up to the first card`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(size);
    await signUp(page, newAccount());
    const effort = await countEffort(page);
    await page.getByLabel('Organization name').click();
    await page.keyboard.type('Northwind Works');
    await page.keyboard.press('Enter');

    await expect(page.getByRole('heading', { name: 'Choose your colors' })).toBeVisible();
    await expectAccessible(page, 'the palettes');
    await page.getByRole('button', { name: 'Harbour' }).click();

    await expect(isSample(page)).toBeVisible();
    await expectAccessible(page, 'the sample');
    // A focused sample text is selected, so typing replaces it.
    await customerField(page).click();
    await page.keyboard.type('Acme Oy');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Invoices that pay themselves');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Two thousand invoices a month, and nobody touches them.');
    await removeSample(page).click();
    await publish(page).click();
    // Nothing is chosen beforehand, and a reason is a choice.
    const allTheSame = page.getByRole('radio', { name: 'Publish all the same' });
    await expect(page.getByRole('radio', { name: 'Ask first' })).toBeFocused();
    for (const radio of await page.getByRole('dialog').getByRole('radio').all())
      await expect(radio).not.toBeChecked();
    await page.keyboard.press('Tab');
    await page.keyboard.type('They agreed on the phone.');
    await expect(allTheSame).toBeChecked();
    await page.getByRole('button', { name: 'Publish all the same' }).click();
    await expect(success(page)).toBeVisible();

    const { clicks, fields } = await effort();
    expect(clicks).toBeGreaterThan(3);
    expect(clicks).toBeLessThanOrEqual(most.clicks);
    expect(fields).toBeGreaterThan(3);
    expect(fields).toBeLessThanOrEqual(most.fields);

    await expect(success(page).getByRole('article')).toContainText('Invoices that pay themselves');
    await expectAccessible(page, 'the first card');
    const view = success(page).getByRole('link', { name: 'View on your page' });
    const address = new URL((await view.getAttribute('href'))!, page.url()).href;
    const visitor = await browser.newPage();
    await visitor.goto(address);
    const card = visitor.getByRole('article').filter({ hasText: 'Invoices that pay themselves' });
    await expect(card).toContainText('Acme Oy');
    await expect(card).not.toContainText('Example');
    const { background } = palettes.find(({ id }) => id === 'harbour')!.colors;
    expect(await visitor.content()).toContain(`--page-background: light-dark(${background}, `);
    await visitor.close();
    await success(page)
      .getByRole('button', { name: /^Ask the customer/ })
      .click();
    await expect(page.getByRole('dialog', { name: 'Ask for approval' })).toBeVisible();
  });
}

test('the sample story can be saved as a draft but not published', async ({ page, complaints }) => {
  await openWorkspace(page);
  await page.goto('/app/references/new');
  await publish(page).click();
  await expect(page.getByText(/^The sample story cannot be published/)).toBeVisible();
  for (const field of [
    customerField(page),
    titleOf(page),
    storyOf(page),
    page.getByRole('textbox', { name: 'Quote' }),
  ])
    await expect(field).toHaveAccessibleDescription(/Still the sample’s. Write your own./);

  // The focused field is still selected after a click.
  await customerField(page).click();
  await page.keyboard.type('Acme');
  await expect(customerField(page)).toHaveValue('Acme');
  await customerField(page).fill(sampleStory.company);

  await saveDraft(page);
  await expect(customerOf(page).locator('option:checked')).toHaveText(sampleStory.company);
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const draft = page.getByRole('region', { name: 'Drafts waiting' }).getByRole('link');
  await expect(draft).toContainText('Needs title, short description, key figures, quote');

  await draft.click();
  await titleOf(page).fill('Our story');
  await storyOf(page).fill('It went well.');
  await removeSample(page).click();
  await publish(page).click();
  await publishAllTheSame(page);
  await expect(customerOf(page)).toHaveAccessibleDescription(/Still the sample’s. Write your own./);
  expectOnly(complaints, '400 (Bad Request)');
});

test('the refusal of the sample goes with its last text', async ({ page }) => {
  await openWorkspace(page);
  await page.goto('/app/references/new');
  const refused = page.getByText(/^The sample story cannot be published/);
  await publish(page).click();
  await expect(refused).toBeVisible();
  await titleOf(page).fill('Our story');
  await expect(refused).toBeVisible();
  await removeSample(page).first().click();
  await expect(refused).toHaveCount(0);
  await expect(page.getByText('Still the sample’s. Write your own.')).toHaveCount(0);
});

test('a new customer is created once even when saving the reference fails', async ({ page, complaints }) => {
  const workspace = await openWorkspace(page);
  await page.goto('/app/references/new');
  await removeSample(page).click();
  await customerField(page).fill('Acme');
  await titleOf(page).fill('Our story');
  await storyOf(page).fill('It went well.');
  await page.route('**/api/reference', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503 }) : route.continue(),
  );
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect(customerOf(page).locator('option:checked')).toHaveText('Acme');
  await page.unroute('**/api/reference');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page).toHaveURL(/\/app\/references\/[0-9A-Z]{26}/);
  const { customers } = await workspace.call(customerRoutes.listCustomers, {});
  expect(customers.map(({ name, status }) => [name, status])).toEqual([['Acme', 'Draft']]);
  expectOnly(complaints, '503');
});

test('the colors can be skipped, and a failure to save them shows an error', async ({ page, complaints }) => {
  const { call } = await openWorkspace(page);
  const { brandColors } = await call(organizationRoutes.getBranding, {});
  await page.goto('/app/start');
  await page.route('**/api/organization/branding', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Plum' }).click();
  await expect(page.getByText('The colors could not be saved')).toBeVisible();
  await page.getByRole('link', { name: 'Skip this' }).click();
  await expect(isSample(page)).toBeVisible();
  expect((await call(organizationRoutes.getBranding, {})).brandColors).toEqual(brandColors);
  expectOnly(complaints, 'ERR_FAILED');
});

test("a firm's website offers its logo and colors, which the page then has", async ({ page, complaints }) => {
  const { call, organizationId } = await openWorkspace(page);
  const stop = await serveWebsite('www.firm.example', firm);
  await page.goto('/app/start');
  const address = page.getByLabel('Address of your website');
  await address.fill('nowhere.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'This website could not be read' })).toBeVisible();
  await address.fill('www.firm.example');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'From firm.example' }).click();
  await expect(isSample(page)).toBeVisible();
  stop();
  expectOnly(complaints, '422 (Unprocessable Entity)');

  const branding = await call(organizationRoutes.getBranding, {});
  expect(branding).toMatchObject({
    website: 'https://www.firm.example',
    brandColors: { primary: '#0a6b4f', background: '#ffffff' },
  });
  await page.goto(referencePagePath(organizationId));
  const logo = page.getByRole('banner').locator('img').first();
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(200);
});

/** A page whose logo is a drawing. */
const firm: RequestListener = ({ url }, response) => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"><rect width="120" height="40" fill="#0a6b4f"/></svg>';
  if (url === '/logo.svg') response.setHeader('content-type', 'image/svg+xml').end(drawing);
  else response.setHeader('content-type', 'text/html').end('<img alt="Firm logo" src="/logo.svg">');
};

test('only the first card leads on to logo and embed, and Quick Start stays', async ({ page }) => {
  await openWorkspace(page);
  await page.goto('/app/dashboard');
  const quickStart = page.getByRole('region', { name: 'Quick Start' });
  await expect(quickStart).toBeVisible();
  await page.getByRole('link', { name: 'Write your first reference' }).click();
  const write = async (title: string) => {
    await titleOf(page).fill(title);
    await storyOf(page).fill('It went well.');
    await publish(page).click();
    await publishAllTheSame(page);
  };
  await removeSample(page).click();
  await customerField(page).fill('Acme');
  await write('First story');
  await expect(success(page).getByRole('link', { name: /Put it on your website/ })).toHaveAttribute(
    'href',
    '/app/integrations',
  );
  await success(page)
    .getByRole('link', { name: /Add your logo and colors/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Branding' })).toBeVisible();
  await expect(quickStart).toBeVisible();

  await page.goto('/app/references/new');
  await customerOf(page).selectOption({ label: 'Acme' });
  await write('Second story');
  await expect(page.getByRole('region', { name: 'Published' })).toBeVisible();
  await expect(success(page)).toHaveCount(0);
});
