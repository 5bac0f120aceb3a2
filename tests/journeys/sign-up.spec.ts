import { expect, expectOnly, fillSignUp, newAccount, signOut, test } from './support/test.ts';

test('a sign-up that is refused says so, keeps what was typed, and works again', async ({
  page,
  complaints,
}) => {
  const account = newAccount();
  // A captcha for something else stands for one that expired or was used.
  await page.route('**/api/captcha?*', (route) => {
    const url = route.request().url().replace('purpose=signup', 'purpose=contact');
    return route.continue({ url });
  });
  await page.goto('/signup');
  await page.getByLabel('Full name').fill(account.name);
  await page.getByLabel('Work email').fill(account.email);
  await page.getByLabel(/^Password/).fill(account.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toHaveText('The sign-up could not be checked. Please try again.');
  expectOnly(complaints, '400 (Bad Request)');
  for (const [label, value] of [
    ['Full name', account.name],
    ['Work email', account.email],
  ] as const)
    await expect(page.getByLabel(label)).toHaveValue(value);

  await page.unroute('**/api/captcha?*');
  await fillSignUp(page, account);
  await expect(page.getByRole('heading', { name: 'Create your organization' })).toBeVisible();
});

test('a second sign-up with the same address says that there is an account', async ({ page, complaints }) => {
  const account = newAccount();
  await page.goto('/signup');
  await fillSignUp(page, account);
  await expect(page.getByRole('heading', { name: 'Create your organization' })).toBeVisible();
  await signOut(page);
  await page.goto('/signup');
  await page.getByLabel('Full name').fill(account.name);
  await page.getByLabel('Work email').fill(account.email.toUpperCase());
  await page.getByLabel(/^Password/).fill(account.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('alert')).toHaveText(/There is already an account/);
  expectOnly(complaints, '400 (Bad Request)');
});
