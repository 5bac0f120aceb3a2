import { collectionRoutes } from '#contract/resources/collection';
import { organizationRoutes } from '#contract/resources/organization';
import { tenderRoutes } from '#contract/resources/tender';
import { shellRoutes, type ShellRouteName } from '#web/workspace/app/routes.ts';
import { findings } from './support/axe.ts';
import { speakPseudo, unspoken } from './support/pseudo.ts';
import { expect, test } from './support/test.ts';
import { settled } from './support/weight.ts';
import { addCustomer, addReference, openWorkspace, type Workspace } from './support/workspace.ts';

// Both need the same build, which only one of them may write.
test.describe.configure({ mode: 'default' });

/** Articles of the help are English. */
const english = new Set<ShellRouteName>(['help', 'help-article', 'help-contact']);

/** The data of a test has this mark in it, unlike the product's own words. */
const data = 'Q7';

async function screensOf(workspace: Workspace): Promise<[ShellRouteName, string][]> {
  const { call } = workspace;
  const { version } = await call(organizationRoutes.getSettings, {});
  await call(organizationRoutes.saveSettings, { languages: ['fi'], version });
  const customer = await addCustomer(workspace, `${data} customer`);
  const reference = await addReference(workspace, customer, `${data} story`, { tags: [`${data} tag`] });
  const collection = await call(collectionRoutes.createCollection, {
    name: `${data} collection`,
    visibility: 'public',
    itemIds: [reference.id],
  });
  const tender = await call(tenderRoutes.createTender, {
    title: `${data} tender`,
    deadline: '2030-01-31T12:00:00.000Z',
  });
  await call(tenderRoutes.createNeed, {
    id: tender.id,
    text: `${data} need`,
    conditions: [{ kind: 'ended', months: 60 }],
  });
  const ids: Partial<Record<ShellRouteName, string>> = {
    reference: reference.id,
    facts: reference.id,
    customer: customer.id,
    'customer-edit': customer.id,
    collection: collection.id,
    tender: tender.id,
    'help-article': 'publishing',
  };
  const names = Object.keys(shellRoutes) as ShellRouteName[];
  return names.map((name) => [name, `/app/${shellRoutes[name].paths[0]!.replace(/:\w+/, ids[name]!)}`]);
}

const overflow = (page: Parameters<typeof unspoken>[0]) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Names, also of plans, addresses, and what `Intl` says of days. */
const own =
  /Q7|Robin Example|@example\.com|localhost|https:|reference-page|Refdeck|^(Suomi|English|Svenska|Free|Team|Business|Ctrl K|PDF|JSON|XLIFF|Esc)$|^[A-Z]{1,2}$|, 20\d\d|minutes? ago/;

test('every text of the workspace comes from its words, and longer words fit', async ({ page }) => {
  const screens = await screensOf(await openWorkspace(page, `${data} firm`));
  await speakPseudo(page);
  const wrong: string[] = [];
  for (const [name, path] of screens) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(path);
    await settled(page);
    const found = english.has(name) ? [] : await unspoken(page);
    for (const text of found) if (!own.test(text)) wrong.push(`${name}: ${text}`);
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const over = await overflow(page);
      if (over > 0) wrong.push(`${name} is ${over} px too wide at ${width} px`);
    }
  }
  expect(wrong).toEqual([]);
});

const main = new Set<ShellRouteName>([
  'dashboard',
  'references',
  'reference',
  'organization-settings',
  'permissions',
]);

test('the main screens read from right to left', async ({ page }) => {
  const screens = await screensOf(await openWorkspace(page, `${data} firm`));
  await speakPseudo(page, 'rtl');
  for (const [name, path] of screens.filter(([one]) => main.has(one))) {
    await page.goto(path);
    await settled(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await overflow(page), `${name}, ${width}`).toBeLessThanOrEqual(0);
    }
    expect(await findings(page), name).toEqual([]);
  }
});
