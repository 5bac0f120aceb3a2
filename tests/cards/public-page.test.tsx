import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { CardContent } from '#contract/card';
import { defaultBranding } from '#contract/default-branding';
import { contrast } from '#contract/contrast';
import { isFiltered, matching, optionsOf, readFilter, writeFilter } from '#web/public/filter.ts';
import { pageStyle, readableBranding } from '#web/public/page-style.ts';
import type { PageView, ShownPage } from '#web/public/page-view.ts';
import { placeOf } from '#web/public/place.ts';
import { ReferencePageView } from '#web/public/reference-page.tsx';
import { fullCard } from './card-markup.tsx';

const cards = [
  { ...fullCard, id: 'a', title: 'Häme castle', tags: ['stone', 'old'], clientIndustry: 'Culture' },
  { ...fullCard, id: 'b', title: 'Bridge', tags: ['steel'], templateId: 'default', company: 'Pori Oy' },
  { ...fullCard, id: 'c', title: 'Bank', tags: ['stone'], templateId: 'design', referenceType: 'Brand' },
];

const page = (references: readonly CardContent[] = cards): ShownPage => ({
  organization: { organizationId: 'o', name: 'Birchline <Studio>' },
  branding: defaultBranding,
  references: [...references],
  facets: { tags: [], types: [], industries: [], templates: [] },
  version: 1,
});

const found = (query: string) => matching(cards, readFilter(query)).map((card) => card.id);
const markup = (query = '', data = page(), more: Partial<PageView> = {}) =>
  renderToStaticMarkup(<ReferencePageView page={data} filter={readFilter(query)} {...more} />);

describe('the filter', () => {
  it.each([
    ['', ['a', 'b', 'c']],
    ['?q=HAME', ['a']],
    ['?q=oy+pori', ['b']],
    ['?q=nothing', []],
    ['?tag=stone', ['a', 'c']],
    ['?tag=stone&type=Brand', ['c']],
    ['?industry=Culture', ['a']],
    ['?template=standard', ['a', 'b']],
    ['?tag=sto', []],
  ])('%j leaves %j', (query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  it('lives in the query', () => {
    const query = '?q=a+b&tag=c%26d';
    expect(writeFilter(readFilter(query))).toBe(query);
    expect(writeFilter(readFilter(''))).toBe('');
    expect(isFiltered(readFilter('?reference=a'))).toBe(false);
    expect(isFiltered(readFilter('?q=a'))).toBe(true);
  });

  it('counts what each choice would leave, given the other choices', () => {
    const options = optionsOf(cards, readFilter('?type=Brand&tag=old'), 'tag');
    expect(options).toEqual([
      { value: 'stone', label: 'stone', count: 1 },
      { value: 'old', label: 'old', count: 0 },
    ]);
    expect(optionsOf(cards, readFilter(''), 'template')[0]).toMatchObject({ label: 'Standard', count: 2 });
  });
});

describe('the public page', () => {
  it('shows the organisation and its cards', () => {
    expect(markup()).toContain('Birchline &lt;Studio&gt;');
    expect(markup()).toContain('3 customer references');
    expect(markup().match(/<article/g)).toHaveLength(3);
  });

  it('shows the organisation’s logo, named after it, unless its address is none of a picture', () => {
    const withLogo = (logo: string) => markup('', { ...page(), branding: { ...defaultBranding, logo } });
    expect(withLogo('https://pictures.example/l.png')).toContain(
      '<img class="page-logo" src="https://pictures.example/l.png" alt="Birchline &lt;Studio&gt;"/>',
    );
    for (const none of [markup(), withLogo('javascript:alert(1)')]) expect(none).not.toContain('page-logo');
  });

  it('dresses its cards in the organisation’s looks', () => {
    const templateConfigs = { design: '{"layout":"horizontal"}' };
    const dressed = markup('', { ...page(), branding: { ...defaultBranding, templateConfigs } });
    expect(dressed.match(/rd-card-layout-horizontal/g)).toHaveLength(1);
  });

  it('says when there is nothing, and when nothing matches', () => {
    expect(markup('', page([]))).toContain('No references published yet');
    expect(markup('?q=nothing')).toContain('No reference matches');
  });

  it('opens the story that the address names', () => {
    expect(markup()).not.toContain('<dialog');
    expect(markup('?reference=a')).toContain('The long description');
    expect(markup('?reference=unknown')).not.toContain('<dialog');
  });

  it('offers "Read more" only where there is more', () => {
    const short = cards.map((card) => ({ ...card, longDescription: undefined }));
    expect(markup()).toContain('Read more');
    expect(markup('', page(short))).not.toContain('Read more');
  });

  it('replaces a text colour that cannot be read', () => {
    const colors = { primary: '#777777', secondary: '#777777', text: '#888888', background: '#777777' };
    const style = pageStyle(readableBranding({ brandColors: colors })) as Record<string, string>;
    for (const name of ['ink', 'muted', 'accent'])
      expect(contrast(style[`--page-${name}`]!, colors.background)).toBeGreaterThanOrEqual(4.5);
  });
});

describe('the page of a collection', () => {
  const collection = {
    id: 'k',
    name: 'Bridges & co',
    description: 'Built to last',
    visibility: 'public',
  } as const;
  const shown = { ...page(), collection };

  it('has the name of the collection as its heading, and leads to the page of its organisation', () => {
    expect(markup('', shown)).toMatch(/<h1[^>]*>Bridges &amp; co<\/h1>/);
    expect(markup('', shown)).toContain('Built to last');
    expect(markup('', shown)).toMatch(/<a [^>]*href="\/reference-page\/o"[^>]*>Birchline/);
  });

  it('is named by its address, the page of the organisation by the shorter one', () => {
    const place = (address: string) => placeOf(new URL(address, 'https://example.com'));
    expect(place('/reference-page/o')).toMatchObject({ organizationId: 'o', embedded: false });
    expect(place('/reference-page/o/').collectionId).toBeUndefined();
    expect(place('/reference-page/o/collection/k?embed')).toEqual({
      organizationId: 'o',
      collectionId: 'k',
      embedded: true,
    });
  });
});

describe('the page in a frame', () => {
  const framed = (query = '', data = page()) => markup(query, data, { embedded: true });
  const many = Array.from({ length: 7 }, (_, index) => ({ ...fullCard, id: `card-${index}` }));

  it('shows the cards and one line of ours, and keeps its heading for screen readers', () => {
    expect(framed().match(/<article/g)).toHaveLength(3);
    expect(framed()).not.toContain('<header');
    expect(framed()).toMatch(/<h1 class="page-unseen">/);
    expect(framed()).toContain('Made with Refdeck');
  });

  it('has no link that would load another page into the frame', () => {
    const links = framed().match(/<a [^>]*>/g)!;
    expect(links.length).toBeGreaterThan(3);
    for (const link of links) expect(link).toMatch(/target="_blank"|href="mailto:/);
  });

  it('offers a search over many cards, not over a handful, and never hides one that is at work', () => {
    expect(framed()).not.toContain('<search');
    expect(framed('', page(many))).toContain('<search');
    expect(framed('?tag=stone')).toContain('<search');
  });
});
