import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { CardConfig } from '#contract/cards/card-config';
import type { CardContent } from '#contract/cards/card';
import { templates } from '#contract/cards/templates';
import { ReferenceCard } from '#web/shared/cards/reference-card.tsx';
import { sampleCard, sampleCards } from '#web/shared/cards/sample.ts';
import { sampleCards as styledCards } from '#web/site/samples.ts';
import { TemplatePreview } from '#web/workspace/cards/template-preview.tsx';
import { filledFields } from '../support/filled-fields.ts';
import { cardMarkup, fullCard } from './card-markup.tsx';

describe.each(templates.map((template) => [template.id, template] as const))('template %s', (id) => {
  it('draws a card that has only a title', () => {
    const bare = {
      id: 'x',
      title: 'Bare',
      status: 'Draft',
      templateId: id,
      templateConfig: '{}',
      tags: [],
    };
    const markup = renderToStaticMarkup(<ReferenceCard card={{ ...bare, status: 'Draft' }} />);
    expect(markup).toContain('Bare');
    expect(markup).not.toMatch(/undefined|null|NaN|<img/);
  });

  it('has a miniature', () => {
    expect(renderToStaticMarkup(<TemplatePreview templateId={id} />)).toContain(sampleCard(id).title);
  });
});

describe('a card', () => {
  it('falls back to the standard template', () => {
    const standard = cardMarkup();
    expect(cardMarkup({ templateId: 'default' })).toBe(standard);
    expect(cardMarkup({ templateId: '__proto__' })).toBe(standard);
  });

  it('falls back to its defaults when the configuration cannot be read', () => {
    for (const templateConfig of ['', 'not json', '[]', '{"shadow":"huge"}', '{"unknown":1}'])
      expect(cardMarkup({ templateConfig })).toBe(cardMarkup());
  });

  it.each<CardConfig>([
    { layout: 'minimal' },
    { imageCrop: { x: 20, y: 80, zoom: 1.5 } },
    { descriptionLines: 'full' },
  ])('is changed by %j', (config) => {
    expect(cardMarkup({}, config)).not.toBe(cardMarkup());
  });

  it("uses the card's button text, or that of the configuration", () => {
    const card = { templateId: 'standardCTA' };
    expect(cardMarkup(card, { ctaText: 'From config' })).toContain('The button');
    expect(cardMarkup({ ...card, buttonText: '' }, { ctaText: 'From config' })).toContain('From config');
  });

  it('has no button without an address', () => {
    const card = { templateId: 'standardCTA', callToAction: undefined };
    expect(cardMarkup(card, { showCta: true })).not.toContain('rd-card-button');
  });

  it('follows its organization’s template settings where it has none itself', () => {
    const set = (config: CardConfig) => ({ templateConfigs: { standard: JSON.stringify(config) } });
    const templateStyle: CardConfig = {
      layout: 'horizontal',
      titleSize: 'large',
      colors: { text: '#123456' },
    };
    expect(cardMarkup({}, {}, set(templateStyle))).toBe(cardMarkup({}, templateStyle));
    expect(cardMarkup({ templateId: 'default' }, {}, set(templateStyle))).toBe(cardMarkup({}, templateStyle));
    const own: CardConfig = { layout: 'card', colors: { primary: '#654321' } };
    const both = { ...templateStyle, ...own, colors: { ...templateStyle.colors, ...own.colors } };
    expect(cardMarkup({}, own, set(templateStyle))).toBe(cardMarkup({}, both));
    expect(cardMarkup({ templateId: 'design' }, {}, set(templateStyle))).toBe(
      cardMarkup({ templateId: 'design' }),
    );
    expect(cardMarkup({}, {}, { templateConfigs: { standard: 'broken' } })).toBe(cardMarkup());
  });

  it('uses only layouts of its template', () => {
    const horizontal = cardMarkup({ templateId: 'base' }, { layout: 'horizontal' });
    expect(horizontal).toContain('rd-card-layout-card');
  });

  it('shows its status only if configured', () => {
    expect(cardMarkup({ status: 'Draft' })).not.toContain('Draft');
    expect(cardMarkup({ status: 'Draft' }, { showStatus: true })).toContain('rd-card-badge-draft');
    expect(cardMarkup({}, { showStatus: true })).toContain('rd-card-badge-published');
  });

  it('shows three tags and counts the rest', () => {
    expect(cardMarkup({ tags: ['a', 'b', 'c'] })).not.toContain('more');
    const markup = cardMarkup({ tags: ['a', 'b', 'c', 'delta', 'echo'] });
    expect(markup).toContain('+2 more');
    expect(markup).not.toContain('delta');
  });

  it.each(['2026-03', '03/2026', '3/2026', '2026-03-14'])('shows the date %s as 03/2026', (referenceDate) => {
    expect(cardMarkup({ referenceDate })).toContain('>03/2026</time>');
  });

  it('shows no invalid date', () => {
    expect(cardMarkup({ referenceDate: 'spring' })).not.toContain('<time');
  });

  it('has the heading level that is set', () => {
    expect(renderToStaticMarkup(<ReferenceCard card={fullCard} headingLevel={2} />)).toContain('<h2');
    expect(cardMarkup()).toContain('<h3');
  });

  it('links its title to its story', () => {
    const linked = (card: CardContent) =>
      renderToStaticMarkup(<ReferenceCard card={card} link={{ href: '/story', newTab: true }} />);
    const links = linked(fullCard).match(/<a [^>]*data-open[^>]*>/g)!;
    expect(links).toHaveLength(1);
    expect(links[0]).toMatch(/href="\/story".* target="_blank" rel="noopener"/);
    expect(linked(fullCard)).toContain(`data-reference="${fullCard.id}"`);
    expect(cardMarkup()).not.toMatch(/data-open|data-reference/);
  });
});

