import { customerRoutes } from '#contract/resources/customer';
import { limits } from '#contract/rules/limits';
import { referenceRoutes } from '#contract/resources/reference';
import {
  chooseTemplate,
  customerOf,
  openEditor,
  publishFirst,
  save,
  saveDraft,
  stateOf,
  storyOf,
  tabTo,
  titleOf,
} from './support/editor.ts';
import { expect, test } from './support/test.ts';
import { addCustomer, addReference, openWorkspace } from './support/workspace.ts';

test('publishing names the fields that each template still requires and focuses the first', async ({
  page,
}) => {
  await openEditor(page);
  const needs = {
    Standard: 'short description',
    Architectural: 'main image, reference date',
    Consulting: 'short description, reference date',
  };
  for (const [template, names] of Object.entries(needs)) {
    await chooseTemplate(page, template);
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(page.getByText(`To publish with this template, fill in: ${names}.`)).toBeVisible();
  }
  await expect(storyOf(page)).toBeFocused();
  await expect(storyOf(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(titleOf(page)).toHaveValue('Our story');
  await chooseTemplate(page, 'Standard');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const refused = page.getByText(/^To publish with this template, fill in/);
  await expect(refused).toBeVisible();
  await storyOf(page).fill('Two sentences about it.');
  await expect(refused).toBeHidden();
});

test('each template shows the card at once and names the fields that it hides', async ({ page }) => {
  await openEditor(page);
  await storyOf(page).fill('It went well.');
  const card = page.getByRole('complementary').getByRole('article').filter({ hasText: 'Our story' });
  for (const template of ['Engineering', 'Architectural', 'Design', 'Consulting']) {
    await chooseTemplate(page, template);
    await expect(card).toBeVisible();
  }
  await page.getByLabel('Client industry').fill('Shipping');
  await chooseTemplate(page, 'Standard');
  await expect(page.getByText(/does not show what you filled in for: client industry/)).toBeVisible();
  await chooseTemplate(page, 'Consulting');
  await expect(page.getByLabel('Client industry')).toHaveValue('Shipping');
});

test('the live card is as wide as on the page, or says how it differs', async ({ page }) => {
  const workspace = await openEditor(page);
  const aside = page.getByRole('complementary', { name: 'Live card' });
  // There is no card for a moment while another template replaces it.
  const width = async () => (await aside.getByRole('article').boundingBox())?.width ?? Number.NaN;
  const expectSize = async (text: string | RegExp, pixels: number) => {
    await expect(aside.getByText(text)).toBeVisible();
    await expect.poll(width).toBeCloseTo(pixels, 0);
  };
  await expectSize('Wider on your page', 300);
  const { customers } = await workspace.call(customerRoutes.listCustomers, {});
  const publishOther = async (name: string) => {
    await addReference(workspace, customers[0]!, name);
    await page.reload();
  };
  await publishOther('One');
  await expect(aside.getByText(/^Shown at \d\d %$/)).toBeVisible();
  for (const name of ['Two', 'Three', 'Four']) await publishOther(name);
  await expectSize('True size', 300);
  await chooseTemplate(page, 'Architectural');
  await expectSize('True size', 400);
  await page.setViewportSize({ width: 1040, height: 900 });
  await expect(aside.getByText(/^Shown at \d\d %$/)).toBeVisible();
  await expect.poll(width).toBeLessThan(400);
});

test('a chosen template folds the others away, and the story is shown beside the card', async ({ page }) => {
  await openEditor(page);
  await chooseTemplate(page, 'Consulting');
  const section = page.getByRole('button', { name: /^Template Consulting/ });
  await expect(section).toBeFocused();
  await expect(page.getByRole('radio', { name: 'Standard', exact: true })).toBeHidden();
  const aside = page.getByRole('complementary', { name: 'Live card' });
  await aside.getByRole('button', { name: 'Story' }).click();
  const story = page.frameLocator('iframe[title="Preview of the story"]');
  await expect(story.getByRole('heading', { level: 1 })).toHaveText('Our story');
  await titleOf(page).fill('Our other story');
  await expect(story.getByRole('heading', { level: 1 })).toHaveText('Our other story');
});

test('a reference is created and published with the keyboard alone', async ({ page }) => {
  test.slow();
  const workspace = await openWorkspace(page, 'Keys');
  await addCustomer(workspace, 'Acme');
  await page.goto('/app/references');
  const start = page.getByRole('link', { name: 'New reference' }).first();
  await expect(start).toBeVisible();
  await tabTo(page, start);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Create New Reference' })).toBeVisible();

  await tabTo(page, page.getByRole('radio', { name: 'Standard', exact: true }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Consulting' })).toBeChecked();
  await tabTo(page, customerOf(page));
  await page.keyboard.type('Acme');
  await tabTo(page, titleOf(page));
  await page.keyboard.type('Typed all the way');
  await tabTo(page, storyOf(page));
  await page.keyboard.type('Not a mouse in sight.');
  await tabTo(page, page.getByRole('combobox', { name: /^Tags/ }));
  await page.keyboard.type('keys');
  await page.keyboard.press('Enter');

  const date = page.getByRole('textbox', { name: 'Reference date' });
  await tabTo(page, date);
  await page.keyboard.press('ArrowDown');
  const months = page.getByRole('dialog', { name: 'Reference date' });
  const year = new Date().getUTCFullYear();
  await expect(months.locator('[aria-current=date]')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('ArrowDown');
  await expect(months.getByRole('button', { name: `Apr ${year - 1}` })).toBeFocused();
  await page.keyboard.down('Enter');
  // The focus is checked without polling: if it moved a frame later, the next key would be lost.
  expect(await date.evaluate((input) => input === document.activeElement)).toBe(true);
  await page.keyboard.up('Enter');
  await expect(date).toHaveValue(`04/${year - 1}`);

  await page.keyboard.press('Control+s');
  await expect(stateOf(page, 'Saved')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Publish', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('dialog').getByLabel(/^Reason/));
  await page.keyboard.type('They agreed on the phone.');
  await tabTo(page, page.getByRole('button', { name: 'Publish all the same' }));
  await page.keyboard.press('Enter');
  const view = page.getByRole('link', { name: 'View on your page' });
  await expect(view).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Published' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(view).toBeFocused();
});

test('the date field accepts other forms of a month and shows MM/YYYY', async ({ page }) => {
  await openEditor(page);
  const date = page.getByRole('textbox', { name: 'Reference date' });
  const forms = {
    '7/2024': '07/2024',
    '2024-02-29': '02/2024',
  };
  for (const [typed, shown] of Object.entries(forms)) {
    await date.fill(typed);
    await date.blur();
    await expect(date).toHaveValue(shown);
    await expect(page.getByRole('complementary').getByText(shown)).toBeVisible();
  }
  await date.fill('soon');
  await date.blur();
  await expect(page.getByText('Reference date must be a month such as 2026-03 or 03/2026')).toBeVisible();
  await page.getByRole('button', { name: /^Choose a month/ }).click();
  const months = page.getByRole('dialog', { name: 'Reference date' });
  await months.getByRole('button', { name: 'Previous year' }).click();
  await months.getByRole('button', { name: /^Jun/ }).click();
  await expect(date).toHaveValue(/^06\/\d{4}$/);
  await page.getByRole('button', { name: /^Choose a month/ }).click();
  await months.getByRole('button', { name: 'Clear' }).click();
  await expect(date).toHaveValue('');
});

test('a tag that is too long shows an error and can be shortened', async ({ page }) => {
  await openEditor(page);
  const tags = page.getByRole('combobox', { name: 'Tags', exact: true });
  await tags.fill('x'.repeat(limits.tagLength + 1));
  await tags.press('Enter');
  await expect(tags).toHaveAttribute('aria-invalid', 'true');
  await expect(tags).toHaveAccessibleDescription(`A tag has at most ${limits.tagLength} characters`);
  await tags.press('Backspace');
  await tags.press('Enter');
  await expect(tags).toHaveValue('');
  await expect(page.getByRole('button', { name: /^Remove tag x+$/ })).toBeVisible();
});

test('an empty date stays empty after saving and after each change of status', async ({ page }) => {
  const workspace = await openEditor(page);
  const date = page.getByRole('textbox', { name: 'Reference date' });
  const id = await saveDraft(page);
  const read = () => workspace.call(referenceRoutes.getReference, { id });
  await storyOf(page).fill('It went well.');
  await save(page);
  await expect(stateOf(page, 'Saved')).toBeVisible();
  await publishFirst(page);
  await expect(page.getByRole('region', { name: 'Published' })).toBeVisible();
  await page.goto('/app/references');
  await page.getByRole('button', { name: 'Actions for Our story' }).click();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect.poll(async () => (await read()).status).toBe('Archived');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(async () => (await read()).status).toBe('Published');
  expect((await read()).attributes.referenceDate).toBeUndefined();
  await page.goto(`/app/references/${id}`);
  await expect(date).toHaveValue('');

  await chooseTemplate(page, 'Consulting');
  await save(page);
  await expect(page.getByText('To publish with this template, fill in: reference date.')).toBeVisible();
});

test('a visitor sees a published reference, and its address and embed can be copied', async ({
  page,
  context,
  browser,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { slug } = await openEditor(page, 'Seen by everybody');
  await storyOf(page).fill('It went well.');
  const id = await saveDraft(page);
  await publishFirst(page);
  const panel = page.getByRole('region', { name: 'Published' });
  const address = new URL(`/reference-page/${slug}/seen-by-everybody`, page.url()).href;
  const copied = () => page.evaluate(() => navigator.clipboard.readText());

  await panel.getByRole('button', { name: 'Copy embed' }).click();
  await expect
    .poll(copied)
    .toMatch(/^<script async src="[^"]+\/embed\.js"><\/script>\n<refdeck-references organization="/);
  await panel.getByRole('button', { name: 'Copy link' }).click();
  await expect.poll(copied).toBe(address);
  const view = panel.getByRole('link', { name: 'View on your page' });
  await expect(view).toHaveAttribute('href', `/reference-page/${slug}#reference-${id}`);

  const onPage = await browser.newPage({ javaScriptEnabled: false, reducedMotion: 'reduce' });
  await onPage.goto(new URL((await view.getAttribute('href'))!, page.url()).href);
  const card = onPage.getByRole('article').filter({ hasText: 'Seen by everybody' });
  await expect(card).toBeInViewport();
  await expect(card.locator('.rd-card-frame')).toHaveCSS('outline-style', 'solid');
  await expect(card.locator('.rd-card-frame')).toHaveCSS('animation-name', 'none');
  await onPage.close();

  const visitor = await browser.newPage();
  await visitor.goto(address);
  await expect(visitor.getByRole('heading', { name: 'Seen by everybody', level: 1 })).toBeVisible();
  await expect(visitor.getByText('It went well.')).toBeVisible();
  await visitor.close();
});
