import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { CardContent } from '#contract/cards/card';
import { defaultBranding } from '#contract/cards/default-branding';
import { aroundStory } from '#web/public/around-story.ts';
import { noFilter } from '#web/public/filter.ts';
import { ReferencePageView } from '#web/public/reference-page.tsx';
import { isShort, StoryPageView } from '#web/public/story-page.tsx';
import { wordsOf } from '#contract/words/words-of';
import { fullCard } from './card-markup.tsx';

const story = (card: Partial<CardContent> = {}, references: CardContent[] = []) =>
  renderToStaticMarkup(
    <StoryPageView
      organization={{ organizationId: 'o', name: 'Birchline <Studio>', slug: 'o' }}
      branding={defaultBranding}
      references={references}
      card={{ ...fullCard, ...card }}
    />,
  );

describe('the page of a reference', () => {
  it('shows all fields of its card under one heading', () => {
    const known = [
      'title',
      'company',
      'shortDescription',
      'longDescription',
      'referenceType',
      'outcomes',
    ] as const;
    const facts = ['location', 'environmentType', 'clientIndustry', 'projectDuration', 'buttonText'] as const;
    for (const field of [...known, ...facts]) expect(story()).toContain(fullCard[field]);
    expect(story().match(/<h1/g)).toHaveLength(1);
    expect(story()).toContain('href="/reference-page/o?tag=one"');
    expect(story()).toContain('href="/reference-page/o"');
  });

  it("names the speaker's company once, even if the role names it", () => {
    const said = (quoteRole: string) => story({ quote: 'Good.', quotePerson: 'Aino', quoteRole });
    const about = (html: string) => /<figcaption>.*?<span dir="auto">(.*?)<\/span>/.exec(html)?.[1];
    expect(about(said('Head of bookings'))).toBe(`Head of bookings, ${fullCard.company}`);
    expect(about(said(`Head, ${fullCard.company}`))).toBe(`Head, ${fullCard.company}`);
  });

  it('preserves the paragraphs of a story', () => {
    expect(
      story({ outcomes: undefined, longDescription: 'One.\n\nTwo,\nwith a line.\n\n\nThree.' }).match(
        /<p dir="auto">[OT]/g,
      ),
    ).toHaveLength(3);
  });

  it('marks only its button for counting, because the page is no card', () => {
    expect(story().match(/data-reference=/g)).toHaveLength(1);
    expect(story()).toMatch(/data-reference="[^"]+"><a class="page-button rd-card-button"/);
    expect(story({ callToAction: 'javascript:alert(1)' })).not.toContain('rd-card-button');
  });
});

describe('a reference without further content', () => {
  const short = { longDescription: ' ', outcomes: undefined, quote: '', figures: [] };

  it('has one heading, its facts, button and tags, and nothing empty', () => {
    const html = story(short);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(/rd-card-button/g)).toHaveLength(1);
    expect(html.match(/>one</g)).toHaveLength(1);
    for (const part of ['story-text', 'story-figures', 'story-quote', 'story-customer'])
      expect(html).not.toContain(part);
    for (const field of ['company', 'shortDescription', 'location', 'clientIndustry'] as const)
      expect(html).toContain(fullCard[field]);
  });

  it.each([
    { longDescription: 'Once.' },
    { outcomes: 'Less.' },
    { quote: 'Yes.' },
    { figures: [{ value: '1', label: 'x' }] },
    { templateConfig: '{"showDescription":false}' },
  ])('is more than its card says with %j', (more) => {
    const isShortWith = (card: Partial<CardContent>) =>
      isShort({ card: { ...fullCard, ...short, ...card }, branding: defaultBranding });
    expect(isShortWith({})).toBe(true);
    expect(isShortWith(more)).toBe(false);
  });
});