describe('what leads a card', () => {
  const { mainImage, figures, quote, outcomes, logoImage } = filledFields;
  const rows = { mainImage, figures, quote, outcomes, logoImage };
  const leads = [
    'rd-card-image',
    'rd-card-lead-figure',
    'lead-quote',
    'lead-words',
    'lead-logo',
    'lead-title',
  ];

  it.each(leads.map((lead, index) => [lead, index] as const))(
    'is the strongest of what it has: %s',
    (lead, index) => {
      const left = Object.fromEntries(Object.entries(rows).slice(index));
      const bare = { ...fullCard, ...Object.fromEntries(Object.keys(rows).map((name) => [name, undefined])) };
      const markup = renderToStaticMarkup(<ReferenceCard card={{ ...bare, ...left }} />);
      expect(leads.filter((one) => markup.includes(one))).toEqual([lead]);
      expect(markup.match(/<h3/g)).toHaveLength(1);
    },
  );

  it('is nothing but its words in the minimal layout and on a quote', () => {
    expect(cardMarkup({}, { layout: 'minimal' })).not.toContain('rd-card-media');
    expect(cardMarkup({ templateId: 'quote' })).not.toContain('rd-card-media');
  });
});

describe('samples', () => {
  it('exist for every offered template and are tagged as samples', () => {
    const offered = templates.filter((template) => !template.hidden).map((template) => template.id);
    expect(sampleCards.map((card) => card.templateId).sort()).toEqual(offered.sort());
    for (const card of sampleCards) expect(card.tags[0]).toBe('Sample data');
    const styles = styledCards.map(({ templateConfig }) => templateConfig);
    expect(new Set(styles).size).toBe(sampleCards.length);
  });
});

const script = '"><script>alert(1)</script><img src=x onerror=alert(1)>';

const hostile = {
  ...Object.fromEntries(
    Object.entries(fullCard).map(([name, value]) => [name, Array.isArray(value) ? [script] : script]),
  ),
  figures: [{ value: script, unit: script, label: script }],
} as unknown as CardContent;

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
      const pictures = { mainImage: address, logoImage: address, quotePortrait: address };
      expect(cardMarkup(pictures)).not.toContain('<img');
    },
  );

  it('links pass neither referrer nor opener', () => {
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
