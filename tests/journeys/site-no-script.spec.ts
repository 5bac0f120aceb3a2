import { expect, test } from './support/test.ts';

test.use({ javaScriptEnabled: false });

test('without a script the menus open, prices change to those of a year, an article reads, and a form gives nothing away', async ({
  page,
}) => {
  await page.goto('/pricing');
  const team = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Team' }) });
  await expect(team).toContainText('€29 a month');
  await page.getByText('Annual', { exact: true }).click();
  await expect(team.getByText('€29 a month', { exact: true })).toBeHidden();
  await expect(team.getByText(/ a year$/).first()).toBeVisible();

  const menus = page.getByRole('navigation', { name: 'Site' });
  const blog = menus.getByRole('link', { name: /^Blog/ });
  await expect(blog).toBeHidden();
  await menus.getByText('Resources', { exact: true }).click();
  await blog.click();
  await page.getByRole('link', { name: 'Asking a customer for permission to publish' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Asking a customer for permission to publish',
  );
  await expect(page.getByRole('heading', { name: 'The clause' })).toBeVisible();

  await page.goto('/demo');
  const form = page.getByRole('form', { name: 'Ask for a demo' });
  await form.getByLabel('Full name').fill('Robin Example');
  await form.getByLabel('Work email').fill('robin@example.com');
  // By its element, because a search for text leaves this one out.
  await expect(form.locator('noscript p')).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  // Not a click, for which a test waits until the button says that it can be pressed; people press it all the same.
  await form.getByLabel('Work email').press('Enter');
  await form.getByRole('button', { name: 'Ask for a demo' }).click({ force: true });
  await expect(form.getByLabel('Full name')).toHaveValue('Robin Example');
  expect(new URL(page.url()).href).toBe(new URL('/demo', page.url()).href);
  expect(asked).toEqual([]);
});