describe('the large seal', () => {
  const confirmed = { at: '2026-11-12T10:00:00.000Z' };

  it('has the day and leads to who confirmed, in each language', () => {
    const html = story({ confirmed });
    expect(html).toMatch(/<a class="story-seal" href="\/verify\/o\.[^"]+" rel="nofollow"><svg class="seal"/);
    expect(html).toContain('aria-label="Confirmed by the customer, 12/11/2026"');
    const days = (['en', 'fi', 'sv', 'de'] as const).map((code) => wordsOf('story', code).day(confirmed.at));
    expect(days).toEqual(['12/11/2026', '12.11.2026', '2026-11-12', '12.11.2026']);
  });

  it('is not drawn without a confirmation, or where the organization hides it', () => {
    expect(story()).not.toContain('class="seal"');
    expect(story({ confirmed, templateConfig: '{"showConfirmed":false}' })).not.toContain('class="seal"');
  });

  it('stands on the featured card in place of the small one, with the month', () => {
    const page = (card: Partial<CardContent>) =>
      renderToStaticMarkup(
        <ReferencePageView
          page={{
            organization: { organizationId: 'o', name: 'O', slug: 'o' },
            branding: defaultBranding,
            references: [{ ...fullCard, ...card }],
            facets: { tags: [], types: [], industries: [], templates: [] },
            version: 1,
          }}
          filter={noFilter}
        />,
      );
    expect(page({ confirmed })).toContain('aria-label="Confirmed by the customer, 11/2026"');
    expect(page({ confirmed })).not.toContain('<p class="rd-card-seal"');
    expect(page({})).not.toContain('class="seal"');
    expect(page({ confirmed, templateConfig: '{"showConfirmed":false}' })).not.toContain('class="seal"');
  });
});

describe('the links of a story', () => {
  const on = (references: readonly CardContent[], card: CardContent) => {
    const { related, previous, next } = aroundStory(references, card);
    return { related: related.map(({ id }) => id), previous: previous?.id, next: next?.id };
  };
  const card = (id: string, more: Partial<CardContent> = {}): CardContent => ({
    ...fullCard,
    id,
    company: id,
    tags: [],
    clientIndustry: undefined,
    ...more,
  });
  const bank = { clientIndustry: 'Banking', tags: ['Web', 'Long term'] };
  const read = card('read', bank);

  it('prefer stories with the same industry and tags, and its own customer’s last', () => {
    const same = card('same', { ...bank, company: 'read' });
    const close = card('close', { clientIndustry: 'banking', tags: ['web'] });
    const near = card('near', { tags: ['Long term'] });
    const [other, another] = [card('other', { tags: ['Stone'] }), card('another')];
    expect(on([same, other, near, read, close, another], read).related).toEqual(['close', 'near', 'other']);
    expect(on([same, read, other, near], read).related).toEqual(['near', 'other', 'same']);
  });

  it('are three, filled up with the newest, or none', () => {
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id) => card(id)) as [CardContent, ...CardContent[]];
    expect(on([a, b!, read, c!, d!], read).related).toEqual(['a', 'b', 'c']);
    expect(on([a, read, b!], read).related).toEqual([]);
  });

  it('never include the story itself, and may be empty', () => {
    expect(on([read], read)).toEqual({ related: [], previous: undefined, next: undefined });
    expect(story()).not.toContain('story-related');
  });

  it('include its neighbors on the page, and none for an unlisted story', () => {
    const list = [card('a'), read, card('b')];
    expect(on(list, read)).toMatchObject({ previous: 'a', next: 'b' });
    expect(on(list, list[2]!)).toMatchObject({ previous: 'read', next: undefined });
    expect(on(list, card('unlisted', bank))).toEqual({
      related: ['read', 'a', 'b'],
      previous: undefined,
      next: undefined,
    });
  });

  it('are cards that link to their stories and are counted', () => {
    const cards = ['a', 'b', 'c', 'd'].map((id) => ({ ...fullCard, id }));
    const html = story({ id: 'b' }, cards);
    for (const id of ['a', 'c', 'd'])
      expect(html).toMatch(
        new RegExp(`data-reference="${id}".*<h3[^>]*><a [^>]*href="/reference-page/o/${id}" data-open=""`),
      );
    expect(html).toMatch(/rel="prev" href="\/reference-page\/o\/a"/);
    expect(html).toMatch(/rel="next" href="\/reference-page\/o\/c"/);
    expect(html).not.toContain('href="/reference-page/o/b"');
  });
});
