import { codeFor, expect, expectOnly, fillSignIn, signIn, signOut, test } from './support/test.ts';
import { makePerson, makeWorkspace } from './support/workspace.ts';

test('a signed-out visitor signs in and arrives at the requested page', async ({ page }) => {
  const { account } = await makeWorkspace(page, 'Wanted page');
  await page.goto('/app/customers/new');
  await expect(page).toHaveURL(/\/login\?next=/);
  await fillSignIn(page, account);
  await expect(page).toHaveURL(/\/app\/customers\/new$/);

  await page.goto('/login');
  await expect(page).toHaveURL(/\/app\/dashboard$|\/app$/);
});

test('a wrong password and an unknown address show the same error', async ({ page, complaints }) => {
  const { account } = await makePerson(page);
  const messages: string[] = [];
  for (const email of [account.email, 'nobody@example.com']) {
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel(/^Password/).fill('not the right password');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('alert')).not.toBeEmpty();
    messages.push((await page.getByRole('alert').textContent())!);
    await expect(page.getByLabel('Email')).toHaveValue(email);
  }
  expect(messages[0]).toBe(messages[1]);
  expectOnly(complaints, '400 (Bad Request)');
});

test('requesting a new password shows the same message for every address', async ({ page, complaints }) => {
  const { account } = await makePerson(page);
  // Cognito refuses some unknown addresses and simulates success for others.
  const unknown = Array.from({ length: 6 }, (_, n) => `nobody-${n}@example.com`);
  for (const email of [account.email, ...unknown]) {
    await page.goto('/forgot-password');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send code' }).click();
    await expect(page.getByText(`If ${email} has an account, a code is on its way there.`)).toBeVisible();
    await page.getByRole('button', { name: 'Send the code again' }).click();
    await expect(page.getByText('A new code is on its way.')).toBeVisible();
  }
  expectOnly(complaints, '400 (Bad Request)');
});

test('a forgotten password is replaced with the code from the mail', async ({ page }) => {
  const { account } = await makePerson(page);
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: /code/i }).click();
  await page.getByLabel('Code').fill(await codeFor(page, account.email));
  await page.getByLabel(/^New password/).fill('quite another password');
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Create your organization' })).toBeVisible();
  await signOut(page);
  await signIn(page, { ...account, password: 'quite another password' });
  await expect(page.getByRole('heading', { name: 'Create your organization' })).toBeVisible();
});

test('an unknown path leads to the start page', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a configuration that fails to load shows an error and can be retried', async ({ page, complaints }) => {
  await page.route('**/config/config.json', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/login');
  await expect(page.getByText('Failed to load configuration')).toBeVisible();
  await page.unroute('**/config/config.json');
  await page.getByRole('button', { name: /retry|try again/i }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  complaints.length = 0;
});
