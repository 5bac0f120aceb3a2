import type { BrowserContext, Page, Route } from '@playwright/test';
import { reference, type Reference } from '#contract/reference';
import { limits } from '#contract/limits';
import { settled } from '../journeys/support/weight.ts';

const count = 5_000;
/** A longer one is a long task, and a key stroke waits for it. */
export const longTaskMs = 50;

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

/** The longest task of each thing that is done with a list of 5,000 references; 0 when there was none that the browser calls long. */
export async function benchSearch(
  context: BrowserContext,
): Promise<{ done: string; 'longest task ms': number }[]> {
  const page = await context.newPage();
  await page.route(/\/api\/reference(\?|$)/, fulfillPage);
  await page.addInitScript(() => {
    const longTasks: number[] = [];
    Object.assign(window, { longTasks });
    new PerformanceObserver((list) => {
      longTasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: 'longtask' });
  });
  await page.goto('/app/references?view=table');
  await settled(page);
  const search = page.getByLabel('Search references').first();
  const chosen = (label: string, option: string) => page.getByLabel(label).selectOption(option);
  const acts: [string, () => Promise<unknown>][] = [
    ['search typed', () => search.pressSequentially('bridge tower 49', { delay: 60 })],
    ['search cleared', () => search.fill('')],
    ['status', () => page.getByRole('link', { name: /^Draft/ }).click()],
    ['order', () => page.getByRole('button', { name: 'Title', exact: true }).click()],
    ['filters opened', () => page.getByRole('button', { name: /^Filters/ }).click()],
    ['tag', () => chosen('Tag', 'Tag 3')],
    ['template', () => chosen('Template', 'design')],
  ];
  const rows = [];
  for (const [done, act] of acts) rows.push({ done, 'longest task ms': await longest(page, act) });
  await page.close();
  return rows;
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
