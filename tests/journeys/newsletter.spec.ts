import type { Challenge } from 'altcha-lib';
import type { Page } from '@playwright/test';
import { tokenFor } from '../support/captcha-token.ts';
import { expect, mailTo, newAccount, test } from './support/test.ts';

/** Asks for the newsletter as the form will; answers the link in the mail. */
async function askForNewsletter(page: Page, email: string): Promise<string> {
  const response = await page.request.get('/api/captcha?purpose=newsletter');
  const captchaToken = await tokenFor((await response.json()) as Challenge);
  const asked = await page.request.post('/api/newsletter', { data: { email, captchaToken } });
  expect(asked.status()).toBe(200);
  return linkIn(await mailTo(page, email));
}

const linkIn = ({ text }: { text: string }) => /http\S+\/newsletter\/\S+/.exec(text)![0];

test('a reader confirms by a press of a button, gets a mail, and unsubscribes with it', async ({
  page,
  complaints,
}) => {
  const { email } = newAccount();
  const link = await askForNewsletter(page, email);

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Confirm your subscription' })).toBeVisible();
  // Opening the link has confirmed nothing: the press does.
  const [request] = await Promise.all([
    page.waitForRequest('**/api/newsletter/confirm'),
    page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click(),
  ]);
  expect(request.method()).toBe('POST');
  await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toBeHidden();

  const welcome = linkIn(await mailTo(page, email, 2));
  await page.goto(welcome);
  await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You are unsubscribed' })).toBeVisible();

  // The same link again, in a fresh page.
  await page.reload();
  await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'This link is not valid any more' })).toBeVisible();
  await expect(page.getByText('If you have unsubscribed before, that still holds')).toBeVisible();
  expect(complaints.filter((text) => !text.includes('410'))).toEqual([]);
  complaints.length = 0;
});

test('a link that lost its end says so, and a failure can be tried again', async ({ page, complaints }) => {
  await page.goto('/newsletter/confirm');
  await expect(page.getByRole('heading', { name: 'This link is not valid any more' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('button')).toBeHidden();

  const link = await askForNewsletter(page, newAccount().email);
  await page.goto(link);
  await page.route('**/api/newsletter/confirm', (route) => route.abort());
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('heading', { name: 'That did not work' })).toBeVisible();
  await page.unroute('**/api/newsletter/confirm');
  await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You are subscribed' })).toBeVisible();
  expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
  complaints.length = 0;
});
