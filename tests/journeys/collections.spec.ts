import type { Page } from '@playwright/test';
import { collectionRoutes, type Collection } from '#contract/resources/collection';
import type { Reference } from '#contract/resources/reference';
import { expectAccessible } from './support/axe.ts';
import { expect, test, expectOnly } from './support/test.ts';
import {
  addCustomer,
  addReference,
  makeWorkspace,
  openWorkspace,
  type Workspace,
} from './support/workspace.ts';

const titles = (page: Page) => page.getByRole('listitem').getByRole('link', { name: /quay|ferry|crane/i });
const grip = (page: Page, title: string) => page.getByRole('button', { name: `Move ${title}` });
const shownOrder = (page: Page) => expect.poll(() => titles(page).allTextContents());

async function threeReferences(workspace: Workspace): Promise<Reference[]> {
  const customer = await addCustomer(workspace, 'Harbour of Hanko');
  const made: Reference[] = [];
  for (const name of ['The quay', 'The ferry', 'The crane'])
    made.push(await addReference(workspace, customer, name));
  return made;
}

const make = (workspace: Workspace, input: Partial<Collection> & { name: string }): Promise<Collection> =>
  workspace.call(collectionRoutes.createCollection, input);

test('a collection is filled and sorted by keyboard and mouse, and visitors see that order', async ({
  page,
}) => {
  const workspace = await openWorkspace(page, 'Birchline');
  await threeReferences(workspace);
  await page.goto('/app/collections');
  await page.getByRole('link', { name: 'New collection' }).click();
  await page.getByLabel('Name').fill('Maritime');
  await page.getByLabel('Description').fill('Harbours and what floats between them.');
  await page.getByRole('button', { name: 'Create collection' }).click();
  await expect(page.getByRole('heading', { name: 'Maritime', level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Add references' }).click();
  await page.getByLabel('Search references').fill('hanko');
  for (const name of [/quay/, /ferry/, /crane/]) await page.getByRole('checkbox', { name }).check();
  await page.getByRole('button', { name: 'Add 3 references' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await shownOrder(page).toEqual(['The quay', 'The ferry', 'The crane']);

  await grip(page, 'The quay').focus();
  await expect(grip(page, 'The quay')).toHaveAttribute('aria-roledescription', 'sortable');
  await expect(grip(page, 'The quay')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page.getByText('Picked up The quay. It is number 1 of 3.')).toBeAttached();
  // The list accepts keys only after it has measured its rows, which takes a moment on a busy machine.
  await expect(async () => {
    await page.keyboard.press('ArrowDown');
    await expect(page.getByText('The quay is now number 2 of 3.')).toBeAttached({ timeout: 2_000 });
  }).toPass();
  await page.keyboard.press('Space');
  await shownOrder(page).toEqual(['The ferry', 'The quay', 'The crane']);

  const from = (await grip(page, 'The crane').boundingBox())!;
  const to = (await grip(page, 'The ferry').boundingBox())!;
  await page.mouse.move(from.x + 16, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(to.x + 16, to.y + 40, { steps: 5 });
  await page.mouse.move(to.x + 16, to.y + 10, { steps: 5 });
  await page.mouse.up();
  await shownOrder(page).toEqual(['The crane', 'The ferry', 'The quay']);
  await expect(page.getByText('The crane is number 1 of 3.', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Remove from collection: The ferry' }).click();
  await shownOrder(page).toEqual(['The crane', 'The quay']);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await shownOrder(page).toEqual(['The crane', 'The ferry', 'The quay']);
  await expect(page.getByText('Saving…')).toBeHidden();

  const visit = await page.context().newPage();
  await visit.goto((await page.getByRole('link', { name: 'View page' }).getAttribute('href'))!);
  await expect(visit.getByRole('heading', { name: 'Maritime', level: 1 })).toBeVisible();
  await expect(visit.getByText('Harbours and what floats between them.')).toBeVisible();
  await expect(visit.getByRole('article').getByRole('heading')).toHaveText([
    'The crane',
    'The ferry',
    'The quay',
  ]);
});

test('quick moves are all saved and undone, and a conflicting order is offered again', async ({
  page,
  complaints,
}) => {
  const workspace = await openWorkspace(page, 'Two people');
  const [quay, ferry, crane] = (await threeReferences(workspace)).map(({ id }) => id) as [
    string,
    string,
    string,
  ];
  const { id } = await make(workspace, { name: 'Maritime', itemIds: [quay, ferry, crane] });
  const saved = async () => (await workspace.call(collectionRoutes.getCollection, { id })).itemIds;
  await page.goto(`/app/collections/${id}`);

  const move = async (title: string, where: string) => {
    await page.getByRole('button', { name: `Actions for ${title}` }).click();
    await page.getByRole('menuitem', { name: where }).click();
  };
  await move('The quay', 'Move to the end');
  await move('The crane', 'Move to the top');
  await shownOrder(page).toEqual(['The crane', 'The ferry', 'The quay']);
  await expect.poll(saved).toEqual([crane, ferry, quay]);
  await page.getByRole('button', { name: 'Undo move' }).click();
  await shownOrder(page).toEqual(['The ferry', 'The crane', 'The quay']);
  await expect.poll(saved).toEqual([ferry, crane, quay]);
  await expect(page.getByText('Saving…')).toBeHidden();
  await move('The ferry', 'Move to the end');
  await expect.poll(saved).toEqual([crane, quay, ferry]);
  await page.getByRole('button', { name: 'Undo move' }).click();
  await shownOrder(page).toEqual(['The ferry', 'The crane', 'The quay']);
  await expect.poll(saved).toEqual([ferry, crane, quay]);

  await workspace.call(collectionRoutes.orderCollectionItems, { id, itemIds: [quay, crane, ferry] });
  await move('The ferry', 'Move down');
  await expect(page.getByText('Somebody else changed this collection in the meantime.')).toBeVisible();
  await shownOrder(page).toEqual(['The quay', 'The crane', 'The ferry']);
  expect(await saved()).toEqual([quay, crane, ferry]);
  await page.getByRole('button', { name: 'Use my order' }).click();
  await shownOrder(page).toEqual(['The crane', 'The ferry', 'The quay']);
  await expect.poll(saved).toEqual([crane, ferry, quay]);
  expectOnly(complaints, '409');
});

test('conflicting details are both shown, and a private collection has no public page', async ({
  page,
  complaints,
}) => {
  const workspace = await openWorkspace(page, 'Private matters');
  const { id } = await make(workspace, { name: 'Ideas', visibility: 'unlisted' });
  const path = `/reference-page/${workspace.slug}/collection/${id}`;

  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Ideas' })).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const other = await makeWorkspace(page, 'Somebody else');
  await page.goto(path.replace(workspace.slug, other.slug));
  await expect(page.getByRole('heading', { name: 'This collection does not exist' })).toBeVisible();

  await page.goto(`/app/collections/${id}`);
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible();
  await page.getByRole('button', { name: 'Edit details' }).click();
  await page.getByLabel('Name').fill('Mine');
  await page.getByRole('radio', { name: 'Private' }).check();
  await workspace.call(collectionRoutes.updateCollection, { id, name: 'Theirs' });
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Somebody else changed this collection')).toBeVisible();
  await expect(page.getByLabel('Name')).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('heading', { name: 'Mine', level: 1 })).toBeVisible();
  await expect(page.getByText('Only your team sees it.')).toBeVisible();
  for (const offer of ['Copy link', 'Embed'])
    await expect(page.getByRole('button', { name: offer })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'View page' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Delete collection' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No collections yet')).toBeVisible();
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'This collection is no longer published' })).toBeVisible();
  expectOnly(complaints, /404|409|410/);
});

test('a letter is written beside the stories, and its page closes after its last day', async ({
  page,
  complaints,
}) => {
  const workspace = await openWorkspace(page, 'Letters');
  const itemIds = (await threeReferences(workspace)).map((reference) => reference.id);
  const { id } = await make(workspace, { name: 'Three stories before we meet', itemIds });
  await page.goto(`/app/collections/${id}`);
  const save = async () => {
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Details saved')).toBeVisible();
  };
  await page.getByRole('button', { name: 'Edit details' }).click();
  await page.getByRole('checkbox', { name: 'Address it to somebody' }).check();
  await expect(page.getByRole('radio', { name: 'Unlisted' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Public' })).toBeDisabled();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Say for whom: a person or a company')).toBeVisible();
  await page.getByLabel('Name of the person').fill('Mira Kallio');
  await page.getByLabel('Company').fill('Facsimile Bank');
  await page.getByLabel('Note').fill('Mira, as promised.');
  await page.getByRole('combobox', { name: 'From' }).selectOption({ index: 1 });
  await expect(page.getByLabel('Email address')).toHaveValue(/@/);
  await page.getByLabel('Role').fill('Partner');
  await page.getByLabel('Link to your calendar').fill('https://birchline.example/aino');
  await page.getByLabel('Open until').fill('2099-12-31');
  await expectAccessible(page, 'letter-editor', 'form');
  await save();
  await expect(page.getByText('Open until 31/12/2099')).toBeVisible();

  const visit = await page.context().newPage();
  await visit.goto((await page.getByRole('link', { name: 'View page' }).getAttribute('href'))!);
  await expect(visit.getByRole('heading', { name: 'Facsimile Bank', level: 1 })).toBeVisible();
  const letter = visit.getByRole('complementary', { name: 'Letter' });
  for (const text of ['Prepared for Mira Kallio', 'Three stories before we meet', 'Mira, as promised.'])
    await expect(letter.getByText(text)).toBeVisible();
  await expect(letter.getByText('Shared with you until 31/12/2099.')).toBeVisible();
  await expect(letter.getByRole('link', { name: /^Write to/ })).toHaveAttribute('href', /^mailto:/);
  await expect(letter.getByRole('link', { name: 'Book a time' })).toHaveAttribute('rel', 'noopener');
  await expect(visit.getByRole('article').getByRole('heading')).toHaveText([
    'The quay',
    'The ferry',
    'The crane',
  ]);
  await expectAccessible(visit, 'letter');

  await page.getByRole('button', { name: 'Edit details' }).click();
  await page.getByLabel('Open until').fill('2020-12-31');
  await save();
  // The notice of the first save may still be there.
  await expect(page.getByText('31/12/2020')).toBeVisible();
  // The edge is told after the write.
  await expect(async () => {
    await visit.reload();
    await expect(visit.getByRole('heading', { name: 'This collection is no longer published' })).toBeVisible({
      timeout: 1_000,
    });
  }).toPass();
  expectOnly(complaints, '410');
});
