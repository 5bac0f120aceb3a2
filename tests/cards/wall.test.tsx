import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { CardContent } from '#contract/cards/card';
import { defaultBranding } from '#contract/cards/default-branding';
import { readFilter } from '#web/public/filter.ts';
import { ReferencePageView } from '#web/public/reference-page.tsx';
import { fullCard } from './card-markup.tsx';

const callToAction = { text: 'Talk to us', link: 'https://example.com/' };
const cardsOf = (count: number, changes: Partial<CardContent> = {}) =>
  Array.from({ length: count }, (_, n) => ({ ...fullCard, templateId: 'standard', ...changes, id: `c${n}` }));

function drawn(references: CardContent[], query = '', branding = {}) {
  const page = {
    organization: { organizationId: 'o', name: 'Birchline', slug: 'o' },
    branding: { ...defaultBranding, callToAction, ...branding },
    references,
    facets: { tags: [], types: [], industries: [], templates: [] },
    version: 1,
  };
  return renderToStaticMarkup(<ReferencePageView page={page} filter={readFilter(query)} />);
}

const inOneColumn = (html: string) =>
  html.match(/<article/g)!.length - (html.includes('page-featured') ? 1 : 0);
const columnsOf = (html: string) => Number(/page-wall-(\d)/.exec(html)?.[1]);
const spansOf = (html: string) => [...html.matchAll(/--span(?:-\d)?:(\d+)/g)].map(([, span]) => Number(span));

describe('a wall of cards', () => {
  it.each(Array.from({ length: 40 }, (_, n) => n + 1))('of %i fills each row at every width', (count) => {
    const html = drawn(cardsOf(count));
    const columns = columnsOf(html);
    const [span, ofThree, ofTwo] = spansOf(html);
    const shown = inOneColumn(html);
    for (const [free, of] of [
      [span!, columns],
      [ofThree!, Math.min(columns, 3)],
      [ofTwo!, 2],
    ] as const) {
      expect((shown + free) % of).toBe(0);
      expect(free).toBeGreaterThan(0);
      expect(free).toBeLessThanOrEqual(of);
    }
  });

  it.each([
    [1, true, 2],
    [2, false, 2],
    [3, false, 3],
    [4, true, 3],
    [5, true, 4],
    [6, true, 3],
    [7, true, 4],
    [12, true, 4],
  ])('of %i is led by its first: %s, above %i columns', (count, isLed, columns) => {
    const html = drawn(cardsOf(count));
    expect([html.includes('page-featured'), columnsOf(html)]).toEqual([isLed, columns]);
  });

  it('has columns of 400 for wide cards, and halves for cards beside their picture', () => {
    expect(columnsOf(drawn(cardsOf(12, { templateConfig: '{"cardWidth":360}' })))).toBe(3);
    expect(columnsOf(drawn(cardsOf(12, { templateConfig: '{"layout":"horizontal"}' })))).toBe(2);
    expect(columnsOf(drawn([...cardsOf(11, { templateConfig: '{"cardWidth":360}' }), ...cardsOf(1)]))).toBe(
      4,
    );
    const mixed = drawn([...cardsOf(8), ...cardsOf(1, { templateId: 'architectural' })]);
    expect([columnsOf(mixed), mixed.includes('page-wall-roomy')]).toEqual([3, true]);
  });

  it('keeps equal columns and a door while somebody filters', () => {
    const html = drawn(cardsOf(12, { tags: ['a'] }), '?tag=a');
    expect([columnsOf(html), html.includes('page-featured')]).toEqual([4, false]);
    expect(html.match(/page-closing /g)).toHaveLength(1);
    expect(drawn(cardsOf(12), '?q=nothing')).not.toContain('page-closing ');
  });

  it('ends once, with a tile or with a band', () => {
    for (const html of [drawn(cardsOf(7)), drawn(cardsOf(7), '', { layout: 'list' })])
      expect(html.match(/Yours could be the next one/g)).toHaveLength(1);
    expect(drawn(cardsOf(7), '', { layout: 'list' })).not.toContain('page-closing ');
    for (const branding of [
      { callToAction: undefined },
      { callToAction: { text: 'Go', link: 'javascript:0' } },
    ])
      expect(drawn(cardsOf(7), '', branding)).not.toContain('next one');
  });

  it('ends with the organization’s own words', () => {
    const own = { closingHeading: 'A site that <cannot> stop?', closingText: 'Say what fails first.' };
    const html = drawn(cardsOf(7), '', own);
    expect(html).toContain('A site that &lt;cannot&gt; stop?');
    expect(html).toContain('Say what fails first.');
    expect(html).not.toContain('Yours could be the next one');
  });
});
