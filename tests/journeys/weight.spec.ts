import { languageCodes } from '#contract/words/languages';
import { budgets } from '../support/budgets.ts';
import { weighBuilt } from './support/built-routes.ts';
import { emptyScreens, openDemo, sitePages, workspaceScreens } from './support/screens.ts';
import { expect, test } from './support/test.ts';
import { shellRoutes } from '#web/workspace/app/routes.ts';
import {
  budgetIn,
  budgetOf,
  filesBudgetOf,
  filesOf,
  languagesBudget,
  libraryBudget,
  partsOf,
  weighPage,
  weighRoute,
} from './support/weight.ts';

test('each route of the workspace stays within its budget of code and files', async ({ page, context }) => {
  const screens = await workspaceScreens(await openDemo(page));
  const heavy: string[] = [];
  const routes = [...screens, ...emptyScreens].filter(
    ({ name, path, opened }) => path.startsWith('/app') && !opened && !name.endsWith('-empty'),
  );
  for (const { name, path } of routes) {
    const { page: weight, library, languages } = partsOf(await weighRoute(context, path));
    const { total, byFile } = weight;
    const allowed = libraryBudget.routes.has(name) ? libraryBudget : { kB: 0, files: 0 };
    if (library.total > allowed.kB || library.byFile.length > allowed.files)
      heavy.push(
        `${name}: ${library.total.toFixed(1)} kB of editor library: ${JSON.stringify(library.byFile)}`,
      );
    if (languages.total > languagesBudget.kB || languages.byFile.length > languagesBudget.files)
      heavy.push(
        `${name}: ${languages.total.toFixed(1)} kB of languages: ${JSON.stringify(languages.byFile)}`,
      );
    expect(total, name).toBeGreaterThan(50);
    if (total > budgetOf(name) || filesOf(weight) > filesBudgetOf(name))
      heavy.push(`${name}: ${total.toFixed(1)} kB in ${byFile.length} files: ${JSON.stringify(byFile)}`);
  }
  expect(heavy).toEqual([]);
});

test('each language stays within the budget of code and files on each route', () => {
  const heavy: string[] = [];
  for (const language of languageCodes) {
    const weigh = weighBuilt(language);
    for (const [name, { paths }] of Object.entries(shellRoutes)) {
      const weight = weigh(`/app/${paths[0]!.replace(':id', 'one')}`);
      expect(weight.total, name).toBeGreaterThan(50);
      if (weight.total > budgetIn(language, name) || filesOf(weight) > filesBudgetOf(name))
        heavy.push(`${name} in ${language}: ${weight.total.toFixed(1)} kB: ${JSON.stringify(weight.byFile)}`);
    }
  }
  expect(heavy).toEqual([]);
});

test('each page of the site loads at most 3 kB of JavaScript without sign-in code', async ({ baseURL }) => {
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
