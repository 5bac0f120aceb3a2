import { expect, it } from 'vitest';
import { routes } from '#contract/index';
import { publicPageRoutes, socialImageRoutes } from '#contract/public-page';
import { robots } from '#web/site/feeds.ts';

const rules = robots()
  .split('\n')
  .flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? []);
const isOpen = (path: string) =>
  !rules.some((rule) => (rule.endsWith('$') ? path === rule.slice(0, -1) : path.startsWith(rule)));

it('search engines may read every public page, and neither the workspace nor the API', () => {
  for (const { path } of Object.values({ ...publicPageRoutes, ...socialImageRoutes }))
    expect(isOpen(path), path).toBe(true);
  for (const path of ['/', '/static/main.js', '/assets/o/a/640.webp', '/apple'])
    expect(isOpen(path), path).toBe(true);
  for (const path of ['/app', '/app/references', ...routes.map((route) => route.path)])
    expect(isOpen(path), path).toBe(false);
});
