import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { freePort } from '@refdeck/local-cloud/listen';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { publish } from './support/publish.ts';
import {
  createFirstOrganization,
  expect,
  newAccount,
  signIn,
  signUp,
  test,
  type Account,
} from './support/test.ts';

/** Twice the memory of a fresh start, but too little if the build tools stayed loaded. */
const mostMegabytes = 700;

/** A minute on an idle machine; other suites slow it down. */
const startMs = 600_000;

class Product {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'refdeck-start-'));
  output = '';
  port = 0;
  private child: ChildProcess | undefined;

  get origin(): string {
    return `http://localhost:${this.port}`;
  }

  async start(): Promise<void> {
    this.port ||= await freePort();
    const env = { ...process.env, PORT: String(this.port), REFDECK_DATA: this.dataDir };
    const child = spawn('node', ['tools/start/start.mjs'], { env });
    this.child = child;
    this.output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data) => (this.output += String(data)));
    await expect.poll(() => this.output, { timeout: startMs }).toContain('Ctrl+C stops everything');
  }

  /** The memory of the process in megabytes, without DynamoDB Local; undefined where /proc is missing. */
  get residentMegabytes(): number | undefined {
    const file = `/proc/${this.child?.pid}/status`;
    const [, kilobytes] = (existsSync(file) && /VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))) || [];
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1_000;
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => {
      child.once('exit', resolve);
    });
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
  }
}

async function addCustomer(page: Page, name: string): Promise<void> {
  await page.goto('/app/customers/new');
  await page.getByLabel(/^Name/).fill(name);
  await page
    .getByRole('button', { name: /^(Add|Save|Create)/ })
    .first()
    .click();
  await page.waitForURL(/customers\/(?!new)/);
}

async function publishReference(page: Page, customer: string, title: string): Promise<string> {
  await page.goto('/app/references/new');
  // Until the list is read again, the field asks for the name of a first customer.
  await page.getByRole('combobox', { name: /^Customer\b/ }).selectOption({ label: customer });
  await page.getByLabel(/^Title/).fill(title);
  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card.first()).toBeVisible();
  await page.getByLabel(/^Short description/).fill('It went well.');
  await expect(card.first()).toContainText('It went well.');
  await publish(page);
  const link = page.getByRole('dialog').getByRole('link', { name: 'View on your page' });
  await expect(link).toBeVisible();
  return (await link.getAttribute('href'))!;
}

async function expectSeenByVisitor(
  browser: Browser,
  origin: string,
  path: string,
  title: string,
): Promise<void> {
  const visitor = await browser.newContext({ reducedMotion: 'reduce', baseURL: origin });
  const page = await visitor.newPage();
  await page.goto(path);
  await expect(page.getByRole('heading', { name: title }).first()).toBeVisible();
  await visitor.close();
}

test('npm start leads to a published reference that is still there after a restart', async ({ browser }) => {
  test.setTimeout(2 * startMs + 600_000);
  const product = new Product();
  const account: Account = newAccount();
  try {
    await product.start();
    expect(product.output).toContain(product.origin);
    // Functions that rest give their memory back a moment later.
    await expect.poll(() => product.residentMegabytes ?? 0).toBeLessThan(mostMegabytes);
    const [demoEmail, demoPassword] = /Sign in\s+(\S+)\s+(\S+)/.exec(product.output)!.slice(1) as [
      string,
      string,
    ];

    const context = await browser.newContext({ reducedMotion: 'reduce', baseURL: product.origin });
    const page = await context.newPage();
    await signUp(page, account);
    await createFirstOrganization(page, 'Fresh start');
    await addCustomer(page, 'First customer');
    const publicPath = await publishReference(page, 'First customer', 'Our first reference');
    await expectSeenByVisitor(browser, product.origin, publicPath, 'Our first reference');
    await context.close();

    await product.stop();
    await product.start();
    await expectSeenByVisitor(browser, product.origin, publicPath, 'Our first reference');
    const again = await browser.newContext({ reducedMotion: 'reduce', baseURL: product.origin });
    const later = await again.newPage();
    await signIn(later, account);
    await later.goto('/app/references');
    await expect(later.getByText('Our first reference').first()).toBeVisible();
    await again.close();

    const demo = await browser.newContext({ reducedMotion: 'reduce', baseURL: product.origin });
    const demoPage = await demo.newPage();
    await signIn(demoPage, { name: '', email: demoEmail, password: demoPassword });
    await expect(demoPage.getByText('Birchline Studio').first()).toBeVisible();
    await demo.close();
  } finally {
    await product.stop();
    rmSync(product.dataDir, { recursive: true, force: true });
  }
});
