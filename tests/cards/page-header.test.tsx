import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { CardContent } from '#contract/cards/card';
import { defaultBranding } from '#contract/cards/default-branding';
import type { Branding } from '#contract/resources/organization';
import { limits } from '#contract/rules/limits';
import { readFilter } from '#web/public/filter.ts';
import type { Frame } from '#web/public/frame.ts';
import type { ShownPage } from '#web/public/page-view.ts';
import { ReferencePageView } from '#web/public/reference-page.tsx';
import { fullCard } from './card-markup.tsx';

const figuresOf = (...values: string[]) => values.map((value) => ({ value, label: `label of ${value}` }));
const card = (id: string, changes: Partial<CardContent> = {}): CardContent => ({
  ...fullCard,
  templateId: 'standard',
  id,
  figures: figuresOf(`${id}1`, `${id}2`),
  ...changes,
});

function drawn(branding: Partial<Branding>, changes: Partial<ShownPage> = {}, frame?: Frame) {
  const page: ShownPage = {
    organization: { organizationId: 'o', name: 'Birchline', slug: 'o' },
    branding: { ...defaultBranding, ...branding },
    references: ['a', 'b', 'c', 'd'].map((id) => card(id)),
    facets: { tags: [], types: [], industries: [], templates: [] },
    version: 1,
    ...changes,
  };
  return renderToStaticMarkup(<ReferencePageView page={page} filter={readFilter('')} frame={frame} />);
}

const layoutOf = (html: string) => /page-header page-header-(\w+)/.exec(html)?.[1];
const headerOf = (html: string) => /<header.*?<\/header>/s.exec(html)![0];
const collection = { id: 'k', name: 'Ports', visibility: 'public' } as const;

describe('the header of a page', () => {
  it('has the chosen layout, or the usual one if its content is missing', () => {
    expect(layoutOf(drawn({}))).toBe('left');
    for (const headerLayout of ['left', 'centered', 'figures', 'statement'] as const)
      expect(layoutOf(drawn({ headerLayout }))).toBe(headerLayout);
    const headerImage = 'https://example.com/quay.webp';
    expect(layoutOf(drawn({ headerLayout: 'picture', headerImage }))).toBe('picture');
    for (const none of [undefined, 'javascript:alert(1)'])
      expect(layoutOf(drawn({ headerLayout: 'picture', headerImage: none }))).toBe('left');
    for (const headerLayout of ['picture', 'figures', 'statement'] as const)
      expect(layoutOf(drawn({ headerLayout, headerImage }, { collection }))).toBe('left');
  });

  it('shows its picture only in the layout for it', () => {
    const headerImage = 'https://example.com/quay.webp';
    expect(drawn({ headerLayout: 'picture', headerImage })).toMatch(
      /<div class="page-picture"><img src="https:\/\/example\.com\/quay\.webp" alt=""/,
    );
    expect(drawn({ headerLayout: 'left', headerImage })).not.toContain('quay.webp');
  });

  it('makes a statement of at most 28 letters', () => {
    const layoutWith = (heading: string) => layoutOf(drawn({ headerLayout: 'statement', heading }));
    expect([layoutWith('n'.repeat(28)), layoutWith('n'.repeat(29))]).toEqual(['statement', 'left']);
    expect(layoutWith('Töitä, jotka kestävät käytön')).toBe('statement');
    expect(drawn({ headerLayout: 'statement', heading: 'Print that people keep' })).toContain('--longest:6');
  });

  it('shows the first figure of the first three stories that have one, which lead there', () => {
    const references = [card('a'), card('b', { figures: undefined }), card('c'), card('d'), card('e')];
    const html = drawn({ headerLayout: 'figures' }, { references });
    const header = headerOf(html);
    expect([
      ...header.matchAll(/href="\/reference-page\/o\/(\w)" data-open="" data-reference="(\w)"/g),
    ]).toEqual(['a', 'c', 'd'].map((id) => expect.objectContaining({ 1: id, 2: id })));
    for (const value of ['a1', 'c1', 'd1']) expect(html.match(new RegExp(`>${value}<`, 'g'))).toHaveLength(1);
    for (const value of ['a2', 'c2', 'd2', 'e1']) expect(header).not.toContain(`>${value}<`);
    for (const value of ['a2', 'c2', 'd2', 'e1']) expect(html).toContain(`>${value}<`);
    expect(html).not.toContain('e2');
  });

  it('names a customer in its figures as the card does', () => {
    const references = [card('a', { company: undefined, alias: 'A ferry line in the north' })];
    expect(headerOf(drawn({ headerLayout: 'figures' }, { references }))).toContain(
      'A ferry line in the north',
    );
  });

  it('takes no figures from the cards of a frame, which has no header', () => {
    const framed = drawn({ headerLayout: 'figures' }, {}, { heading: 2, searching: false });
    expect(framed).not.toContain('<header');
    expect(framed).toContain('>a1<');
  });

  it('is the usual one without figures, and its cards then lose none', () => {
    const references = [card('a', { figures: undefined })];
    expect(layoutOf(drawn({ headerLayout: 'figures' }, { references }))).toBe('left');
    expect(drawn({ headerLayout: 'left' })).toContain('>a1<');
  });

  it('shows each customer’s logo once if there are at least three', () => {
    const of = (count: number) =>
      Array.from({ length: count }, (_, n) => ({
        ...fullCard,
        id: `c${n}`,
        company: `Customer ${n}`,
        logoImage: `https://pictures.example/${n}.png`,
      }));
    const logos = (references: CardContent[]) =>
      [...drawn({}, { references }).matchAll(/<li><img[^>]* alt=""[^>]*loading="lazy"\/><bdi>([^<]+)/g)].map(
        ([, name]) => name,
      );
    expect(logos(of(2))).toEqual([]);
    const three = [
      ...of(3),
      { ...of(1)[0]!, id: 'again' },
      { ...fullCard, id: 'none', logoImage: undefined },
    ];
    expect(logos(three)).toEqual([0, 1, 2].map((n) => `Customer ${n}`));
    expect(logos(of(40))).toHaveLength(limits.pageLogos.to);
    expect(logos(of(5).map((one) => ({ ...one, logoImage: 'javascript:alert(1)' })))).toEqual([]);
  });

  it('shows wordmarks in its own ink, without their names beside them', () => {
    const [first, second] = ['/assets/o/a/640-wordmark.webp', '/assets/o/b/640-wordmark-light.webp'];
    const customers = [first, second, '/assets/o/c/640.webp'].map((logoImage, n) => ({
      ...fullCard,
      id: `c${n}`,
      company: `Customer ${n}`,
      logoImage,
    }));
    const row = /<ul class="page-logos".*?<\/ul>/.exec(drawn({}, { references: customers }))![0];
    expect(row).toContain(`--logo:url(&quot;${first}&quot;)`);
    expect(row).toContain(`<img src="${second}" alt="Customer 1"`);
    expect([...row.matchAll(/<bdi>([^<]+)/g)].map(([, name]) => name)).toEqual(['Customer 2']);
  });
});
