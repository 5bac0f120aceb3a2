import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { CardContent } from '#contract/cards/card';
import { defaultBranding } from '#contract/cards/default-branding';
import type { Branding } from '#contract/resources/organization';
import { contrast } from '#contract/cards/contrast';
import { palettes } from '#contract/cards/palettes';
import { limits } from '#contract/rules/limits';
import { filterEntries, isFiltered, matching, optionsOf, readFilter } from '#web/public/filter.ts';
import { wordsOf } from '#contract/words/words-of';
import { readFrame } from '#web/public/frame.ts';
import { PageWords } from '#web/public/page-words.tsx';
import { cardBranding, pageStyle } from '#web/public/page-style.ts';
import { addressOf, shelfOf, type ShownPage } from '#web/public/page-view.ts';
import { ReferencePageView } from '#web/public/reference-page.tsx';
import { fullCard } from './card-markup.tsx';

const cards = [
  { ...fullCard, id: 'a', title: 'Häme castle', tags: ['stone', 'old'], clientIndustry: 'Culture' },
  {
    ...fullCard,
    id: 'b',
    title: 'Bridge',
    tags: ['steel'],
    templateId: 'default',
    company: 'Pori Oy',
    referenceDate: '2031-04',
  },
  { ...fullCard, id: 'c', title: 'Bank', tags: ['stone'], templateId: 'design', referenceType: 'Brand' },
];

const page = (references: readonly CardContent[] = cards): ShownPage => ({
  organization: { organizationId: 'o', name: 'Birchline <Studio>', slug: 'o' },
  branding: defaultBranding,
  references: [...references],
  facets: { tags: [], types: [], industries: [], templates: [] },
  version: 1,
});

const found = (query: string) => matching(cards, readFilter(query)).map((card) => card.id);
const viewOf = (query: string, data = page()) => ({
  page: data,
  filter: readFilter(query),
  frame: readFrame(new URLSearchParams(query)),
});
const markup = (query = '', data = page()) =>
  renderToStaticMarkup(<ReferencePageView {...viewOf(query, data)} />);
const branded = (branding: Partial<Branding>) =>
  markup('', { ...page(), branding: { ...defaultBranding, ...branding } });

describe('the filter', () => {
  it.each([
    ['?', ['a', 'b', 'c']],
    ['?q=HAME', ['a']],
    ['?q=oy+pori', ['b']],
    ['?q=nothing', []],
    ['?q=04%2F2031', ['b']],
    ['?q=bridge+2031-04', ['b']],
    ['?tag=stone', ['a', 'c']],
    ['?tag=stone&type=Brand', ['c']],
    ['?industry=Culture', ['a']],
    ['?template=standard', ['a', 'b']],
    ['?tag=sto', []],
  ])('%j leaves %j', (query, ids) => {
    expect(found(query)).toEqual(ids);
  });

  it('is stored in the query, without defaults', () => {
    const query = 'q=a+b&tag=c%26d&page=3';
    expect(new URLSearchParams(filterEntries(readFilter(query))).toString()).toBe(query);
    for (const none of ['', 'q=&tag=&page=1', 'page=-4', 'page=x'])
      expect(filterEntries(readFilter(none))).toEqual([]);
    expect(isFiltered(readFilter('page=2'))).toBe(false);
    expect(isFiltered(readFilter('q=a'))).toBe(true);
  });

  it('counts the cards that each choice would leave', () => {
    const options = optionsOf(cards, readFilter('type=Brand&tag=old'), 'tag');
    expect(options).toEqual([
      { value: 'stone', label: 'stone', count: 1 },
      { value: 'old', label: 'old', count: 0 },
    ]);
    expect(optionsOf(cards, readFilter(''), 'template')[0]).toMatchObject({ label: 'Standard', count: 2 });
  });
});

