import type { Locator, Page } from '@playwright/test';
import { referenceRoutes } from '#contract/resources/reference';
import { findings, wear } from './support/axe.ts';
import { openEditor, publishFirst, save, saveDraft, stateOf, storyOf, titleOf } from './support/editor.ts';
import { addAsset, png } from './support/files.ts';
import { asMarkdown, fromDocs, fromWord, hostile } from './support/pasted.ts';
import { expect, expectOnly, test } from './support/test.ts';

const field = (page: Page) =>
  page.getByRole('textbox', { name: 'Long description' }).and(page.locator('[contenteditable]'));
const source = (page: Page) =>
  page.getByRole('textbox', { name: 'Long description' }).and(page.locator('textarea'));
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar').getByRole('button', { name, exact: true });

async function markdownOf(page: Page): Promise<string> {
  await tool(page, 'Markdown').click();
  const text = await source(page).inputValue();
  await tool(page, 'Markdown').click();
  await expect(field(page)).toBeVisible();
  return text;
}

const paste = (target: Locator, html: string) =>
  target.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

test('a visitor sees every format that the editor writes', async ({ page, browser }) => {
  const workspace = await openEditor(page, 'In three parts');
  await addAsset(page, workspace, await png('harbour.png'));
  await storyOf(page).fill('It went well.');
  await expect(field(page)).toBeVisible();
  await page.getByRole('button', { name: 'Start from an outline' }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('No queue.');
  await page.keyboard.press('Shift+Home');
  await tool(page, 'Bold').click();
  await expect(tool(page, 'Bold')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await tool(page, 'Subheading').click();
  await page.keyboard.type('How');
  await page.keyboard.press('Enter');
  await page.keyboard.type('- one');
  await page.keyboard.press('Enter');
  await page.keyboard.type('two with *stress*');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await tool(page, 'Link').click();
  await page.getByRole('dialog', { name: 'Link' }).getByLabel('Address').fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Must begin with https:// or mailto:')).toBeVisible();
  await page.getByRole('dialog', { name: 'Link' }).getByLabel('Address').fill('next.example');
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await tool(page, 'Picture').click();
  await page.getByRole('button', { name: 'Use harbour.png' }).click();
  await page.getByLabel('What it shows').fill('The quay');
  await page.getByLabel('Caption').fill('In "March"');
  await page.getByRole('button', { name: 'Use this picture' }).click();
  for (const theme of ['light', 'dark'] as const) {
    await wear(page, theme);
    expect(await findings(page), theme).toEqual([]);
  }
  const text = await markdownOf(page);
  expect(text).toMatch(
    /^## Challenge\n\n\*\*No queue\.\*\*\n\n### How\n\n- one\n- two with \*stress\*\n\n\[next\.example\]\(https:\/\/next\.example\)\n\n!\[The quay\]\(\/assets\/\S+ "In \\"March\\""\)\n\n## Solution\n\n## Result$/,
  );
  const id = await saveDraft(page);
  await publishFirst(page);
  await expect(page.getByRole('region', { name: 'Published' })).toBeVisible();
  expect((await workspace.call(referenceRoutes.getReference, { id })).attributes.longDescription).toBe(text);

  const visitor = await browser.newPage({ javaScriptEnabled: false });
  await visitor.goto(new URL(`/reference-page/${workspace.organizationId}/${id}`, page.url()).href);
  for (const name of ['Challenge', 'Solution', 'Result'])
    await expect(visitor.getByRole('heading', { name, level: 2 })).toBeVisible();
  await expect(visitor.locator('strong')).toHaveText('No queue.');
  await expect(visitor.getByRole('listitem').locator('em')).toHaveText('stress');
  await expect(visitor.getByRole('link', { name: 'next.example' })).toHaveAttribute(
    'rel',
    'noopener noreferrer',
  );
  await expect(
    visitor.getByRole('figure').filter({ hasText: 'In "March"' }).getByAltText('The quay'),
  ).toBeVisible();
  await visitor.close();
});

test('unchanged text stays identical, and typed Markdown is shown formatted', async ({ page }) => {
  const workspace = await openEditor(page);
  await expect(field(page)).toBeVisible();
  await page.getByText('Long description', { exact: true }).click();
  await expect(field(page)).toBeFocused();
  const typed = '* one\n* two\n\n5 * 3 of snake_case, _so_\n\n\n\n# First';
  await tool(page, 'Markdown').click();
  await source(page).fill(typed);
  await tool(page, 'Markdown').click();
  await expect(field(page).getByRole('listitem')).toHaveText(['one', 'two']);
  const id = await saveDraft(page);
  await page.reload();
  await expect(field(page).locator('em')).toHaveText('so');
  await field(page).click();
  await titleOf(page).fill('Another title');
  await save(page);
  await expect(stateOf(page, 'Saved')).toBeVisible();
  expect((await workspace.call(referenceRoutes.getReference, { id })).attributes.longDescription).toBe(typed);
});

test('text pasted from Word and Google Docs is cleaned, and scripts are removed', async ({ page }) => {
  await openEditor(page);
  await expect(field(page)).toBeVisible();
  const pastedAlone = async (html: string) => {
    await field(page).click();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('Delete');
    await paste(field(page), html);
    return await markdownOf(page);
  };
  for (const copied of [fromWord, fromDocs]) expect(await pastedAlone(copied)).toBe(asMarkdown);
  const text = await pastedAlone(hostile('globalThis.ran=true'));
  for (const word of [
    'Heading',
    '**Bold**',
    '*slanted*',
    'link',
    '- item',
    '1. number',
    '> quote',
    'picture',
  ])
    expect(text).toContain(word);
  expect(text).not.toMatch(/script|data:|onerror|onclick|\]\(|bad\.example|ran=/i);
  await expect(
    field(page).locator('a, img:not(.ProseMirror-separator), script, style, iframe, [onclick]'),
  ).toHaveCount(0);
  expect(await page.evaluate(() => 'ran' in globalThis)).toBe(false);
});

test('a story can be written as Markdown when the editor fails to load', async ({ page, complaints }) => {
  await page.route('**/static/rich-text-*.js', (route) => route.abort());
  await openEditor(page);
  await source(page).fill('## Still **here**');
  await expect(field(page)).toHaveCount(0);
  await saveDraft(page);
  await expect(source(page)).toHaveValue('## Still **here**');
  expectOnly(complaints, '/static/rich-text-');
});
