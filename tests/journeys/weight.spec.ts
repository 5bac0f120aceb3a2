import { openDemo, workspaceScreens } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { budgetOf, settled, weighScripts } from './support/weight.ts';

test('no route of the workspace loads more JavaScript than it may', async ({ page, context }) => {
  test.setTimeout(120_000);
  const screens = await workspaceScreens(await openDemo(page));
  const heavy: string[] = [];
  const routes = screens.filter((screen) => screen.path.startsWith('/app') && !screen.opened);
  for (const { name, path } of routes) {
    // A page of its own has nothing cached in memory, so every file is seen.
    const fresh = await context.newPage();
    const weight = weighScripts(fresh);
    await fresh.goto(path);
    await settled(fresh);
    await fresh.waitForLoadState('networkidle');
    const loaded = await weight();
    expect(loaded, name).toBeGreaterThan(50);
    if (loaded > budgetOf(name)) heavy.push(`${name}: ${loaded.toFixed(1)} kB`);
    await fresh.close();
  }
  expect(heavy).toEqual([]);
});
