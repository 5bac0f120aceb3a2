import { expect, test, expectOnly } from './support/test.ts';
import { openWorkspace } from './support/workspace.ts';

const operator = 'operator@refdeck.example';

interface Mail {
  to: string | string[];
  subject: string;
  text: string;
}

test('a member finds an article by a word of its text and opens it', async ({ page }) => {
  await openWorkspace(page, 'Reading Room');
  await page.goto('/app/help');
  await expect(page.getByRole('link', { name: /^Your first reference in five minutes/ })).toBeVisible();

  // This word is in no title and no summary.
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

test('an article that does not exist shows a link to all articles', async ({ page }) => {
  await openWorkspace(page, 'Lost Property');
  await page.goto('/app/help/never-written');
  await page.getByRole('link', { name: 'All articles' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help & Support' })).toBeVisible();
});

test('a message to support survives a lost network and arrives once', async ({ page, complaints }) => {
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
  expectOnly(complaints, 'ERR_INTERNET_DISCONNECTED');
});

test('a visitor finds an article by a word of its text and returns to results', async ({ page }) => {
  await page.goto('/resources/help-center');
  const field = page.getByRole('searchbox', { name: 'Search the articles' });
  const hits = page.getByRole('region', { name: 'Articles found' });
  const list = page.getByRole('region', { name: 'All articles' });
  await expect(list).toBeVisible();

  // This word is in no title and no summary.
  await field.fill('authenticator');
  await expect(hits.getByRole('status')).toHaveText(/^\d+ articles? found$/);
  await expect(list).toBeHidden();
  const found = hits.getByRole('link', { name: 'Your password and two-factor authentication' });
  await expect(hits.locator('mark').first()).toHaveText(/^authenticat/);
  await found.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/two-factor/);
  await expect(page.getByRole('article')).toContainText('authenticator');

  await page.goBack();
  await expect(field).toHaveValue('authenticator');
  await expect(found).toBeVisible();

  await field.fill('zeppelin hangar');
  await expect(hits.getByRole('status')).toHaveText('Nothing found for “zeppelin hangar”');
  await expect(hits.getByRole('link', { name: 'ask us' })).toHaveAttribute('href', '/company/contact');
  await field.fill('');
  await expect(list).toBeVisible();
});

test('a search whose index fails to load shows an error and works when tried again', async ({
  page,
  complaints,
}) => {
  await page.route('**/static/search-index*', (route) => route.abort());
  await page.goto('/resources/help-center');
  await page.getByRole('searchbox').fill('invoice');
  await expect(page.getByRole('status')).toContainText('could not be searched');
  await page.unroute('**/static/search-index*');
  await page.getByRole('searchbox').fill('invoices');
  await expect(page.getByRole('status')).toHaveText(/^\d+ articles? found$/);
  complaints.length = 0;
});

test('the landing page leads to a blog article, and the feed is valid', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Site' }).getByText('Resources').click();
  await page.getByRole('link', { name: /^Blog/ }).first().click();
  await page.getByRole('link', { name: 'Asking a customer for permission to publish' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Asking a customer for permission to publish',
  );
  await expect(page.locator('time').first()).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'The clause' })
    .click();
  await expect(page.getByRole('heading', { name: 'The clause' })).toBeInViewport();

  const feed = await (await page.request.get('/resources/blog/rss.xml')).text();
  const read = await page.evaluate((xml) => {
    const root = new DOMParser().parseFromString(xml, 'text/xml');
    const wordsOf = (path: string) => [...root.querySelectorAll(path)].map(({ textContent }) => textContent);
    return { problems: wordsOf('parsererror'), titles: wordsOf('item > title') };
  }, feed);
  expect(read.problems).toEqual([]);
  expect(read.titles).toContain('Asking a customer for permission to publish');
});
