import { describe, expect, it } from 'vitest';
import { templates } from '#contract/templates/index';
import { renderPage } from '#web/marketing/render.tsx';

describe('the landing page', () => {
  const markup = renderPage('/');

  it('shows a card of every template on offer, marked as sample data', () => {
    for (const template of templates.filter((one) => !one.hidden)) expect(markup).toContain(template.name);
    expect(markup).toContain('sample data');
  });

  it('leads to signing in and signing up', () => {
    expect(markup).toContain('href="/login"');
    expect(markup).toContain('href="/signup"');
  });

  it('has one first heading, and neither script nor style of its own', () => {
    expect(markup.match(/<h1/g)).toHaveLength(1);
    expect(markup).not.toMatch(/<script|<style|\son\w+=/);
  });

  it('is the only page so far', () => {
    expect(() => renderPage('/unknown')).toThrow('no page');
  });
});
