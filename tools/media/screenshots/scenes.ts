import type { Locator, Page } from '@playwright/test';
import { tenderRoutes } from '#contract/resources/tender';
import { referenceRoutes } from '#contract/resources/reference';
import { proofPath, referencePagePath, storyPath } from '#web/shared/public-address.ts';
import { publish } from '../../../tests/journeys/support/publish.ts';
import type { Workspace } from '../../../tests/journeys/support/workspace.ts';
import type { DemoBrowser } from './demo-browser.ts';

export interface Scene {
  name: string;
  path: string | (() => Promise<string>);
  act?: (page: Page) => Promise<unknown>;
  /** Changes the demo organization; undone afterwards. */
  reset?: () => Promise<unknown>;
  on?: 'wide' | 'phone';
}

const storyOf = 'A booking desk that survives Monday mornings';
const draft = 'Timetables that print themselves';
const withdrawn = 'Opening hours people can remember';

export async function scenesOf({ workspace, askApproval }: DemoBrowser): Promise<Scene[]> {
  const { organizationId, call } = workspace;
  const { references } = await call(referenceRoutes.listReferences, {});
  const { tenders } = await call(tenderRoutes.listTenders, {});
  const tender = tenders.find(({ status }) => status === 'preparing')!;
  const idOf = (title: string) => references.find(({ name }) => name === title)!.id;
  const { customerId } = references.find(({ name }) => name === withdrawn)!.attributes;
  const editor = `/app/references/${idOf(storyOf)}`;
  const publicPage = referencePagePath(organizationId);
  return [
    { name: 'dashboard', path: '/app' },
    { name: 'references', path: '/app/references' },
    { name: 'editor', path: editor },
    { name: 'templates', path: '/app/references/templates', on: 'wide' },
    { name: 'configure', path: '/app/references/templates?configure=standard', act: largeTitle },
    { name: 'customers', path: '/app/customers' },
    { name: 'permissions', path: '/app/permissions' },
    {
      name: 'ledger',
      path: `/app/customers/${customerId}`,
      act: (page) => scrollTo(page.getByText('How it came about', { exact: true }), 72),
    },
    { name: 'tender', path: `/app/tenders/${tender.id}`, act: openReasons },
    { name: 'collections', path: '/app/collections' },
    { name: 'assets', path: '/app/assets' },
    { name: 'analytics', path: '/app/analytics' },
    { name: 'performance', path: '/app/analytics/performance' },
    { name: 'traffic', path: '/app/analytics/traffic' },
    { name: 'engagement', path: '/app/analytics/engagement' },
    { name: 'team', path: '/app/organization/team' },
    { name: 'branding', path: '/app/organization/branding', on: 'wide' },
    { name: 'billing', path: '/app/organization/billing' },
    { name: 'integrations', path: '/app/integrations?limit=6', on: 'wide', act: showAll },
    { name: 'reference-page', path: publicPage, on: 'wide' },
    { name: 'story', path: storyPath(organizationId, idOf(storyOf)), on: 'wide' },
    { name: 'proof', path: proofPath(organizationId, idOf(storyOf)), on: 'wide' },
    { name: 'search', path: `${publicPage}?tag=Workshops`, on: 'wide', act: scrollToList },
    { name: 'palette', path: '/app', act: openPalette },
    {
      name: 'two-factor',
      path: '/app/profile',
      act: (page) => setUpTwoFactor(page, workspace.account.password),
    },
    { name: 'phone-page', path: publicPage, on: 'phone' },
    { name: 'phone-editor', path: editor, on: 'phone' },
    { name: 'phone-references', path: '/app/references', on: 'phone' },
    { name: 'phone-analytics', path: '/app/analytics', on: 'phone' },
    { name: 'phone-approval', path: askApproval, on: 'phone' },
    {
      name: 'publish',
      path: `/app/references/${idOf(draft)}`,
      act: publishDraft,
      reset: () => makeDraft(workspace, idOf(draft)),
    },
  ];
}

/** The session of these pictures did not begin with a password. */
async function setUpTwoFactor(page: Page, password: string): Promise<void> {
  await page.getByRole('button', { name: 'Set up', exact: true }).click();
  const confirm = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await confirm
    .getByLabel(/^Password/)
    .first()
    .fill(password);
  await confirm.getByRole('button', { name: 'Confirm' }).click();
  await confirm.waitFor({ state: 'hidden' });
}

const scrollTo = (text: Locator, top: number) =>
  text.first().evaluate((element, gap) => scrollBy(0, element.getBoundingClientRect().top - gap), top);

const scrollToList = (page: Page) =>
  scrollTo(page.getByRole('heading', { name: /^All \d+ references$/ }), 48);

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Search and commands' }).getByRole('option').first().waitFor();
}

const openReasons = (page: Page) => page.getByRole('button', { name: /^Why “A catalog/ }).click();

const showAll = (page: Page) =>
  page
    .locator('refdeck-references')
    .getByRole('button', { name: /^Show all/ })
    .click();

async function largeTitle(page: Page): Promise<void> {
  const titles = page.getByRole('dialog').getByRole('group', { name: 'Title size' });
  await titles.getByText('Large').click();
}

async function publishDraft(page: Page): Promise<void> {
  await publish(page);
  await page.getByRole('region', { name: 'Published' }).waitFor();
}

async function makeDraft({ call }: Workspace, id: string): Promise<void> {
  const { version, attributes, status } = await call(referenceRoutes.getReference, { id });
  if (status !== 'Draft')
    await call(referenceRoutes.updateReference, { id, version, attributes, status: 'Draft' });
}
