import type { Page } from '@playwright/test';
import { collectionRoutes } from '#contract/resources/collection';
import { organizationRoutes } from '#contract/resources/organization';
import { makeMember } from './support/invite.ts';
import { expect, test, expectOnly } from './support/test.ts';
import { addCustomer, addReference, enter, openWorkspace, personOf } from './support/workspace.ts';

const embed = (page: Page) => page.locator('refdeck-references');
const code = (page: Page) => page.getByRole('tabpanel').locator('pre').first();

test('choices in the embed builder appear in the preview, the address and the code', async ({
  page,
  context,
}) => {
  const workspace = await openWorkspace(page, 'Birchline & Sons');
  const { organizationId } = workspace;
  const customer = await addCustomer(workspace, 'Harbour of Hanko');
  const tag = 'R&D "new"';
  const quay = await addReference(workspace, customer, 'The quay', {
    tags: [tag],
    templateId: 'standardCTA',
    custom: { callToAction: 'https://next.example/', buttonText: 'Moor here' },
  });
  const crane = await addReference(workspace, customer, 'The crane');
  await addReference(workspace, customer, 'The lighthouse');
  const { id } = await workspace.call(collectionRoutes.createCollection, {
    name: 'Ports',
    itemIds: [quay.id, crane.id],
  });

  await page.goto('/app/dashboard');
  await page.getByRole('link', { name: 'Integrations' }).click();
  await expect(embed(page).getByRole('heading', { name: 'The lighthouse' })).toBeVisible();
  await expect(page.getByText('Visitors see 3 references.')).toBeVisible();
  await page.getByLabel('What to show').selectOption('Ports');
  await expect(embed(page).getByRole('heading', { name: 'The crane' })).toBeVisible();
  await expect(embed(page).getByRole('heading', { name: 'The lighthouse' })).toHaveCount(0);
  await page.getByLabel('Only with the tag').selectOption(tag);
  await page.getByText('Carousel', { exact: true }).click();
  await page.getByLabel('Level of the card titles').selectOption('Heading 4');
  const button = embed(page).getByRole('link', { name: 'Moor here' });
  await page.getByLabel('Accent color', { exact: true }).fill('#f5c518');
  await expect(button).toHaveCSS('background-color', 'rgb(245, 197, 24)');
  await expect(button).toHaveCSS('color', /^oklch\(0 |^rgb\(0, 0, 0\)/);
  await page.getByLabel('Accent color', { exact: true }).fill('#0a7d55');
  await expect(button).toHaveCSS('color', /^oklch\(1 |^rgb\(255, 255, 255\)/);

  const attributes = { organization: organizationId, collection: id, layout: 'carousel', heading: '4', tag };
  for (const [name, value] of Object.entries(attributes))
    await expect(embed(page)).toHaveAttribute(name, value);
  await expect(embed(page)).toHaveCSS('--refdeck-accent', '#0A7D55');
  await expect(embed(page).getByRole('heading')).toHaveText(['The quay']);
  expect(new URL(page.url()).searchParams.get('tag')).toBe(tag);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy code' }).click();
  await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(await code(page).innerText());
  const origin = new URL(page.url()).origin;
  expect(copied).toBe(
    `<script async src="${origin}/embed.js"></script>\n<refdeck-references organization="${organizationId}" collection="${id}" layout="carousel" heading="4" tag="R&amp;D &quot;new&quot;" style="display:block;min-height:660px;--refdeck-accent:#0A7D55"></refdeck-references>`,
  );

  await page.reload();
  await expect(code(page)).toHaveText(copied);
  await page.getByRole('tab', { name: 'Iframe' }).click();
  await expect(code(page)).toContainText(
    `/collection/${id}?embed&amp;layout=carousel&amp;tag=R%26D%20%22new%22"`,
  );
  await expect(code(page)).toContainText('title="Ports"');
  const frame = page.frameLocator('iframe[title="Preview of the frame"]');
  await expect(frame.getByRole('heading', { name: 'The quay' })).toBeVisible();
  await page.getByRole('tab', { name: 'React' }).click();
  await expect(code(page)).toContainText(`tag={"R&D \\"new\\""}`);
});

test('a preview that fails to load shows an error and can be retried', async ({ page, complaints }) => {
  await page.route('**/embed.js', (route) => route.abort());
  const workspace = await openWorkspace(page, 'Unlucky');
  await addReference(workspace, await addCustomer(workspace, 'Harbour of Hanko'), 'The quay');
  await page.goto('/app/integrations');
  await expect(page.getByText('The preview could not be loaded')).toBeVisible();
  await expect(code(page)).toContainText('<refdeck-references');
  await page.unroute('**/embed.js');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(embed(page).getByRole('heading', { name: 'The quay' })).toBeVisible();
  expectOnly(complaints, 'ERR_FAILED');
});

test('allowed websites are added, removed and restored without losing a colleague’s change', async ({
  page,
  complaints,
}) => {
  const workspace = await openWorkspace(page, 'Guarded');
  const saved = async () => (await workspace.call(organizationRoutes.getSettings, {})).embedOrigins;
  await page.goto('/app/integrations');
  const websites = page.getByRole('region', { name: 'Websites' });
  const field = websites.getByLabel('Address of a website');
  const add = websites.getByRole('button', { name: 'Add website' });
  await expect(websites).toContainText('Any website may show your references.');

  await field.fill('https://www.example.com/about');
  await add.click();
  await expect(websites).toContainText('Must be the address of a website without a path');
  await expect(field).toHaveValue('https://www.example.com/about');
  await field.fill('WWW.Example.com/');
  await add.click();
  await expect(websites.getByRole('listitem')).toHaveText(['https://www.example.com']);
  await expect(websites).toContainText('Only this website may show your references:');
  await expect.poll(saved).toEqual(['https://www.example.com']);

  await workspace.call(organizationRoutes.saveSettings, {
    embedOrigins: ['https://www.example.com', 'https://theirs.example.com'],
  });
  await field.fill('https://mine.example.com');
  await add.click();
  await expect(websites.getByRole('listitem')).toHaveCount(3);
  await expect.poll(saved).toContain('https://theirs.example.com');
  await websites.getByRole('button', { name: 'Remove https://mine.example.com' }).click();
  await expect(websites.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(saved).toContain('https://mine.example.com');

  await page.route('**/api/organization/settings', (route) => route.abort());
  await field.fill('https://lost.example.com');
  await add.click();
  await expect(websites).toContainText('Not added: No response from server.');
  await expect(field).toHaveValue('https://lost.example.com');
  await expect(websites.getByRole('listitem')).toHaveCount(3);
  expectOnly(complaints, /409|ERR_FAILED/);
});

test('a time zone is saved without overwriting a colleague’s choice, and members cannot change it', async ({
  page,
  complaints,
}) => {
  const workspace = await openWorkspace(page, 'Punctual');
  const saved = async () => (await workspace.call(organizationRoutes.getSettings, {})).timeZone;
  await page.goto('/app/dashboard');
  await page.getByRole('button', { name: /^Organization: / }).click();
  await page.getByRole('menuitem', { name: 'Organization settings' }).click();
  const zone = page.getByRole('combobox', { name: 'Time zone' });
  const save = page.locator('form').filter({ has: zone }).getByRole('button', { name: 'Save', exact: true });
  await expect(zone).toHaveValue('UTC');
  await zone.selectOption('Europe/Helsinki');
  await save.click();
  await expect(page.getByText('Time zone saved')).toBeVisible();
  expect(await saved()).toBe('Europe/Helsinki');

  await workspace.call(organizationRoutes.saveSettings, { timeZone: 'Asia/Tokyo' });
  await zone.selectOption('Europe/Paris');
  await save.click();
  const region = page.getByRole('region', { name: 'Time zone' });
  await expect(region.getByRole('alert')).toContainText('Somebody else has just chosen Asia/Tokyo');
  await expect(zone).toHaveValue('Europe/Paris');
  expect(await saved()).toBe('Asia/Tokyo');
  await save.click();
  await expect.poll(saved).toBe('Europe/Paris');
  expectOnly(complaints, '409');

  await workspace.call(organizationRoutes.saveSettings, { embedOrigins: ['https://www.example.com'] });
  const member = await makeMember(page, workspace);
  await enter(page, (await personOf(page, member.account)).tokens);
  await page.goto('/app/organization/settings');
  await expect(zone).toBeDisabled();
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await page.goto('/app/integrations');
  const websites = page.getByRole('region', { name: 'Websites' });
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(websites).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText('https://www.example.com');
});

test('a new organization gets the time zone of the browser that creates it', async ({ browser }) => {
  const context = await browser.newContext({ timezoneId: 'America/Lima' });
  const page = await context.newPage();
  const workspace = await openWorkspace(page, 'Elsewhere');
  await page.goto('/app/dashboard');
  await page.getByRole('button', { name: /^Organization: / }).click();
  await page.getByRole('menuitem', { name: 'Create organization' }).click();
  const dialog = page.getByRole('dialog');
  const response = page.waitForResponse('**/api/organization/new');
  await dialog.getByLabel('Organization name').fill('Lima');
  await dialog.getByRole('button', { name: 'Create', exact: true }).click();
  const { organizationId } = (await (await response).json()) as { organizationId: string };
  const settings = await workspace.call(organizationRoutes.getSettings, {}, organizationId);
  expect(settings.timeZone).toBe('America/Lima');
  await context.close();
});
