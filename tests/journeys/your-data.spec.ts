import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unzipSync } from 'fflate';
import { collectionRoutes } from '#contract/resources/collection';
import { expectAccessible } from './support/axe.ts';
import { addAsset, png } from './support/files.ts';
import { expect, expectOnly, test } from './support/test.ts';
import {
  addCustomer,
  addReference,
  ageSignIns,
  confirmIdentity,
  openWorkspace,
} from './support/workspace.ts';

test('an owner makes an archive of all data with their password and downloads it', async ({
  page,
  complaints,
}) => {
  const workspace = await openWorkspace(page, 'Archive');
  await addCustomer(workspace, 'Kuusilahti');
  await ageSignIns(page, workspace.account);
  await page.goto('/app/organization/settings#data');
  const section = page.getByRole('region', { name: 'Your data' });
  await expect(section.getByText('An archive is a ZIP.')).toBeVisible();
  await section.getByRole('button', { name: 'Make an archive' }).click();
  await confirmIdentity(page, workspace.account);
  await expect(section.getByText(/^Made on .*, kept until .*\.$/)).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page, 'your-data');
  const download = page.waitForEvent('download');
  await section.getByRole('button', { name: /^Download \(/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^refdeck-\d{4}-\d\d-\d\d-1\.zip$/);
  const files = unzipSync(await readFile(await file.path()));
  expect(Buffer.from(files['data/customers.json']!).toString()).toContain('Kuusilahti');
  expectOnly(complaints, /403 \(/);
});

test('the pages of an archive open from a disk, and load nothing from elsewhere', async ({
  page,
  context,
}) => {
  const workspace = await openWorkspace(page, 'Pages on a disk');
  const { call } = workspace;
  const customer = await addCustomer(workspace, 'Kuusilahti');
  const picture = await addAsset(page, workspace, await png('quay.png'));
  const story = {
    customerId: customer.id,
    description: 'It carries.',
    longDescription: `The quay carries.\n\n![Quay](${picture.url})\n\n[More](https://acme.example/)`,
  };
  const quay = await addReference(workspace, customer, 'The quay', {
    attributes: story,
    custom: { mainImage: picture.url },
  });
  await addReference(workspace, customer, 'Secret shed', { status: 'Draft' });
  await call(collectionRoutes.createCollection, { name: 'Bridges', itemIds: [quay.id] });
  await page.goto('/app/organization/settings#data');
  const section = page.getByRole('region', { name: 'Your data' });
  await section.getByRole('button', { name: 'Make an archive' }).click();
  await expect(section.getByText(/^Made on .*, kept until .*\.$/)).toBeVisible({ timeout: 60_000 });
  const download = page.waitForEvent('download');
  await section.getByRole('button', { name: /^Download \(/ }).click();
  const files = unzipSync(await readFile(await (await download).path()));
  const folder = test.info().outputPath('archive');
  for (const [path, bytes] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
  const site = Object.keys(files).filter((path) => path.startsWith('site/'));

  await test.step('all that is public is in it, and each link leads to a file', async () => {
    const pages = site.filter((path) => path.endsWith('.html'));
    expect(pages).toHaveLength(3);
    for (const path of pages) {
      const html = Buffer.from(files[path]!).toString();
      expect(html).not.toContain('Secret shed');
      const targets = [...html.matchAll(/ (?:href|src)="([^"#]+)/g)].map(([, to = '']) => to);
      const broken = targets.filter((to) => !/^https?:/.test(to) && !site.includes(`site/${to}`));
      expect([path, broken]).toEqual([path, []]);
    }
  });

  await test.step('it is read without a network', async () => {
    const disk = await context.newPage();
    const asked: string[] = [];
    disk.on('request', (request) => asked.push(request.url()));
    await context.setOffline(true);
    await disk.goto(pathToFileURL(join(folder, 'site/index.html')).href);
    await disk.getByRole('link', { name: 'The quay' }).first().click();
    await expect(disk.getByRole('heading', { name: 'The quay' })).toBeVisible();
    const drawn = await disk
      .locator('img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth > 0));
    expect(new Set(drawn)).toEqual(new Set([true]));
    await disk.screenshot({ path: 'test-results/offline-story-1440.png' });
    await disk.goBack();
    await expect(disk.getByRole('link', { name: 'The quay' }).first()).toBeVisible();
    await disk.screenshot({ path: 'test-results/offline-page-1440.png' });
    expect(asked.filter((address) => !address.startsWith('file:'))).toEqual([]);
  });
});
