import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { assetRoutes } from '#contract/resources/asset';
import { permissionRoutes } from '#contract/resources/permission';
import { referenceRoutes } from '#contract/resources/reference';
import * as english from '#contract/words/en/imports';
import * as finnish from '#contract/words/fi/imports';
import { wear } from './support/axe.ts';
import { png } from './support/files.ts';
import { expect, expectOnly, test } from './support/test.ts';
import { serveWebsite } from './support/website.ts';
import { Work } from './support/work.ts';
import { openWorkspace } from './support/workspace.ts';

const sample = (name: string) => fileURLToPath(new URL(`../support/import-samples/${name}`, import.meta.url));

const wanted = 140;
/** By day, on a phone and a desktop. Other journeys ask axe about the same steps. */
async function take(page: Page, name: string): Promise<void> {
  await wear(page, 'light');
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 844 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect([name, width, over]).toEqual([name, width, 0]);
    await page.screenshot({ path: `test-results/afternoon-${name}-${width}.png` });
  }
}

/** A register as an accounting program exports it, with addresses of pictures. */
function registerOf(count: number, host: string): Buffer {
  const rows = Array.from({ length: count }, (_, index) => [
    `R-${index + 1}`,
    `Road plan ${index + 1}, Haapaperä`,
    ['Haapaperän kunta', 'Kuusilahden kaupunki', 'Tie ja Silta Oy'][index % 3],
    'roads',
    `${(index % 12) + 1}/${2010 + (index % 14)}`,
    `${(index + 1) * 1_500} €`,
    `Plans for the road, phase ${index + 1}. The road stayed open.`,
    index < 3 ? `https://${host}/${index}.png` : '',
  ]);
  const headings = [
    'Project number',
    'Project',
    'Client',
    'Palvelu',
    'Completed',
    'Value',
    'Description',
    'Picture',
  ];
  return Buffer.from([headings, ...rows].map((row) => row.join(';')).join('\r\n'));
}

async function buy(page: Page): Promise<void> {
  await page.goto('/app/organization/billing');
  const plan = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Business', exact: true }) });
  await plan.getByRole('button', { name: /^Select Plan|^Start/ }).click();
  await page.getByRole('button', { name: 'Pay and subscribe' }).click();
  await expect(page.getByRole('meter', { name: 'Reference cards' })).toHaveAttribute(
    'aria-valuetext',
    '0 of 500',
  );
}

const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole('heading', { name })).toBeVisible();

test('a firm brings 140 references in from four files in an afternoon', async ({ page, complaints }) => {
  test.slow();
  const { call } = await openWorkspace(page, 'Afternoon');
  await buy(page);
  const host = 'pictures.firm.example';
  const { buffer } = await png('quay.png');
  const stop = await serveWebsite(host, (_, response) => response.end(buffer));
  const list = async () => (await call(referenceRoutes.listReferences, {})).references;
  const work = new Work();
  const next = () => work.click(page.getByRole('button', { name: 'Next' }));

  async function bring(
    name: string,
    file: string | Parameters<Locator['setInputFiles']>[0],
    correct = async () => {},
  ) {
    const before = (await list()).length;
    work.clicks += 2;
    await page.locator('input[type=file]').setInputFiles(file);
    await heading(page, 'Which column is what?');
    if (name === 'register') await work.choose(page, 'Palvelu', 'type');
    if (name === 'slides')
      await expect(page.getByLabel('Field for Palvelu', { exact: true })).toHaveValue('type');
    await take(page, `${name}-columns`);
    await next();
    await heading(page, 'Whose references are they?');
    await take(page, `${name}-customers`);
    await next();
    await heading(page, 'Look before you bring it in');
    await correct();
    await take(page, `${name}-review`);
    const button = page.getByRole('button', { name: /^(Bring in|Update) \d+/ });
    work.rows += Number(/\d+/.exec((await button.textContent())!)![0]);
    await work.click(button);
    await expect(page.getByRole('heading', { name: /brought in as/ })).toBeVisible({ timeout: 280_000 });
    await take(page, `${name}-result`);
    await work.click(page.getByRole('button', { name: 'Bring in another file' }));
    return (await list()).length - before;
  }

  await page.goto('/app/references');
  await work.click(page.getByRole('link', { name: 'Bring in' }));
  const made = {
    register: await bring('register', {
      name: 'register.csv',
      mimeType: 'text/csv',
      buffer: registerOf(79, host),
    }),
    spreadsheet: await bring('spreadsheet', sample('references-messy.xlsx')),
    slides: await bring('slides', sample('references-deck.pptx'), async () => {
      await work.click(page.getByRole('tab', { name: 'Not possible' }));
      await work.click(page.getByRole('button', { name: 'Correct Sairaalan turvajärjestelmät' }));
      const row = page.getByRole('listitem').filter({ hasText: 'Slide 9' });
      await work.type(row.getByLabel('Customer', { exact: true }), 'Hiidenkankaan hyvinvointialue');
      await expect(row).toBeHidden();
      await work.click(page.getByRole('tab', { name: 'All' }));
    }),
    posts: await bring('posts', sample('wordpress-export.xml')),
  };
  stop();

  await test.step('nothing is public, permitted or sent', async () => {
    const references = await list();
    expect(new Set(references.map(({ status }) => status))).toEqual(new Set(['Draft']));
    expect((await call(permissionRoutes.listPermissions, {})).entries).toEqual([]);
    const { assets } = await call(assetRoutes.listAssets, {});
    const ofRegister = assets.filter(({ name }) => name.startsWith('Road plan'));
    expect(ofRegister).toHaveLength(3);
  });

  const figures = { ...made, ...work.figures() };
  writeFileSync('test-results/afternoon.json', JSON.stringify(figures, undefined, 2));
  expect(Object.values(made).reduce((sum, count) => sum + count, 0)).toBe(wanted);
  expect(figures.askedTwice).toBeLessThanOrEqual(4);
  expect(figures.minutes).toBeLessThanOrEqual(90);
  // The posts' website is none of the test's.
  expectOnly(complaints, /422 \(/);
});

test('the steps of an import are read in Finnish, with few and with many errors', async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  await openWorkspace(page, 'Iltapäivä');
  await context.addCookies([{ name: 'language', value: 'fi', url: baseURL! }]);
  const { steps, bring, made, next } = finnish;
  for (const [name, file] of [
    ['fi-many', 'references-messy.xlsx'],
    ['fi-few', 'wordpress-export.xml'],
  ] as const) {
    await page.goto('/app/references/import');
    await page.locator('input[type=file]').setInputFiles(sample(file));
    await heading(page, steps.columns.title);
    await take(page, `${name}-columns`);
    await page.getByRole('button', { name: next }).click();
    await heading(page, steps.customers.title);
    await take(page, `${name}-customers`);
    await page.getByRole('button', { name: next }).click();
    await heading(page, steps.review.title);
    await take(page, `${name}-review`);
    for (const text of [steps.columns.title, steps.review.title])
      expect(Object.values(english.steps).map(({ title }) => title)).not.toContain(text);
  }
  await page.getByRole('button', { name: bring(2, 0) }).click();
  await heading(page, made(2));
  await take(page, 'fi-few-result');
  expectOnly(complaints, /422 \(/);
});