describe('the public page', () => {
  it('shows the organization and its cards with links to their stories', () => {
    expect(markup()).toContain('Birchline &lt;Studio&gt;');
    expect(markup()).toContain('3 customer references from 2 companies');
    expect(markup().match(/<article/g)).toHaveLength(3);
    for (const { id } of cards)
      expect(markup()).toMatch(new RegExp(`<h2[^>]*><a [^>]*href="/reference-page/o/${id}" data-open=""`));
  });

  it('shows the organization’s logo unless its address is not a picture’s', () => {
    const withLogo = (logo: string) => branded({ logo });
    expect(withLogo('https://pictures.example/l.png')).toContain(
      '<img class="page-logo" src="https://pictures.example/l.png" alt="Birchline &lt;Studio&gt;"/>',
    );
    for (const none of [markup(), withLogo('javascript:alert(1)')]) expect(none).not.toContain('page-logo');
  });

  it('names the organization in its header and at its end, and links to its website', () => {
    const logo = 'https://pictures.example/l.png';
    for (const html of [markup(), branded({ logo })])
      expect(html.match(/Birchline &lt;Studio&gt;/g)).toHaveLength(2);
    expect(branded({ logo, website: 'https://example.com/' }).match(/<h2[^>]*>Birchline/g)).toHaveLength(1);
    expect(branded({ website: 'https://example.com/' })).toMatch(
      /<a class="page-owner"[^>]* href="https:\/\/example\.com\/"[^>]*>Birchline/,
    );
    for (const none of [markup(), branded({ website: 'javascript:alert(1)' })])
      expect(none).toMatch(/<p class="page-owner"[^>]*>Birchline/);
  });

  it('begins with the heading, intro and button that the organization has written', () => {
    expect(markup()).toMatch(/<h1[^>]*>What our customers say<\/h1>/);
    expect(markup()).not.toMatch(/page-description|page-action/);
    const callToAction = { text: 'Talk <to> us', link: 'https://example.com/?a=1&b=2' };
    const html = branded({ heading: 'Ports & ferries', intro: 'Two\nlines', callToAction });
    expect(html).toMatch(
      /<h1[^>]*>Ports &amp; ferries<\/h1><div class="page-lead"><p class="page-description"[^>]*>Two\nlines<\/p>/,
    );
    expect(html).toMatch(
      /<a class="page-button"[^>]* href="https:\/\/example\.com\/\?a=1&amp;b=2" target="_blank" rel="noopener"[^>]*>Talk &lt;to&gt; us</,
    );
    expect(branded({ callToAction: { text: 'Write', link: 'mailto:a@example.com' } })).toMatch(
      /href="mailto:a@example\.com">/,
    );
    expect(branded({ callToAction: { text: 'Go', link: 'javascript:alert(1)' } })).not.toContain(
      'page-action',
    );
  });

  it('gives all cards the corner radius of the branding', () => {
    expect(markup()).toContain('--rd-wall-radius:12px');
    expect(branded({ cornerRadius: 0 })).toContain('--rd-wall-radius:0px');
  });

  it('applies the organization’s template settings to its cards', () => {
    const templateConfigs = { design: '{"layout":"horizontal"}' };
    const styled = markup('', { ...page(), branding: { ...defaultBranding, templateConfigs } });
    expect(styled.match(/rd-card-layout-horizontal/g)).toHaveLength(1);
  });

  it('has a message for no references and for no matches', () => {
    expect(markup('', page([]))).toContain('No references published yet');
    expect(markup('?q=nothing')).toContain('No reference matches');
  });

  it('offers the most frequent values of a filter and the chosen one', () => {
    const tags = Array.from({ length: limits.facetOptions + 50 }, (_, n) => `tag-${n}`);
    const rare = 'zz-rare';
    const many = [
      ...[...cards, ...cards].map((card, n) => ({ ...card, id: `${card.id}${n}`, tags })),
      { ...fullCard, id: 'd', title: 'Rare', tags: [rare] },
    ];
    const offered = (query: string) =>
      [...markup(query, page(many)).matchAll(/<option value="([^"]+)"/g)].map(([, value]) => value!);
    const ofTags = (query: string) => offered(query).filter((value) => /^(tag-|zz)/.test(value));
    expect(ofTags('')).toHaveLength(limits.facetOptions);
    expect(ofTags('')).not.toContain(rare);
    expect(ofTags(`tag=${rare}`)).toContain(rare);
  });

  it('links to the page without each chosen filter', () => {
    const ways = [...markup('?q=a&tag=stone').matchAll(/<a [^>]*class="page-(?:chip|clear)"[^>]*>/g)].join(
      ' ',
    );
    for (const address of ['/reference-page/o?tag=stone', '/reference-page/o?q=a', '/reference-page/o'])
      expect(ways).toContain(`href="${address}"`);
  });

  it('is split into pages if it has many cards', () => {
    const many = page(
      Array.from({ length: limits.cardsPerPage * 2 + 1 }, (_, n) => ({ ...fullCard, id: `c${n}` })),
    );
    const shelf = (query: string) => shelfOf(viewOf(query, many));
    expect(shelf('').cards).toHaveLength(limits.cardsPerPage);
    expect(shelf('page=3').cards.map(({ id }) => id)).toEqual([`c${limits.cardsPerPage * 2}`]);
    expect(shelf('page=400').number).toBe(3);
    expect(markup('?tag=one&page=2', many)).toMatch(
      /rel="next" href="\/reference-page\/o\?tag=one&amp;page=3"/,
    );
  });

  it('replaces an unreadable text color', () => {
    const colors = { primary: '#777777', secondary: '#777777', text: '#888888', background: '#777777' };
    const style = pageStyle({ brandColors: colors }) as Record<string, string>;
    for (const name of ['ink', 'muted', 'accent'])
      expect(contrast(style[`--page-${name}`]!, colors.background)).toBeGreaterThanOrEqual(4.5);
    const readable = cardBranding({ ...defaultBranding, brandColors: colors }).brandColors!.text!;
    expect(contrast(readable, colors.background)).toBeGreaterThanOrEqual(4.4);
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

  it('has the collection’s name as its heading and links to the organization’s page', () => {
    expect(markup('', shown)).toMatch(/<h1[^>]*>Bridges &amp; co<\/h1>/);
    expect(markup('', shown)).toContain('Built to last');
    expect(markup('', shown)).toMatch(/<a [^>]*href="\/reference-page\/o"[^>]*>Birchline/);
    expect(markup('?tag=stone', shown)).toContain('action="/reference-page/o/collection/k"');
  });
});

describe('the page in a frame', () => {
  const framed = (query = '', data = page()) => markup(`?embed${query}`, data);
  const many = Array.from({ length: 7 }, (_, index) => ({ ...fullCard, id: `card-${index}` }));

  it('shows cards, a footer and a heading for screen readers only', () => {
    expect(framed().match(/<article/g)).toHaveLength(3);
    expect(framed()).not.toContain('<header');
    expect(framed()).toMatch(/<h1 class="page-unseen">/);
    expect(framed()).toContain('Made with Refdeck');
    expect(framed('&heading=4')).toContain('<h4');
  });

  it('has no link that loads another page into the frame', () => {
    const data = page(Array.from({ length: 30 }, (_, n) => ({ ...fullCard, id: `c${n}` })));
    for (const query of ['', '&tag=one', '&limit=2', '&q=title&embed=search']) {
      const links = framed(query, data).match(/<a [^>]*>/g)!;
      expect(links.length).toBeGreaterThan(3);
      for (const link of links)
        expect(link).toMatch(/target="_blank"|href="mailto:|href="\/reference-page\/o\?embed=/);
    }
  });

  it('offers a search over many cards unless the host has filtered them', () => {
    expect(framed()).not.toContain('<search');
    expect(framed('', page(many))).toContain('<search');
    for (const chosen of ['&tag=one', '&limit=3'])
      expect(framed(chosen, page(many))).not.toContain('<search');
    expect(markup('?embed=search&tag=stone')).toContain('<search');
  });

  it('keeps its options in every address', () => {
    const view = viewOf('?embed&theme=dark&layout=list&heading=3&limit=4');
    expect(addressOf(view, readFilter('tag=a'))).toBe(
      '/reference-page/o?embed=1&layout=list&theme=dark&heading=3&limit=4&tag=a',
    );
  });

  it('has the brand’s colors in both systems unless the host names a theme', () => {
    const branding = { ...defaultBranding, brandColors: palettes[0].colors };
    expect(pageStyle(branding)).toMatchObject({ colorScheme: 'light dark' });
    const guest = pageStyle(branding, {});
    expect(guest).toMatchObject({ colorScheme: 'light' });
    expect(JSON.stringify([guest, cardBranding(branding, {})])).not.toContain('light-dark');
    expect(framed('', { ...page(), branding })).not.toContain('light-dark');
  });

  it('follows the host’s theme, and links to all references if it shows fewer', () => {
    const style = pageStyle(defaultBranding, { theme: 'auto' }) as Record<string, string>;
    expect(style.colorScheme).toBe('light dark');
    expect(style['--page-background']).toBe('light-dark(#ffffff, #111110)');
    expect(framed('&theme=dark')).not.toContain('--rd-surface:#2f3845');
    expect(framed('&limit=2')).toMatch(/<a href="\/reference-page\/o" target="_blank"[^>]*>All 3 references/);
  });
});

it('a page is drawn in the words that surround it', () => {
  const words = { ...wordsOf('page', 'en'), none: 'Ei vielä referenssejä' };
  const drawn = renderToStaticMarkup(
    <PageWords value={words}>
      <ReferencePageView {...viewOf('', page([]))} />
    </PageWords>,
  );
  expect(drawn).toContain('Ei vielä referenssejä');
});
