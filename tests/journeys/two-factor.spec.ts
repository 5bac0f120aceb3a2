import type { Page } from '@playwright/test';
import { userRoutes } from '#contract/resources/user';
import {
  codeFor,
  expect,
  mailTo,
  signIn,
  signOut,
  test,
  type Account,
  expectOnly,
  fillSignIn,
} from './support/test.ts';
import { totp } from '@refdeck/local-cloud/fixture/totp';
import { confirmIdentity, openWorkspace } from './support/workspace.ts';

async function setUp(page: Page, account: Account): Promise<string> {
  await page.goto('/app/profile');
  await page.getByRole('button', { name: 'Set up' }).click();
  await confirmIdentity(page, account);
  const dialog = page.getByRole('dialog', { name: 'Set up two-factor authentication' });
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  const key = (await dialog.locator('code').textContent())!.replaceAll(' ', '');
  await dialog.getByLabel('Code from the app').fill('000000');
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByText('That code is not right.')).toBeVisible();
  // The previous code leaves the current one for signing in; it may expire on the way, so this is repeated.
  await expect(async () => {
    await dialog.getByLabel('Code from the app').fill(totp(key, -1));
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    await expect(dialog).toBeHidden({ timeout: 15_000 });
  }).toPass();
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeVisible();
  return key;
}

async function enterPassword(page: Page, account: Account): Promise<void> {
  await page.goto('/login');
  await fillSignIn(page, account);
  await expect(page.getByRole('heading', { name: 'Two-factor authentication' })).toBeVisible();
}

test('signing in asks for a code, also after an ended session, until it is off', async ({
  page,
  complaints,
}) => {
  const workspace = await openWorkspace(page, 'Two factors');
  const { account } = workspace;
  const key = await setUp(page, account);
  await signOut(page);

  await enterPassword(page, account);
  const field = page.getByLabel('Authentication code');
  await expect(field).toBeFocused();
  await field.fill('000000');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('alert')).toContainText('That code is not right');
  const code = totp(key);
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.waitForURL('**/app**');

  await page.goto('/app/profile');
  await page.getByLabel('Full name').fill('Typed before the end');
  await workspace.call(userRoutes.signOutEverywhere, {});
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Your session has ended' });
  await dialog.getByLabel(/^Password/).fill(account.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog.getByLabel('Authentication code')).toBeFocused();
  // The dialog that cannot be closed lets the one inside it close.
  await dialog.getByRole('button', { name: 'Lost your device?' }).click();
  const lost = page.getByRole('dialog', { name: 'Lost your device?' });
  await expect(lost.getByLabel('Full name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(lost).toBeHidden();
  await dialog.getByLabel('Authentication code').focus();
  await page.keyboard.type(totp(key, 1));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Account: Typed before the end' })).toBeVisible();

  await page.getByRole('button', { name: 'Turn off' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
  await signOut(page);
  await signIn(page, account);
  expectOnly(complaints, /40[01] \(/);
});

test('turning it off later or changing the password needs password and code', async ({
  page,
  complaints,
}) => {
  const { account } = await openWorkspace(page, 'Asked again');
  const key = await setUp(page, account);
  await page.reload();
  await page.getByRole('button', { name: 'Turn off' }).click();
  const turnOff = page.getByRole('dialog').getByRole('button', { name: 'Turn off' });
  await turnOff.click();
  const dialog = page.getByRole('dialog', { name: 'Confirm it’s you' });
  await dialog.getByLabel(/^Password/).fill(account.password);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByLabel('Authentication code')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('dialog').getByRole('alert')).toHaveText('Please enter your password again');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();

  await page.getByRole('button', { name: 'Change password' }).click();
  const change = page.getByRole('dialog', { name: 'Change password' });
  await change.getByLabel('Current password').fill(account.password);
  await change.getByLabel('New password').fill('quite another password');
  await change.getByRole('button', { name: 'Change password' }).click();
  await dialog.getByLabel('Authentication code').fill(totp(key));
  await dialog.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByText('Your password was changed')).toBeVisible();
  expectOnly(complaints, /40[013] \(/);
});

test('a password reset still needs the code, and a lost device can be reported', async ({
  page,
  complaints,
}) => {
  const { account } = await openWorkspace(page, 'Lost device');
  const key = await setUp(page, account);
  expect((await mailTo(page, account.email)).subject).toContain('Two-factor authentication is on');
  await signOut(page);
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Code').fill(await codeFor(page, account.email, 2));
  await page.getByLabel(/^New password/).fill('quite another password');
  await page.getByRole('button', { name: 'Save and sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Two-factor authentication' })).toBeVisible();

  await page.getByRole('button', { name: 'Lost your device?' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lost your device?' });
  await dialog.getByLabel('Full name').fill(account.name);
  await dialog.getByLabel('Company').fill('Lost device');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await page
    .getByRole('dialog', { name: 'Your message is with us' })
    .getByRole('button', { name: 'Done' })
    .click();

  await page.getByLabel('Authentication code').fill(totp(key));
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.waitForURL('**/app**');
  expectOnly(complaints, '400 (Bad Request)');
});
