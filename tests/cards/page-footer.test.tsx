import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { defaultBranding } from '#contract/cards/default-branding';
import { readFilter } from '#web/public/filter.ts';
import type { ShownPage } from '#web/public/page-view.ts';
import { ReferencePageView } from '#web/public/reference-page.tsx';
import { fullCard } from './card-markup.tsx';

const page: ShownPage = {
  organization: { organizationId: 'o', name: 'Birchline', slug: 'birchline' },
  branding: {
    ...defaultBranding,
    website: 'https://www.example.com/',
    callToAction: { text: 'Talk to us', link: 'https://example.com/talk' },
    intro: 'What we built',
  },
  references: [{ ...fullCard, confirmed: undefined }],
  facets: { tags: [], types: [], industries: [], templates: [] },
  collections: [{ id: 'ports', name: 'For <tenders>' }],
  version: 1,
};
const footerOf = (changes: Partial<ShownPage> = {}) =>
  /<footer.*<\/footer>/s.exec(
    renderToStaticMarkup(<ReferencePageView page={{ ...page, ...changes }} filter={readFilter('')} />),
  )![0];
const linksOf = (html: string) => [...html.matchAll(/<li><a[^>]*>([^<]+)/g)].map(([, text]) => text);

describe('the footer of a page', () => {
  it('has the introduction, the ways out and the public collections', () => {
    const footer = footerOf();
    expect(footer).toContain('<p dir="auto">What we built</p>');
    expect(linksOf(footer)).toEqual(['example.com ↗', 'Talk to us', 'For &lt;tenders&gt;']);
    expect(footer).toContain('href="/reference-page/birchline/collection/ports"');
  });

  it('leads from a collection back to all references', () => {
    const collection = { id: 'ports', name: 'Ports', visibility: 'public' } as const;
    expect(linksOf(footerOf({ collection, collections: undefined }))).toEqual([
      'example.com ↗',
      'Talk to us',
      'All references',
    ]);
  });

  it('says what the seal means only where a card has one', () => {
    expect(footerOf()).not.toContain('What the seal says');
    const confirmed = { at: '2031-04-05T00:00:00.000Z' };
    expect(footerOf({ references: [{ ...fullCard, confirmed }] })).toContain('<h2>What the seal says</h2>');
  });

  it('of a page without website, button and collections has no empty list', () => {
    const { website: _website, callToAction: _call, ...bare } = page.branding;
    expect(footerOf({ branding: bare, collections: undefined })).not.toContain('<ul>');
  });
});
