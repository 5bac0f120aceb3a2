import { expect, test } from './support/test.ts';

test('a script that is not ours is refused on every kind of page, and no journey overlooks it', async ({
  page,
  browser,
  baseURL,
  complaints,
  violations,
}) => {
  const other = await browser.newPage({ baseURL });
  for (const window of [page, other]) {
    for (const path of ['/', '/login', '/reference-page/nobody']) {
      await window.goto(path);
      await window.evaluate(() => {
        const script = document.createElement('script');
        script.textContent = 'document.title = "taken over"';
        document.head.append(script);
      });
      expect(await window.title()).not.toBe('taken over');
    }
  }
  expect(violations).toHaveLength(6);
  violations.length = 0;
  complaints.length = 0;
  await other.close();
});
