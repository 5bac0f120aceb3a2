import { expect, test } from './support/test.ts';
import { openWorkspace } from './support/workspace.ts';

const operator = 'operator@refdeck.example';

interface Mail {
  to: string | string[];
  subject: string;
  text: string;
}

test('an article is found by a word of its body, opened, and leads on', async ({ page }) => {
  await openWorkspace(page, 'Reading Room');
  await page.goto('/app/help');
  await expect(page.getByRole('link', { name: /^Your first reference in five minutes/ })).toBeVisible();

  // In no title and no summary.
  await page.getByRole('searchbox', { name: 'Search the articles' }).fill('authenticator');
  await page.getByRole('link', { name: /^Your password and two-factor/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/two-factor/);
  await expect(page.locator('article')).toContainText('authenticator');
  await expect(page).toHaveTitle(/two-factor/);

  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('authenticator');
  await page.getByRole('searchbox').fill('zeppelin hangar');
  await expect(page.getByRole('heading', { name: 'Nothing found for “zeppelin hangar”' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contact us' })).toBeVisible();
});

test('an article that does not exist says so and leads to those that do', async ({ page }) => {
  await openWorkspace(page, 'Lost Property');
  await page.goto('/app/help/never-written');
  await page.getByRole('link', { name: 'All articles' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help & Support' })).toBeVisible();
});

test('a message stays in the form while there is no network, then arrives in our mailbox once', async ({
  page,
  complaints,
}) => {
  const { account } = await openWorkspace(page, 'Signal Works');
  await page.goto('/app/help/contact');
  await expect(page.getByLabel('Full name')).toHaveValue(account.name);
  await expect(page.getByLabel('Email')).toHaveValue(account.email);
  await expect(page.getByLabel('Company')).toHaveValue('Signal Works');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Message is required')).toBeVisible();

  const message = `My card has lost its picture ${Date.now()}`;
  await page.getByLabel('Message').fill(message);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'No response from server. Please check your network connection.',
  );
  await expect(page.getByLabel('Message')).toHaveValue(message);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Your message is with us' })).toBeVisible();

  const arrived = async () => {
    const mails = (await (await page.request.get('/__local/mail.json')).json()) as Mail[];
    return mails
      .filter(({ to, text }) => [to].flat().includes(operator) && text.includes(message))
      .map(({ subject }) => subject);
  };
  await expect.poll(arrived).toEqual(['Question to support from Robin Example, Signal Works']);
  expect(complaints.filter((text) => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  complaints.length = 0;
});
