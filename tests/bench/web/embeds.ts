import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { build } from 'esbuild';
import { collectionRoutes } from '#contract/resources/collection';
import { customerRoutes } from '#contract/resources/customer';
import { embedElement, embedScript, reservedHeight } from '#contract/cards/embed';
import { referenceRoutes } from '#contract/resources/reference';
import { reactComponent, reactSnippet, scriptSnippet } from '#web/shared/embed-snippet.ts';
import { hostSite } from '../../journeys/support/host-site.ts';
import type { Workspace } from '../../journeys/support/workspace.ts';
import { budgets } from '../../support/budgets.ts';
import { twelveCards } from '../../support/twelve-cards.ts';
import { within } from '../patience.ts';
import type { Finding, Goal } from '../section.ts';

// Half a kilobyte above the suite's, whose identifiers follow a rule: these are random, and nothing packs that.
const most = { script: budgets.embedScript / 1_000, all: budgets.embed / 1_000 + 0.5 };

/** Websites of somebody else with the snippet as it is copied, for twelve typical cards of one template. */
export async function measureEmbeds(
  browser: Browser,
  workspace: Workspace,
  origin: string,
  progress: (line: string) => void,
): Promise<Finding> {
  const { organizationId: organization } = workspace;
  const collection = await twelveTypical(workspace);
  const snippet = scriptSnippet({ organization, collection }, origin);
  const hosts = {
    'Plain page': { body: `<h1>Customers</h1>${snippet}<h2>After</h2>` },
    'Page under a strict policy': {
      // As docs/architecture/embedding.md has it: the policy takes no `style` of an element, so the website's own style sheet keeps the room.
      body: `<style nonce="host">refdeck-references { display: block; min-height: ${reservedHeight}px }</style>
        <h1>Customers</h1>${snippet.replace(/ style="[^"]*"/, '')}<h2>After</h2>`,
      policy: `default-src 'none'; script-src ${origin}; connect-src ${origin}; img-src ${origin} data:; style-src 'nonce-host'; require-trusted-types-for 'script'; trusted-types 'none'`,
    },
    'React app': { body: await reactApp({ organization, collection }, origin) },
  };
  const rows: Finding['rows'] = [];
  const goals: Goal[] = [];
  for (const [name, host] of Object.entries(hosts)) {
    const { shown, script, all, shift, foreign, complaints } = await within(
      60,
      `Embed: ${name}`,
      progress,
      () => visit(browser, origin, host),
    );
    rows.push({
      Host: name,
      Cards: shown,
      'Script kB': script.toFixed(2),
      'With its data kB': all.toFixed(2),
      'Layout shift': shift.toFixed(3),
      'Requests to others': foreign.length,
      Complaints: complaints.length,
    });
    const met = shown === twelveCards.length && script <= most.script && all <= most.all && shift === 0;
    goals.push({
      goal: `${name}: all cards, script at most ${most.script} kB, with data ${most.all} kB, nothing moves, nobody else is called`,
      measured: [...foreign, ...complaints].join('; ') || `${all.toFixed(2)} kB`,
      met: met && foreign.length === 0 && complaints.length === 0,
    });
  }
  return { title: 'Embed in three hosts', rows, goals };
}

async function visit(browser: Browser, origin: string, { body, policy }: { body: string; policy?: string }) {
  const site = await hostSite(body, policy ? { 'content-security-policy': policy } : {});
  const page = await browser.newPage({ viewport: { width: 1350, height: 940 } });
  try {
    const texts = new Map<string, Promise<string>>();
    const foreign: string[] = [];
    const complaints: string[] = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('response', (response) => {
      const { pathname, protocol, origin: from, href } = new URL(response.url());
      if (pathname === embedScript || pathname.endsWith('/embed.json')) texts.set(pathname, response.text());
      if (protocol !== 'data:' && ![origin, site.origin].includes(from)) foreign.push(href);
    });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(site.origin);
    const articles = page.locator(`${embedElement} article`);
    await articles.last().waitFor({ state: 'attached', timeout: 30_000 });
    await page.waitForLoadState('networkidle');
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    const sizes = await Promise.all(
      [...texts].map(async ([path, text]) => [path, kilobytes(await text)] as const),
    );
    return {
      shown: await articles.count(),
      script: sizes.find(([path]) => path === embedScript)?.[1] ?? 0,
      all: sizes.reduce((sum, [, kB]) => sum + kB, 0),
      shift: shifts.reduce((sum, value) => sum + value, 0),
      foreign,
      complaints,
    };
  } finally {
    await page.close();
    site.close();
  }
}

/** With the wrapper as it is offered. */
async function reactApp(options: Parameters<typeof reactSnippet>[0], origin: string): Promise<string> {
  // The wrapper names the address of the window that it is copied in.
  Object.assign(globalThis, { window: { location: { origin } } });
  const wrapper = reactComponent();
  Reflect.deleteProperty(globalThis, 'window');
  const { outputFiles } = await build({
    stdin: {
      contents: `${wrapper}
        import { createRoot } from 'react-dom/client';
        createRoot(document.getElementById('app')!).render(<><h1>Customers</h1>${reactSnippet(options)}<h2>After</h2></>);`,
      loader: 'tsx',
      resolveDir: process.cwd(),
    },
    bundle: true,
    write: false,
    jsx: 'automatic',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const code = outputFiles[0]!.text.replaceAll('</script', String.raw`<\/script`);
  return `<div id="app"></div><script>${code}</script>`;
}

/** A collection of the twelve cards that the budget is said for, with pictures of the demo organization. */
async function twelveTypical({ call }: Workspace): Promise<string> {
  const { references } = await call(referenceRoutes.listReferences, {});
  const pictures = references.flatMap(({ custom }) => custom?.mainImage ?? []);
  const itemIds: string[] = [];
  for (const [index, card] of twelveCards.entries()) {
    const { title: name, company, templateId, tags, shortDescription, referenceType, referenceDate } = card;
    const customer = await call(customerRoutes.createCustomer, { name: company!, status: 'Active' });
    const { id } = await call(referenceRoutes.createReference, {
      name,
      status: 'Published',
      templateId,
      tags,
      attributes: { customerId: customer.id, description: shortDescription, referenceType, referenceDate },
      custom: { mainImage: pictures[index % pictures.length] },
    });
    itemIds.push(id);
  }
  const { id } = await call(collectionRoutes.createCollection, { name: 'Twelve', itemIds });
  return id;
}

const kilobytes = (text: string) => gzipSync(text, { level: 9 }).length / 1_000;
