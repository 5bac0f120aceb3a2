import { describe, expect, it } from 'vitest';
import type { CardContent } from '#contract/card';
import { templates } from '#contract/templates';
import { cardMarkup, fullCard } from './card-markup.tsx';

const script = '"><script>alert(1)</script><img src=x onerror=alert(1)>';

const hostile = Object.fromEntries(
  Object.entries(fullCard).map(([name, value]) => [name, Array.isArray(value) ? [script] : script]),
) as unknown as CardContent;

describe('hostile strings', () => {
  it.each(templates.map((template) => template.id))('stay inert in %s', (templateId) => {
    const markup = cardMarkup({ ...hostile, templateId, status: 'Published', templateConfig: '{}' });
    expect(markup).not.toMatch(/<script|<img/);
  });

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,<script>',
    '//evil.example',
    'http://plain.example',
  ])('%s becomes no link', (callToAction) => {
    expect(cardMarkup({ callToAction, templateId: 'standardCTA' })).not.toContain('<a ');
  });

  it.each(['javascript:alert(1)', 'data:image/svg+xml;base64,PHN2Zz4=', '//evil.example/x.png', 'x.png'])(
    '%s becomes no picture',
    (address) => {
      expect(cardMarkup({ mainImage: address, logoImage: address })).not.toContain('<img');
    },
  );

  it('links tell the other side nothing and give it no handle', () => {
    expect(cardMarkup({ templateId: 'standardCTA' })).toContain('rel="noopener noreferrer"');
  });

  it.each([
    '{"colors":{"primary":"red;background:url(//evil.example)"}}',
    '{"cardWidth":"300px;position:fixed"}',
    '{"layout":"card\\" onload=\\"x"}',
  ])('%s reaches no style', (templateConfig) => {
    expect(cardMarkup({ templateConfig })).toBe(cardMarkup());
  });
});
