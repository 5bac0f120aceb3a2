import type { Page } from '@playwright/test';
import { organizationRoutes, type Branding } from '#contract/resources/organization';
import { picture } from '../support/pictures.ts';
import { expectAccessible } from './support/axe.ts';
import { makeMember } from './support/invite.ts';
import { expect, test, expectOnly } from './support/test.ts';
import { addCustomer, addReference, enter, makeWorkspace, openWorkspace } from './support/workspace.ts';

const color = (page: Page, name: string) => page.getByRole('textbox', { name: `${name} color`, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const preview = (page: Page) => page.frameLocator('iframe[title="Preview of your reference page"]');

test('an unreadable color shows a warning and a suggestion, and visitors see the saved colors', async ({
  page,
}) => {
  const workspace = await openWorkspace(page, 'Painted');
  await addReference(workspace, await addCustomer(workspace, 'Acme'), 'Shore power');
  await page.goto('/app/organization/branding');
  await expect(preview(page).getByRole('heading', { name: 'Shore power' })).toBeVisible();
  await color(page, 'Background').fill('#FFFFFF');
  await expect(page.getByText(/text color is hard to read on the background \(1:1/)).toBeVisible();
  await page.getByRole('button', { name: /as text color$/ }).click();
  await expect(page.getByText(/^Visitors can read everything/)).toBeVisible();
  await page.getByText('List', { exact: true }).click();
  await expect(preview(page).locator('.page-cards-list')).toBeVisible();
  await expect(preview(page).locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await preview(page).getByRole('link', { name: 'Shore power' }).click();
  await expect(preview(page).getByRole('heading', { name: 'Shore power', level: 1 })).toBeVisible();
  await preview(page).getByRole('link', { name: 'All references', exact: true }).first().click();
  await expect(preview(page).locator('.page-cards-list')).toBeVisible();

  await page.getByLabel('Logo', { exact: true }).fill('half an address');
  await save(page).click();
  await expect(page.getByLabel('Logo', { exact: true })).toBeFocused();
  await page.getByLabel('Logo', { exact: true }).fill('');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Branding saved.')).toBeVisible();
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  await page.goto(`/reference-page/${workspace.organizationId}`);
  await expect(page.locator('.page-cards-list')).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('two people who save branding resolve the conflict without losing changes', async ({
  page,
  complaints,
}) => {
  const workspace = await openWorkspace(page);
  const colleague = await makeMember(page, workspace, 'admin');
  const read = () => workspace.call(organizationRoutes.getBranding, {});
  const theySave = (brandColors: Branding['brandColors']) => {
    const sent = { brandColors, layout: 'list', template: { id: 'design' } } as const;
    return colleague.call(organizationRoutes.saveBranding, sent, workspace.organizationId);
  };
  await page.goto('/app/organization/branding');
  await color(page, 'Primary').fill('#112233');
  const { brandColors } = await read();
  const theirs = { ...brandColors, primary: '#445566', background: '#000000' };
  await theySave(theirs);

  await save(page).click();
  const dialog = page.getByRole('dialog', { name: 'Somebody else changed the branding' });
  await expect(dialog.getByRole('row', { name: /^Primary color/ })).toContainText(/#445566.*#112233/);
  await expect(dialog.getByRole('row')).toHaveCount(2);
  expect((await read()).brandColors).toEqual(theirs);
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(dialog).toBeHidden();
  // Only the field that both changed gives way.
  expect(await read()).toMatchObject({
    brandColors: { ...theirs, primary: '#112233' },
    layout: 'list',
    template: { id: 'design' },
  });
  await expect(color(page, 'Background')).toHaveValue('#000000');

  await color(page, 'Primary').fill('#998877');
  await theySave({ ...theirs, primary: '#AABBCC' });
  await save(page).click();
  await dialog.getByRole('button', { name: 'Keep theirs' }).click();
  await color(page, 'Primary').fill('#010203');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(color(page, 'Primary')).toHaveValue('#AABBCC');
  expectOnly(complaints, '409 (Conflict)');
});

test('a new reference starts with the template chosen in branding', async ({ page }) => {
  const workspace = await openWorkspace(page);
  const { brandColors } = await workspace.call(organizationRoutes.getBranding, {});
  await page.goto('/app/organization/branding');
  await page.getByLabel('Template for new references').selectOption('Consulting');
  await save(page).click();
  await expect(page.getByText('Branding saved.')).toBeVisible();
  await page.goto('/app/references/new');
  await expect(page.getByRole('button', { name: /^Template Consulting/ })).toBeVisible();
  expect((await workspace.call(organizationRoutes.getBranding, {})).brandColors).toEqual(brandColors);
});

test('a member can see the branding but not change it', async ({ page }) => {
  const workspace = await makeWorkspace(page, 'Owned');
  await enter(page, (await makeMember(page, workspace)).tokens);
  await page.goto('/app/organization/branding');
  await expect(
    page.getByText('Only owners and admins of the organization can change the branding.'),
  ).toBeVisible();
  await expect(color(page, 'Primary')).toBeDisabled();
  await expect(save(page)).toHaveCount(0);
  const logo = page.getByLabel('Logo', { exact: true });
  const dataTransfer = await page.evaluateHandle(() => {
    const data = new DataTransfer();
    data.setData('text/uri-list', 'https://example.com/logo.png');
    return data;
  });
  await logo.dispatchEvent('drop', { dataTransfer });
  await expect(logo).toHaveValue('');
  await expect(preview(page).getByRole('banner').getByText('Owned')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Palettes' })).toHaveCount(0);
  await expect(page.getByLabel('Heading', { exact: true })).not.toBeEditable();
});

test('a chosen palette and own texts appear in the preview and on the public page', async ({ page }) => {
  const workspace = await openWorkspace(page, 'Harbour Works');
  await page.goto('/app/organization/branding');
  const header = preview(page).getByRole('banner');
  await expect(header.getByRole('heading', { name: 'What our customers say', level: 1 })).toBeVisible();
  const harbour = page.getByRole('button', { name: 'Harbour', exact: true });
  await harbour.click();
  await expect(harbour).toHaveAttribute('aria-pressed', 'true');
  await expect(preview(page).locator('html')).toHaveCSS('background-color', 'rgb(245, 248, 251)');
  await page.getByLabel('Heading', { exact: true }).fill('Ports that never wait');
  await page.getByLabel('Introduction').fill('Quays, cranes and ferries.');
  await page.getByLabel('Button text').fill('Talk to us');
  await page.getByText('Centered', { exact: true }).click();
  await page.getByRole('slider', { name: 'Corner radius' }).fill('4');
  await save(page).click();
  const link = page.getByLabel('Button link');
  await expect(link).toBeFocused();
  await link.fill('https://next.example/talk');
  await page.getByLabel('Website', { exact: true }).fill('https://next.example/');
  await expect(header.getByRole('heading', { name: 'Ports that never wait', level: 1 })).toBeVisible();
  await expect(preview(page).locator('.page')).toHaveCSS('--rd-wall-radius', '4px');
  await save(page).click();
  await expect(page.getByText('Branding saved.')).toBeVisible();

  await page.goto(`/reference-page/${workspace.organizationId}`);
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('heading', { name: 'Ports that never wait', level: 1 })).toBeVisible();
  // In the bar, and below the heading.
  for (const door of await banner.getByRole('link', { name: 'Talk to us' }).all())
    await expect(door).toHaveAttribute('href', 'https://next.example/talk');
  await expect(banner.getByRole('link', { name: 'next.example' })).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Harbour Works' })).toHaveAttribute(
    'href',
    'https://next.example/',
  );
  await expect(page).toHaveTitle('Harbour Works: customer references');
});

test('each layout of the header is previewed, and its picture is shown to visitors', async ({ page }) => {
  const workspace = await openWorkspace(page, 'Five Headers');
  const reference = { custom: { figures: [{ value: '38', unit: 'min', label: 'to charge a crossing' }] } };
  await addReference(workspace, await addCustomer(workspace, 'Acme'), 'Shore power', reference);
  const quay = 'https://pictures.example/quay.webp';
  await page.route(quay, (route) => route.fulfill({ path: 'web/static/sample-coffee.webp' }));
  await page.goto('/app/organization/branding');
  const header = preview(page).getByRole('banner');
  await page.getByText('Figures', { exact: true }).click();
  await expect(header.getByRole('link', { name: /38 min.*to charge a crossing.*Acme/ })).toBeVisible();
  await page.getByText('Statement', { exact: true }).click();
  await page.getByLabel('Heading', { exact: true }).fill('Quays that wait');
  await expect(header).toHaveClass(/page-header-statement/);
  const letters = () =>
    header.getByRole('heading', { level: 1 }).evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
  const stated = await letters();
  await page.getByLabel('Heading', { exact: true }).fill('Quays that wait for nobody at all');
  await expect(header).toHaveClass(/page-header-left/);
  expect(stated).toBeGreaterThan(1.3 * (await letters()));
  await page.getByText('Picture', { exact: true }).click();
  await page.getByRole('textbox', { name: 'Picture of the top' }).fill(quay);
  await page.getByLabel('Button text').fill('Talk to us');
  await page.getByLabel('Button link').fill('https://next.example/talk');
  await page.getByLabel('Closing line').fill('Waiting for a ferry?');
  await expect(preview(page).getByText('Waiting for a ferry?')).toBeVisible();
  await expectAccessible(page, 'branding-header', 'main');
  await save(page).click();
  await expect(page.getByText('Branding saved.')).toBeVisible();

  await page.goto(`/reference-page/${workspace.organizationId}`);
  await expect(page.locator(`.page-picture img[src="${quay}"]`)).toBeVisible();
  await expect(page.getByText('Waiting for a ferry?')).toBeVisible();
});

test('colors are taken from a logo if its website allows it, and can be undone', async ({
  page,
  complaints,
}) => {
  await openWorkspace(page);
  const bytes = await picture(64, 64).png().toBuffer();
  await page.route('https://pictures.example/**', (route) => {
    const open = route.request().url().endsWith('open.png');
    const headers = { 'access-control-allow-origin': open ? '*' : 'https://elsewhere.example' };
    return route.fulfill({ contentType: 'image/png', body: bytes, headers });
  });
  await page.goto('/app/organization/branding');
  const take = page.getByRole('button', { name: 'Take the colors from my logo' });
  await expect(take).toBeDisabled();
  await page.getByLabel('Logo', { exact: true }).fill('https://pictures.example/closed.png');
  await take.click();
  await expect(page.getByText('The colors of this picture cannot be read')).toBeVisible();
  await expect(color(page, 'Primary')).toHaveValue('#F97316');
  await page.getByLabel('Logo', { exact: true }).fill('https://pictures.example/open.png');
  await take.click();
  await expect(page.getByText('Taken from your logo')).toBeVisible();
  await expect(color(page, 'Primary')).not.toHaveValue('#F97316');
  await expect(page.getByText(/^Visitors can read everything/)).toBeVisible();
  await page.getByRole('button', { name: 'Restore the previous colors' }).click();
  await expect(color(page, 'Primary')).toHaveValue('#F97316');
  expectOnly(complaints, /pictures\.example|ERR_FAILED/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a button shows the preview as a phone shows the page', async ({ page }) => {
    await openWorkspace(page, 'Pocket');
    await page.goto('/app/organization/branding');
    await page.getByLabel('Heading', { exact: true }).fill('In your pocket');
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(page.getByLabel('Heading', { exact: true })).toBeHidden();
    await expect(preview(page).getByRole('heading', { name: 'In your pocket', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Form', exact: true }).click();
    await expect(page.getByLabel('Heading', { exact: true })).toHaveValue('In your pocket');
  });
});
