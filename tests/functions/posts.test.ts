import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { CardContent } from '#contract/cards/card';
import { postShapes, postSizes, type PostShape } from '#contract/resources/document';
import { postOf, posts } from '#pages/make-document/posts.ts';
import { typefacesOf } from '#pages/make-document/typefaces.ts';
import { noLetters } from '#words/document-failures';
import { wordsIn } from '#web/shared/social/parts.tsx';
import { brandOf, emptyCard, fullCard, manuscriptFrom, picturesFor } from '../support/manuscripts.ts';

const draw = (shape: PostShape, ...cards: CardContent[]) => posts(shape).render(manuscriptFrom(cards));

function contentOf(card: CardContent) {
  const unshown = new Set<string>();
  const manuscript = manuscriptFrom([card]);
  return {
    ...postOf(manuscript.entries[0]!, manuscript, { ...typefacesOf(manuscript), unshown }),
    unshown: [...unshown].join(''),
  };
}

describe.each(postShapes)('a %s picture for a post', (shape) => {
  const size = postSizes[shape];
  const sizeOf = async (bytes: Uint8Array) => {
    const { width, height, format } = await sharp(bytes).metadata();
    return { width, height, format };
  };

  it('is a PNG of its size, with pictures and without', async () => {
    const pictures = await picturesFor([fullCard]);
    for (const given of [{ pictures }, {}]) {
      const { body, zipped } = await posts(shape).render(manuscriptFrom([fullCard], given));
      expect(await sizeOf(body)).toEqual({ ...size, format: 'png' });
      expect(zipped).toBeUndefined();
    }
  });

  it('is drawn of the emptiest, the longest and hostile texts', async () => {
    const typed = `<script>alert(1)</script> & ]]> {constructor} \u202E\u0000 "'`;
    const cards: CardContent[] = [
      emptyCard,
      { ...fullCard, title: 'W'.repeat(200), company: 'W'.repeat(200), shortDescription: 'w '.repeat(4_000) },
      { ...fullCard, title: typed, company: typed, quote: typed, figures: [] },
      { ...fullCard, figures: undefined, quote: 'Long words. '.repeat(400) },
      { ...fullCard, figures: [{ value: '1'.repeat(40), unit: 'x'.repeat(40), label: 'y'.repeat(200) }] },
    ];
    const { body, zipped } = await draw(shape, ...cards);
    expect(zipped).toBe(true);
    const files = Object.values(unzipSync(body));
    expect(files).toHaveLength(cards.length);
    for (const file of files) expect(await sizeOf(file)).toEqual({ ...size, format: 'png' });
  });
});

describe('what a picture for a post says', () => {
  it('is the customer, the title, the figures, the quote and the description', () => {
    expect(contentOf(fullCard)).toMatchObject({
      customer: 'Harbour Bank',
      title: fullCard.title,
      figures: [
        { value: '38 %', label: 'less oil in the first year' },
        { value: '9 months' },
        { value: '0' },
      ],
      quote: { text: fullCard.quote, by: 'Maija Meri, Harbor master, Harbour Bank' },
      note: 'Translated from Finnish',
      owner: 'Quay Works',
      unshown: '',
    });
  });

  it('has no figure that lost one of its signs', () => {
    const figures = [
      { value: '9 → 3', label: 'signatures' },
      { value: '한 3', label: 'days' },
    ];
    expect(contentOf({ ...fullCard, figures })).toMatchObject({
      figures: [{ value: '9 → 3', label: 'signatures' }],
      unshown: '한',
    });
  });

  it('is Chinese and Japanese too, whose lines end without a space', async () => {
    const card = {
      ...fullCard,
      language: 'zh',
      title: '九个月内建成岸电系统，渡轮从未停航',
      company: 'フェリー',
    };
    expect(contentOf(card)).toMatchObject({ title: card.title, customer: 'フェリー', unshown: '' });
    expect((await draw('square', card)).unshown).toBeUndefined();
    expect(wordsIn('渡轮从未停航，Shore power。')).toEqual(['Shore', 'power']);
  });

  it('leaves out Arabic, which it cannot draw, and names the characters', async () => {
    const card = { ...fullCard, title: 'طاقة', company: 'Harbour Bank' };
    expect(contentOf(card)).toMatchObject({ title: 'Harbour Bank', customer: undefined, unshown: 'طاقة' });
    expect((await draw('wide', card)).unshown).toBe('طاقة');
  });
});

it('a picture without any word is not made, and the reason says so', async () => {
  const manuscript = manuscriptFrom([{ ...emptyCard, title: 'طاقة' }], { firm: 'شركة' });
  await expect(posts('wide').render(manuscript)).rejects.toThrow(noLetters);
});

describe('pictures of several references', () => {
  it('have readable names that are distinct and in their order', async () => {
    const card = { ...emptyCard, company: 'Ääkkös/Pankki: "1"', title: 'One title' };
    const { body } = await draw('wide', card, card, { ...emptyCard, title: 'x'.repeat(300) });
    expect(Object.keys(unzipSync(body))).toEqual([
      '01 Ääkkös Pankki 1 – One title.png',
      '02 Ääkkös Pankki 1 – One title.png',
      `03 ${'x'.repeat(100)}.png`,
    ]);
  });

  it('are in the colors of the organization', async () => {
    const [red, blue] = await Promise.all(
      ['#b3261e', '#1d4e89'].map(async (primary) => {
        const { body } = await posts('square').render(
          manuscriptFrom([emptyCard], { brand: brandOf(primary) }),
        );
        return (
          await sharp(body).extract({ left: 10, top: 10, width: 1, height: 1 }).raw().toBuffer()
        ).toString('hex');
      }),
    );
    expect([red, blue]).toEqual(['b3261e', '1d4e89']);
  });
});
