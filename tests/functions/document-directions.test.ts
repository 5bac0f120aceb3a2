import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { CardContent } from '#contract/cards/card';
import { directionIn } from '#functions/document/make/direction';
import { renderers } from '#functions/document/make/render';
import { laidOut, readText } from '../support/document-texts.ts';
import { emptyCard, entryFrom, manuscriptFrom } from '../support/manuscripts.ts';

const arabic: CardContent = {
  ...emptyCard,
  language: 'ar',
  title: 'كهرباء الرصيف التاسع',
  clientIndustry: 'الموانئ',
  quote: 'كانوا هادئين.',
  quoteFrom: 'fi',
};
const chinese: CardContent = { ...emptyCard, language: 'zh', title: '九号泊位岸电' };

const membersOf = async (format: 'docx' | 'pptx' | 'xlsx', card: CardContent) => {
  const manuscript = manuscriptFrom([card], { language: card.language! }, { ourShare: 40 });
  const { body } = await renderers[format].render(manuscript);
  return Object.fromEntries(
    Object.entries(unzipSync(body)).map(([name, content]) => [name, Buffer.from(content).toString()]),
  );
};

/** Returns the paragraph that has the text. */
const paragraphOf = (xml: string, tag: 'w:p' | 'a:p', text: string) =>
  xml.match(new RegExp(`<${tag}>(?:(?!</${tag}>).)*</${tag}>`, 'gs'))!.find((one) => one.includes(text))!;

describe('the direction of a text', () => {
  it.each([
    ['الموانئ (FIDIC)', 'ar', 'rtl'],
    ['ספר', 'he', 'rtl'],
    ['3/2025–3/2026', 'ar', 'rtl'],
    ['12.5 MW, 3,200 m²', 'ar', undefined],
    ['الموانئ', 'en', undefined],
  ])('is that of its first letter: %s in %s', (text, language, direction) => {
    expect(directionIn(text, { direction: language === 'en' ? undefined : 'rtl' })).toBe(direction);
  });
});

describe('an Arabic DOCX', () => {
  it('has English labels from left to right at the side of the others', async () => {
    const xml = (await membersOf('docx', arabic))['word/document.xml']!;
    const label = paragraphOf(xml, 'w:p', 'Our share, %');
    expect(label).toContain('<w:bidi w:val="false"/>');
    expect(label).toContain('<w:jc w:val="right"/>');
    expect(label).not.toContain('<w:rtl/>');
    const value = paragraphOf(xml, 'w:p', 'الموانئ');
    expect(value).toContain('<w:bidi/>');
    expect(value).toContain('<w:rtl/>');
  });

  it('has the line of a quote beside all of its paragraphs', async () => {
    const xml = (await membersOf('docx', arabic))['word/document.xml']!;
    // Word counts the start of an Arabic paragraph from the right.
    expect(paragraphOf(xml, 'w:p', 'كانوا')).toContain('<w:ind w:left="283"/>');
    expect(paragraphOf(xml, 'w:p', 'Translated from')).toContain('<w:ind w:right="283"/>');
  });
});

it('a DOCX keeps no row of facts with the next, so that they begin where they are', async () => {
  const xml = (await membersOf('docx', { ...emptyCard, language: 'en' }))['word/document.xml']!;
  expect(paragraphOf(xml, 'w:p', 'Our share, %')).not.toContain('keepNext');
});

it('a Chinese DOCX names a typeface and a language of Chinese, and reads Latin letters as English', async () => {
  const members = await membersOf('docx', chinese);
  expect(members['word/styles.xml']).toContain('w:eastAsia="Microsoft YaHei"');
  expect(paragraphOf(members['word/document.xml']!, 'w:p', chinese.title)).toContain(
    '<w:lang w:val="en" w:eastAsia="zh-CN"/>',
  );
});

describe('an Arabic deck', () => {
  it('begins at the right, and has English labels from left to right', async () => {
    const xml = (await membersOf('pptx', arabic))['ppt/slides/slide1.xml']!;
    expect(paragraphOf(xml, 'a:p', arabic.title)).toMatch(/<a:pPr rtl="1" +algn="r"/);
    const label = paragraphOf(xml, 'a:p', 'Our share, %');
    expect(label).toContain('algn="r"');
    expect(label).not.toContain('rtl="1"');
    const left = (text: string) => {
      const shape = xml.split('<p:sp>').find((one) => one.includes(text))!;
      return Number(/<a:off x="(\d+)"/.exec(shape)![1]);
    };
    expect(left('Our share, %')).toBeGreaterThan(left('الموانئ'));
  });

  it('has layouts of its own', async () => {
    const members = await membersOf('pptx', arabic);
    expect(Object.values(members).join()).toContain('right to left');
  });
});

it('an Arabic worksheet has its first column at the right', async () => {
  const members = await membersOf('xlsx', arabic);
  expect(members['xl/worksheets/sheet1.xml']).toContain('rightToLeft="1"');
});

it('a worksheet has rows as high as their texts, and one typeface', async () => {
  const card = {
    ...emptyCard,
    language: 'en',
    outcomes: 'One.\n\nTwo.',
    shortDescription: 'w '.repeat(8_000),
  };
  const sheet = async (given: CardContent) => await membersOf('xlsx', given);
  const heights = async (given: CardContent) =>
    [...(await sheet(given))['xl/worksheets/sheet1.xml']!.matchAll(/ ht="(\d+)"/g)].map(([, ht]) =>
      Number(ht),
    );
  expect(await heights({ ...card, shortDescription: undefined })).toEqual([13, 39]);
  expect(await heights(card)).toEqual([13, 409]);
  expect((await sheet(card))['xl/styles.xml']!.match(/<name val="Arial"\/>/g)).toHaveLength(2);
});

it.each(laidOut)('an Arabic %s has a telephone number whole and from left to right', async (format) => {
  const entry = entryFrom(
    arabic,
    {},
    { name: 'مريم', email: 'm@harbour.example', phone: '+358 40 123 4567' },
  );
  const manuscript = manuscriptFrom([], { language: 'ar', entries: [entry] });
  const { body, unshown } = await renderers[format].render(manuscript);
  expect(unshown).toBeUndefined();
  expect(JSON.stringify(manuscript.entries[0]!.details)).toContain('\u200E+358\u00A040\u00A0123\u00A04567');
  expect((await readText(format, body)).replaceAll(/\s/g, '')).toContain('358401234567');
});
