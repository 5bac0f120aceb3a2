import type { BrowserContext, Page, Route } from '@playwright/test';
import { reference, type Reference } from '#contract/resources/reference';
import { limits } from '#contract/rules/limits';
import { openDemo } from '../../journeys/support/screens.ts';
import { settled } from '../../journeys/support/weight.ts';
import type { Section } from '../section.ts';
import { withDemo } from '../web/demo.ts';

const count = 5_000;
/** Browsers call a longer task long: a key press has to wait for it. */
const longTaskMs = 50;

const words = 'bridge harbour library tower station platform delivery migration audit design steel'.split(
  ' ',
);
const text = (characters: number, from: number) =>
  Array.from({ length: characters / 8 }, (_, n) => words[(from + n * 7) % words.length]).join(' ');

const references: Reference[] = Array.from({ length: count }, (_, n) => {
  const updatedAt = new Date(Date.UTC(2026, 0, 1) + ((n * 7_919) % count) * 60_000).toISOString();
  return reference.parse({
    id: `01HZX${String(n).padStart(21, '0')}`,
    name: `Reference ${n} ${text(24, n)}`,
    status: n % 3 === 0 ? 'Draft' : 'Published',
    visibility: 'public',
    tags: [`Tag ${n % 40}`, `Year ${n % 9}`],
    templateId: 'design',
    attributes: {
      customerId: `C${n % 300}`,
      referenceType: `Type ${n % 12}`,
      description: text(400, n),
      longDescription: text(4_000, n),
      templateId: 'design',
    },
    custom: { templateConfig: '{}' },
    version: 1,
    createdAt: updatedAt,
    updatedAt,
    createdBy: 'somebody',
  });
});

export const section: Section = {
  title: 'Long lists',
  method: `The workspace of the demo in Chromium, with ${count.toLocaleString('en')} references of about 5 kB in the list that the API returns page by page. For each action, the longest
task that the browser reports as long; 0 where it reported none.`,
  async measure(progress) {
    const rows = await withDemo(progress, async ({ newContext }) => {
      const context = await newContext();
      await openDemo(await context.newPage());
      await context.route(/\/api\/reference(\?|$)/, fulfillPage);
      await context.addInitScript(() => {
        const longTasks: number[] = [];
        Object.assign(window, { longTasks });
        new PerformanceObserver((list) => {
          longTasks.push(...list.getEntries().map(({ duration }) => duration));
        }).observe({ type: 'longtask' });
      });
      progress('As a table, then as cards');
      return [...(await inView(context, 'table')), ...(await inView(context, 'grid'))];
    });
    const most = Math.max(...rows.map((row) => row['Longest task, ms']));
    const goal = `No task over ${longTaskMs} ms`;
    return [{ rows, goals: [{ goal, measured: `${most} ms`, met: most <= longTaskMs }] }];
  },
};

async function inView(context: BrowserContext, view: 'table' | 'grid') {
  const page = await context.newPage();
  await page.goto(`/app/references?view=${view}`);
  await settled(page);
  const search = page.getByLabel('Search references').first();
  const chosen = (label: string, option: string) =>
    page.getByLabel(label, { exact: true }).selectOption(option);
  const acts: [string, () => Promise<unknown>][] = [
    ['scrolled', () => scroll(page)],
    ['search typed', () => search.pressSequentially('bridge tower 49', { delay: 60 })],
    ['search cleared', () => search.fill('')],
    ['status', () => page.getByRole('link', { name: /^Draft/ }).click()],
    ...(view === 'table'
      ? [
          ['order', () => page.getByRole('button', { name: 'Title', exact: true }).click()] as [
            string,
            () => Promise<unknown>,
          ],
        ]
      : []),
    ['filters opened', () => page.getByRole('button', { name: /^Filters/ }).click()],
    ['tag', () => chosen('Tag', 'Tag 3')],
    ['template', () => chosen('Template', 'design')],
  ];
  await requireSeen(page);
  const rows = [];
  for (const [done, act] of acts)
    rows.push({ Done: `${view}: ${done}`, 'Longest task, ms': await longest(page, act) });
  await page.close();
  return rows;
}

/** Throws when the browser does not report a long task: the absence of one would prove nothing. */
async function requireSeen(page: Page): Promise<void> {
  const busy = () =>
    page.evaluate(() => {
      setTimeout(() => {
        const until = performance.now() + 80;
        while (performance.now() < until);
      }, 0);
    });
  if ((await longest(page, busy)) < 80) throw new Error('This browser does not report a task of 80 ms');
}

async function scroll(page: Page): Promise<void> {
  await page.mouse.move(700, 600);
  for (let n = 0; n < 25; n += 1) {
    await page.mouse.wheel(0, 900);
    await page.waitForTimeout(60);
  }
}

async function fulfillPage(route: Route): Promise<void> {
  const start = Number(new URL(route.request().url()).searchParams.get('cursor') ?? 0);
  const end = start + limits.pageSize;
  const json = {
    references: references.slice(start, end),
    ...(end < count && { nextCursor: String(end) }),
  };
  await route.fulfill({ json });
}

async function longest(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.waitForTimeout(1_000);
  await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks.splice(0));
  await act();
  await page.waitForTimeout(1_000);
  const tasks = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
  return Math.max(0, ...tasks);
}
