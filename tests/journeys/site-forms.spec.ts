import type { Locator, Page } from '@playwright/test';
import type { Challenge } from 'altcha-lib';
import { findings, wear } from './support/axe.ts';
import { expect, mailTo, newAccount, test, expectOnly } from './support/test.ts';
import { tokenFor } from '../support/captcha-token.ts';

async function passCaptcha(form: Locator): Promise<void> {
  await form.getByRole('checkbox').check();
  await expect(form.getByText('Checked', { exact: true })).toBeVisible();
}

const fieldOf = (form: Locator, label: string) => form.getByLabel(label);

async function mailsFrom(page: Page, email: string): Promise<number> {
  const response = await page.request.get('/__local/mail.json');
  const all = (await response.json()) as { text: string; subject: string }[];
  return all.filter(({ text }) => text.includes(`Email: ${email}`)).length;
}

test('the newsletter form needs the captcha and a valid address and sends a mail', async ({ page }) => {
  const { email } = newAccount();
  await page.goto('/sales');
  const form = page.getByRole('form', { name: /newsletter/ });
  const field = fieldOf(form, 'Email');
  const button = form.getByRole('button', { name: 'Subscribe' });
  await expect(button).toHaveJSProperty('disabled', true);
  await expect(form.getByRole('checkbox')).toBeHidden();

  await field.fill('robin@');
  await expect(form.getByRole('checkbox')).toBeVisible();
  await field.press('Enter');
  await expect(form.getByText('Must be an email address')).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription('Must be an email address');

  await field.fill(email);
  await expect(form.getByText('Must be an email address')).toBeHidden();
  await field.press('Enter');
  await expect(form.getByRole('alert')).toHaveText('Please complete the captcha');

  await passCaptcha(form);
  await expect(form.getByRole('alert')).toBeHidden();
  await expect(button).toHaveJSProperty('disabled', false);
  await button.click();
  await expect(page.getByText('Almost there: press the link in the mail')).toBeVisible();
  expect((await mailTo(page, email)).text).toContain('/newsletter/confirm#');
});

const required = {
  'Full name': 'Full name is required',
  'Work email': 'An email address is required',
  Company: 'Company is required',
  'Company size': 'Company size is required',
  'How did you hear of us?': 'Please say how you heard about us',
};

test('a demo request names missing fields and arrives once when its response is lost', async ({
  page,
  complaints,
}) => {
  const { email } = newAccount();
  await page.goto('/demo');
  const form = page.getByRole('form', { name: 'Ask for a demo' });
  const button = form.getByRole('button', { name: 'Ask for a demo' });

  await button.dispatchEvent('click');
  for (const [label, problem] of Object.entries(required))
    await expect(fieldOf(form, label).first(), label).toHaveAccessibleDescription(problem);
  await expect(fieldOf(form, 'Full name')).toBeFocused();

  const typed = {
    'Full name': 'Robin Example',
    'Work email': email,
    'What would you like to see?': 'Forty stories in one spreadsheet',
  };
  for (const [label, value] of Object.entries(typed)) await fieldOf(form, label).fill(value);
  await form.getByLabel('Company', { exact: true }).fill('Example Oy');
  await fieldOf(form, 'Company size').selectOption('51 to 200 people');
  await fieldOf(form, 'How did you hear of us?').selectOption('A blog article');
  await passCaptcha(form);

  // The request arrives, but its response is lost.
  await page.route('**/api/contact', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await button.click();
  await expect(form.getByRole('alert')).toHaveText(/^No response from server/);
  await page.unroute('**/api/contact');
  for (const [label, value] of Object.entries(typed)) await expect(fieldOf(form, label)).toHaveValue(value);

  await button.click();
  await expect(page.getByText('Our team will contact you within 24 hours')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Features' })).toHaveAttribute(
    'href',
    '/platform/reference-management',
  );
  await expect(page.locator('[data-sent]').getByRole('link', { name: 'Pricing' })).toHaveAttribute(
    'href',
    '/pricing',
  );
  await expect.poll(() => mailsFrom(page, email)).toBe(1);
  expectOnly(complaints, 'ERR_FAILED');

  // A later mail of another form proves that no second mail of the first is on its way.
  const { email: later } = newAccount();
  await page.goto('/sales');
  const sales = page.getByRole('form', { name: 'Contact sales' });
  await fieldOf(sales, 'Full name').fill('Robin Example');
  await fieldOf(sales, 'Work email').fill(later);
  await sales.getByLabel('Company', { exact: true }).fill('Example Oy');
  await fieldOf(sales, 'Your question').fill('Do you send invoices?');
  await passCaptcha(sales);
  await sales.getByRole('button', { name: 'Send to sales' }).click();
  await expect(page.getByText('Our team will contact you within 24 hours')).toBeVisible();
  await expect.poll(() => mailsFrom(page, later)).toBe(1);
  expect(await mailsFrom(page, email)).toBe(1);
});

test('a refused captcha keeps the text and asks again, and the message arrives', async ({
  page,
  complaints,
}) => {
  const { email } = newAccount();
  await page.goto('/company/contact');
  const form = page.getByRole('form', { name: 'Write to us' });
  const box = form.getByRole('checkbox');
  const button = form.getByRole('button', { name: 'Send message' });
  const typed = {
    'Full name': 'Robin Example',
    'Work email': email,
    Message: 'The chart on the dashboard stays empty',
  };
  for (const [label, value] of Object.entries(typed)) await fieldOf(form, label).fill(value);
  await form.getByLabel('Company', { exact: true }).fill('Example Oy');
  await passCaptcha(form);

  const refusal = { Error: 'The captcha was not accepted', code: 'CAPTCHA_FAILED' };
  await page.route('**/api/contact', (route) => route.fulfill({ status: 400, json: refusal }), { times: 1 });
  await button.click();
  await expect(form.getByRole('alert')).toHaveText(refusal.Error);
  await expect(box).not.toBeChecked();
  await expect(form.getByText('I am not a robot')).toBeVisible();
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  for (const [label, value] of Object.entries(typed)) await expect(fieldOf(form, label)).toHaveValue(value);

  await passCaptcha(form);
  await button.click();
  await expect(page.getByRole('heading', { name: 'Your message is with us' })).toBeVisible();
  await expect.poll(() => mailsFrom(page, email)).toBe(1);
  expectOnly(complaints, '400');
});

test('the demo video loads when played, shows captions and has a Finnish version', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.mp4')) fetched.push(request.url());
  });
  await page.goto('/demo');
  const english = page.getByRole('radio', { name: 'English' });
  await expect(page.getByRole('heading', { name: 'What happens in the film' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);

  await play(page.getByLabel(/with English captions/));
  await english.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Suomi' })).toBeChecked();
  await expect(page.getByRole('heading', { name: 'What happens in the film' })).toBeHidden();
  const heading = page.getByRole('heading', { name: 'Mitä videolla tapahtuu' });
  await expect(heading).toBeVisible();
  expect(await heading.evaluate((node) => node.closest('[lang]')?.getAttribute('lang'))).toBe('fi');
  expect(
    await page.locator('video').evaluateAll((all) => all.map((one) => (one as HTMLVideoElement).paused)),
  ).toEqual([true, true]);
  await play(page.getByLabel(/tekstitys suomeksi/));
});

