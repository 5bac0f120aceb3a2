import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { CardContent } from '#contract/cards/card';
import { defaultBranding } from '#contract/cards/default-branding';
import { aroundStory } from '#web/public/around-story.ts';
import { StoryPageView } from '#web/public/story-page.tsx';
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

  it('is shown as its card with one heading, facts, button and tags', () => {
    const html = story(short);
    expect(html).toMatch(/class="story-card"><article[^>]*>.*<h1 class="rd-card-title"/);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html.match(/rd-card-button/g)).toHaveLength(1);
    expect(html.match(/>one</g)).toHaveLength(1);
    expect(html).not.toContain('story-text');
    for (const field of ['company', 'shortDescription', 'location', 'clientIndustry'] as const)
      expect(html).toContain(fullCard[field]);
  });

  it.each([
    { longDescription: 'Once.' },
    { outcomes: 'Less.' },
    { quote: 'Yes.' },
    { figures: [{ value: '1', label: 'x' }] },
    { templateConfig: '{"showDescription":false}' },
  ])('is a whole story with %j', (more) => {
    expect(story({ ...short, ...more })).not.toContain('story-card');
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
    expect(on([same, read, other], read).related).toEqual(['other', 'same']);
    expect(on([same, read], read).related).toEqual(['same']);
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
    const cards = ['a', 'b', 'c'].map((id) => ({ ...fullCard, id }));
    const html = story({ id: 'b' }, cards);
    for (const id of ['a', 'c'])
      expect(html).toMatch(
        new RegExp(`data-reference="${id}".*<h3[^>]*><a [^>]*href="/reference-page/o/${id}" data-open=""`),
      );
    expect(html).toMatch(/rel="prev" href="\/reference-page\/o\/a"/);
    expect(html).toMatch(/rel="next" href="\/reference-page\/o\/c"/);
    expect(html).not.toContain('href="/reference-page/o/b"');
  });
});
