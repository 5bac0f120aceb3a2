import type { Challenge } from 'altcha-lib';
import type { Page } from '@playwright/test';
import { tokenFor } from '../support/captcha-token.ts';
import { codeFor, expect, mailTo, newAccount, signUp, test, type Account } from './support/test.ts';

interface Owner {
  token: string;
  organizationId: string;
}

/** Somebody with an organisation, made without the screens. */
async function makeOwner(page: Page, organization: string): Promise<Owner> {
  const { name, email, password } = newAccount('Olga Owner');
  const pool = (operation: string, data: object) =>
    page.request.post('/__local/cognito/', {
      headers: {
        'content-type': 'application/x-amz-json-1.1',
        'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
      },
      data,
    });
  const credentials = { Username: email, Password: password };
  await pool('LocalCreateUser', { ...credentials, UserAttributes: [{ Name: 'name', Value: name }] });
  const { accessToken: token } = (await (await pool('LocalSignIn', credentials)).json()) as {
    accessToken: string;
  };
  const made = await page.request.post('/api/organization/new', {
    headers: { authorization: `Bearer ${token}` },
    data: { name: organization },
  });
  const { organizationId } = (await made.json()) as { organizationId: string };
  return { token, organizationId };
}

/** Invites somebody; answers the link in their mail. */
async function invite(page: Page, { token, organizationId }: Owner, { email }: Account): Promise<string> {
  const challenge = (await (await page.request.get('/api/captcha?purpose=invite')).json()) as Challenge;
  const answer = await page.request.put('/api/organization/user', {
    headers: { authorization: `Bearer ${token}`, 'x-organization-id': organizationId },
    data: { email, role: 'admin', captchaToken: await tokenFor(challenge) },
  });
  expect(answer.status()).toBe(200);
  const { text } = await mailTo(page, email);
  return /http\S+\/app\/profile\/join\/\S+/.exec(text)![0];
}

test('an invited person follows the link, signs up and is in', async ({ page }) => {
  const owner = await makeOwner(page, 'Harbour Works');
  const account = newAccount();
  await page.goto(await invite(page, owner, account));

  // Nobody is signed in yet; the way through sign-up leads back to the invitation.
  await page.getByRole('link', { name: /create|sign up/i }).click();
  await page.getByLabel('Full name').fill(account.name);
  await page.getByLabel('Work email').fill(account.email);
  await page.getByLabel(/^Password/).fill(account.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByLabel('Code').fill(await codeFor(page, account.email, 2));
  await page.getByRole('button', { name: 'Confirm' }).click();

  await expect(page.getByRole('heading', { name: 'You are invited to Harbour Works' })).toBeVisible();
  await expect(page.getByText('You will join as an admin.')).toBeVisible();
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await page.waitForURL('**/app/dashboard');
  await expect(page.getByRole('button', { name: /Organization/ }).first()).toContainText('Harbour Works');
});

test('a new user sees the invitation on the start screen, and opens it a second time as a member', async ({
  page,
}) => {
  const owner = await makeOwner(page, 'Quay Partners');
  const account = newAccount();
  const link = await invite(page, owner, account);
  await signUp(page, account, 2);
  await page.getByRole('link', { name: 'See invitation to Quay Partners' }).click();
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await page.waitForURL('**/app/dashboard');
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'You are a member of Quay Partners' })).toBeVisible();
  await page.getByRole('button', { name: 'Open Quay Partners' }).click();
  await page.waitForURL('**/app/dashboard');
});

test('a link for somebody else opens nothing, and says what to do', async ({ page, complaints }) => {
  const owner = await makeOwner(page, 'Not Yours');
  const link = await invite(page, owner, newAccount());
  await signUp(page, newAccount());
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Join an organization' })).toBeVisible();
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await expect(page.getByRole('alert')).toContainText('There is no invitation for your address');
  await expect(page.getByText('Not Yours')).toHaveCount(0);
  expect(complaints.filter((text) => !text.includes('404'))).toEqual([]);
  complaints.length = 0;
});
