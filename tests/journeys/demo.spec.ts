import { approvalRoutes } from '#contract/resources/approval';
import { documentRoutes } from '#contract/resources/document';
import { formRoutes } from '#contract/resources/form';
import { organizationRoutes } from '#contract/resources/organization';
import { referenceRoutes } from '#contract/resources/reference';
import { storyPath } from '#web/shared/public-address.ts';
import { expect, test } from './support/test.ts';
import { openDemo } from './support/screens.ts';

test('the demo has a waiting request, a withdrawn permission and confirmed stories', async ({
  page,
  browser,
}) => {
  const { call, slug } = await openDemo(page);
  const { permissionPolicy } = await call(organizationRoutes.getSettings, {});
  expect(permissionPolicy).toBe('warn');
  const { approvals } = await call(approvalRoutes.listApprovals, {});
  expect(approvals.map(({ status }) => status).toSorted()).toEqual([
    ...Array<string>(6).fill('approved'),
    'waiting',
  ]);
  const { references } = await call(referenceRoutes.listReferences, {});
  const find = (title: string) => references.find(({ name }) => name === title)!;
  expect(find('Opening hours people can remember').status).toBe('Draft');

  await page.goto('/app/permissions');
  await expect(page.getByRole('heading', { level: 1, name: 'Permissions' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'A quieter bank' })).toBeVisible();

  const visitor = await browser.newPage();
  for (const [title, confirmer] of [
    ['A booking desk that survives Monday mornings', 'Aino Esimerkki'],
    ['Harbour reading room', 'reached at library.example'],
  ] as const) {
    const { id, slug: name } = find(title);
    await visitor.goto(storyPath(slug, name ?? id));
    await visitor.getByRole('link', { name: 'Confirmed by the customer' }).click();
    await expect(visitor).toHaveURL(/\/verify\/RD-/);
    await expect(visitor.getByText(confirmer).first()).toBeVisible();
  }
  await visitor.close();
});

test('the demo has made files of each kind, two forms and a won tender', async ({ page }) => {
  const { call } = await openDemo(page);
  const { documents } = await call(documentRoutes.listDocuments, {});
  expect(documents.map(({ format, status }) => `${format} ${status}`).toSorted()).toEqual([
    'docx ready',
    'docx ready',
    'pdf ready',
    'png ready',
    'pptx ready',
    'xlsx ready',
  ]);
  const { forms } = await call(formRoutes.listForms, {});
  expect(forms).toMatchObject([{ mistakes: 0 }, { mistakes: 0 }]);

  await page.goto('/app/tenders');
  await expect(page.getByText('1 of 1 won (100 %)')).toBeVisible();
  await expect(page.getByText('Won €148,000')).toBeVisible();
});
