import { describe, expect, it } from 'vitest';
import { templates } from '#contract/templates';
import { renderFile } from '#web/site/render.tsx';

describe('the landing page', () => {
  const markup = renderFile('index.html', (path) => `/${path}`)!;

  it('shows a card of every template on offer, marked as sample data', () => {
    for (const template of templates.filter((one) => !one.hidden)) expect(markup).toContain(template.name);
    expect(markup).toContain('sample data');
  });

  it('leads to signing in and signing up', () => {
    expect(markup).toContain('href="/login"');
    expect(markup).toContain('href="/signup"');
  });
});
