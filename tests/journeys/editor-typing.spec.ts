import type { CDPSession } from '@playwright/test';
import { openEditor, storyOf } from './support/editor.ts';
import { expect, test } from './support/test.ts';

const parts = new Set(['ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration']);

/** Milliseconds of its own time that the page's thread has spent on script, styles and layout, whatever else is running. */
async function worked(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return metrics.reduce((sum, { name, value }) => sum + (parts.has(name) ? value * 1_000 : 0), 0);
}

test('a key stroke never takes 100 ms on a machine four times as slow, the live card included', async ({
  page,
  context,
}) => {
  await openEditor(page);
  await storyOf(page).fill('Warm');
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const strokes: number[] = [];
  for (const key of 'up, then the words that count') {
    const before = await worked(session);
    await page.keyboard.type(key);
    // The card follows when the key stroke is done, and two frames are enough to draw it.
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    strokes.push((await worked(session)) - before);
  }
  await expect(page.getByRole('complementary').getByText('the words that count')).toBeVisible();
  expect(Math.max(...strokes) * 4).toBeLessThan(100);
});
