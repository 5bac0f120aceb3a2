import { budgets } from '../support/budgets.ts';
import { openDemo, sitePages, workspaceScreens } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { weighPage } from './support/site-weight.ts';
import { budgetOf, weighRoute } from './support/weight.ts';

test('no route of the workspace loads more JavaScript than it may', async ({ page, context }) => {
  const screens = await workspaceScreens(await openDemo(page));
  const heavy: string[] = [];
  const routes = screens.filter((screen) => screen.path.startsWith('/app') && !screen.opened);
  for (const { name, path } of routes) {
    let { total, byFile } = await weighRoute(context, path);
    expect(total, name).toBeGreaterThan(50);
    // A browser may give a page the focus by itself, which counts as its first touch and fetches more: what a route needs it loads each time.
    if (total > budgetOf(name)) ({ total, byFile } = await weighRoute(context, path));
    if (total > budgetOf(name)) heavy.push(`${name}: ${total.toFixed(1)} kB: ${JSON.stringify(byFile)}`);
  }
  expect(heavy).toEqual([]);
});

test('no page of the site loads more than 3 kB of JavaScript, and none to sign in', async ({ baseURL }) => {
  const heavy: string[] = [];
  for (const path of sitePages) {
    const { js, scripts } = await weighPage(baseURL + path);
    expect(js, path).toBeGreaterThan(0.2);
    const signIn = /cognito|amplify|userPool/i.exec(scripts)?.[0];
    if (signIn) heavy.push(`${path}: ${signIn}`);
    if (js * 1_000 > budgets.siteScripts) heavy.push(`${path}: ${js.toFixed(2)} kB`);
  }
  expect(heavy).toEqual([]);
});