async function play(video: Locator): Promise<void> {
  await video.evaluate((node) => (node as HTMLVideoElement).play());
  await expect
    .poll(() => video.evaluate((node) => (node as HTMLVideoElement).currentTime))
    .toBeGreaterThan(0.2);
  const transcript = await video.locator('xpath=..').locator('li span').first().textContent();
  await expect
    .poll(() =>
      video.evaluate((node) =>
        [...(node as HTMLVideoElement).textTracks]
          .filter(({ mode }) => mode === 'showing')
          .flatMap(({ activeCues }) => [...(activeCues ?? [])].map((cue) => (cue as VTTCue).text)),
      ),
    )
    .toEqual([transcript]);
}

test('the demo page is accessible in both themes, in Finnish and with form errors', async ({ page }) => {
  await page.goto('/demo');
  await page.getByText('Suomi', { exact: true }).click();
  await page.getByRole('button', { name: 'Ask for a demo' }).dispatchEvent('click');
  await expect(page.getByText('Company is required')).toBeVisible();
  for (const theme of ['light', 'dark'] as const) {
    await wear(page, theme);
    expect(await findings(page), theme).toEqual([]);
  }
});

async function askForNewsletter(page: Page, email: string): Promise<string> {
  const challenge = await page.request.get('/api/captcha?purpose=newsletter');
  const captchaToken = await tokenFor((await challenge.json()) as Challenge);
  const response = await page.request.post('/api/newsletter', { data: { email, captchaToken } });
  expect(response.status()).toBe(200);
  return linkIn(await mailTo(page, email));
}

const linkIn = ({ text }: { text: string }) => /http\S+\/newsletter\/\S+/.exec(text)![0];

test('a reader confirms the newsletter with a button and unsubscribes from its mail', async ({
  page,
  complaints,
}) => {
  const { email } = newAccount();
  const link = await askForNewsletter(page, email);

  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Confirm your subscription' })).toBeVisible();
  // Only the button confirms, not opening the link.
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

  await page.reload();
  await page.getByRole('main').getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'This link is not valid any more' })).toBeVisible();
  await expect(page.getByText('If you have unsubscribed before, that still holds')).toBeVisible();
  expectOnly(complaints, '410');
});

test('an incomplete newsletter link shows an error, and a failed confirmation can be retried', async ({
  page,
  complaints,
}) => {
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
  expectOnly(complaints, 'ERR_FAILED');
});
