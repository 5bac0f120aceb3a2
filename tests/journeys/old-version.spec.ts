import type { Page } from '@playwright/test';
import { openEditor, titleOf } from './support/editor.ts';
import { expect, test } from './support/test.ts';
import { openWorkspace } from './support/workspace.ts';

function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads += 1;
  });
  return () => loads;
}

/** Makes the team page's code fail until the document is loaded again, as after a deployment. */
async function loseTeamPage(page: Page): Promise<() => number> {
  const loads = countLoads(page);
  await page.route('**/static/team-page-*.js', (route) =>
    loads() === 0 ? route.fulfill({ status: 404, contentType: 'text/plain', body: '' }) : route.continue(),
  );
  return loads;
}

const openTeam = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Team' }).click();
const teamHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Team' });
const failure = (page: Page) => page.getByText('This page could not be shown');

async function openDashboard(page: Page): Promise<void> {
  await openWorkspace(page, 'Old version');
  await page.goto('/app');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** React reports missing code a second time, as error 520, when another part of the page is still loading. */
const forgive = (complaints: string[]) => {
  const others = complaints.filter(
    (text) => !/Failed to load resource|dynamically imported module|React error #520/.test(text),
  );
  expect(others).toEqual([]);
  complaints.length = 0;
};

test('a page whose code is gone reloads once and keeps text typed in the editor', async ({
  page,
  complaints,
}) => {
  await openEditor(page, 'Typed before the deployment');
  const loads = await loseTeamPage(page);
  await openTeam(page);
  await expect(teamHeading(page)).toBeVisible();
  expect(loads()).toBe(1);
  await page.goBack();
  await expect(titleOf(page)).toHaveValue('Typed before the deployment');
  forgive(complaints);
});

test('a page whose code is missing reloads once, shows an error and can be retried', async ({
  page,
  complaints,
}) => {
  await openDashboard(page);
  const loads = countLoads(page);
  await page.route('**/static/team-page-*.js', (route) => route.abort());
  await openTeam(page);
  await expect(failure(page)).toBeVisible();
  expect(loads()).toBe(1);
  await page.goto('/app');
  await openTeam(page);
  await expect(failure(page)).toBeVisible();
  expect(loads()).toBe(2);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(teamHeading(page)).toBeVisible();
  forgive(complaints);
});

test('a tab without a response from the server does not reload', async ({ page, context, complaints }) => {
  await openDashboard(page);
  const loads = countLoads(page);
  await context.setOffline(true);
  await openTeam(page);
  await expect(failure(page)).toBeVisible();
  expect(loads()).toBe(0);
  await context.setOffline(false);
  forgive(complaints);
});
