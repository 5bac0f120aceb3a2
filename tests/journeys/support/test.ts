import { test as base, expect, type Page, type Browser, type BrowserContext } from '@playwright/test';

export { expect };

interface Mail {
  to: string;
  subject: string;
  text: string;
}

export interface Account {
  name: string;
  email: string;
  password: string;
}

/** The workspace logs failed calls, which the browser reports as well. */
const failedCall = /^[A-Z]+ \/api\/[^ ]+ failed: /;

/** A journey fails on any error in the console and on anything that our content security policy refused. */
export const test = base.extend<{ complaints: string[]; violations: string[] }>({
  violations: [
    async ({ browser, context, baseURL }, use) => {
      const { violations, stop } = watchViolations(browser, context, baseURL!);
      await use(violations);
      stop();
      expect(violations, 'what a content security policy of ours refused').toEqual([]);
    },
    { auto: true },
  ],
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' && !failedCall.test(message.text()))
          complaints.push(`${message.text()} (${message.location().url})`);
      });
      context.on('weberror', (error) => complaints.push(String(error.error())));
      await use(complaints);
      expect(complaints, 'what the browser complained about').toEqual([]);
    },
    { auto: true },
  ],
});

/** Fails if the console has other errors than the expected ones, which the journey caused, and clears them. */
export function expectOnly(complaints: string[], expected: string | RegExp): void {
  const isExpected = (text: string) =>
    typeof expected === 'string' ? text.includes(expected) : expected.test(text);
  expect(complaints.filter((text) => !isExpected(text))).toEqual([]);
  complaints.length = 0;
}

let made = 0;

export function newAccount(name = 'Robin Example'): Account {
  made += 1;
  const email = `robin-${process.pid}-${Date.now()}-${made}@example.com`;
  return { name, email, password: 'a long enough password' };
}

export async function mailTo(page: Page, email: string, mails = 1): Promise<Mail> {
  let newest: Mail | undefined;
  await expect
    .poll(async () => {
      const all = (await (await page.request.get('/__local/mail.json')).json()) as Mail[];
      const theirs = all.filter(({ to }) => [to].flat().includes(email));
      newest = theirs.length >= mails ? theirs[0] : undefined;
      return newest;
    })
    .toBeTruthy();
  return newest!;
}

export async function codeFor(page: Page, email: string, mails = 1): Promise<string> {
  const { text } = await mailTo(page, email, mails);
  return text.match(/\b\d{6}\b/)![0];
}

export async function fillSignUp(page: Page, account: Account, mails = 1): Promise<void> {
  await page.getByLabel('Full name').fill(account.name);
  await page.getByLabel('Work email').fill(account.email);
  await page.getByLabel(/^Password/).fill(account.password);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByLabel('Code').fill(await codeFor(page, account.email, mails));
  await page.getByRole('button', { name: 'Confirm' }).click();
}

export async function signUp(page: Page, account: Account, mails = 1): Promise<void> {
  await page.goto('/signup');
  await fillSignUp(page, account, mails);
  await expect(page.getByRole('heading', { name: 'Create your organization' })).toBeVisible();
}

export async function fillSignIn(page: Page, account: Account): Promise<void> {
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel(/^Password/).fill(account.password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

export async function signIn(page: Page, account: Account): Promise<void> {
  await page.goto('/login');
  await fillSignIn(page, account);
  await page.waitForURL('**/app**');
}

export async function createFirstOrganization(page: Page, name: string): Promise<void> {
  await page.getByLabel('Organization name').fill(name);
  await page.getByRole('button', { name: 'Create organization' }).click();
  await expect(page.getByRole('heading', { name: 'Create your organization' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.waitForURL('/');
}

const refused = /violates the following .*Content Security Policy/i;

/**
 * Collects what our own content security policy refused, in every window that a journey opens. Websites that show our embeds have
 * their own.
 */
function watchViolations(browser: Browser, first: BrowserContext, origin: string) {
  const violations: string[] = [];
  const watch = (context: BrowserContext): BrowserContext =>
    context.on('console', (message) => {
      // An injected script has no location.
      const where = message.location().url || (message.page()?.url() ?? '');
      if (refused.test(message.text()) && where.startsWith(origin))
        violations.push(`${message.text()} (${where})`);
    });
  watch(first);
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => watch(await newContext(options));
  return { violations, stop: () => void (browser.newContext = newContext) };
}

export async function holdRequests(
  page: Page,
  url: string,
  { method, released = 'continue' }: { method?: string; released?: 'continue' | 'abort' } = {},
): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    if (!method || route.request().method() === method) await held;
    await route[released]();
  });
  return release;
}
