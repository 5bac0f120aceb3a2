import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { CardContent } from '#contract/cards/card';
import { contrast } from '#contract/cards/contrast';
import { namesWhere } from '#contract/reference/field-values';
import { renderers } from '#functions/document/make/render';
import { textOf } from '../support/rendered.ts';
import { factsInput } from '../support/resources/reference.ts';
import { flat, laidOut, linksIn, missing, readText } from '../support/document-texts.ts';
import {
  brandOf,
  emptyCard,
  entryFrom,
  fullCard,
  fullTexts,
  manuscriptFrom,
  picturesFor,
  proofLink,
} from '../support/manuscripts.ts';

it('each format but the tables has a layout that is read here', () => {
  const laid = Object.entries(renderers).filter(([, { pictureFor }]) => pictureFor);
  expect(laid.map(([format]) => format)).toEqual(laidOut);
});

describe.each(laidOut)('a document as %s', (format) => {
  it('tells the facts of a tender, with business secrets marked, and none that is internal', async () => {
    const text = await textOf(format, manuscriptFrom([emptyCard], {}, { ...factsInput, secret: ['sizes'] }));
    expect(missing(text, ['Our role', 'Lead of a consortium', '(business secret)', 'Our part'])).toEqual([]);
    expect(flat(text)).toMatch(/1,250,000/);
    expect(flat(text)).not.toMatch(/internal/i);
  });

  it('marks the contact and our part as business secrets too', async () => {
    const facts = { ...factsInput, secret: ['ourPart' as const, 'clientContact' as const] };
    const entries = [entryFrom(emptyCard, facts, { name: 'Maija Meri', email: 'maija@harbour.example' })];
    const text = await textOf(format, manuscriptFrom([], { entries }));
    const secrets = ['Our part (business secret)', 'Maija Meri, maija@harbour.example (business secret)'];
    expect(missing(text, secrets)).toEqual([]);
    expect(flat(text).match(/\(businesssecret\)/g)).toHaveLength(2);
  });

  it('tells the facts of a tender in German too', async () => {
    const text = await textOf(format, manuscriptFrom([emptyCard], { language: 'de' }, factsInput));
    const words = ['Unsere Rolle', 'Federführung einer Bietergemeinschaft', 'Auftragswert', 'Unser Anteil'];
    expect(missing(text, words)).toEqual([]);
    expect(flat(text)).toMatch(/1\.250\.000/);
  });

  it("ends with the address and the code of the buyer's page", async () => {
    const proof = await proofLink();
    const { body, unshown } = await renderers[format].render(
      manuscriptFrom([emptyCard], { language: 'fi', proof }),
    );
    expect(unshown).toBeUndefined();
    expect(
      missing(await readText(format, body), ['Mitä asiakkaat ovat vahvistaneet', proof.address]),
    ).toEqual([]);
    expect(await linksIn(format, body)).toContain(proof.address);
  });

  it('has every part of the fullest reference', async () => {
    const pictures = await picturesFor([fullCard]);
    expect(missing(await textOf(format, manuscriptFrom([fullCard], { pictures })), fullTexts)).toEqual([]);
  });

  it('has the same words without its pictures', async () => {
    const text = await textOf(format, manuscriptFrom([fullCard]));
    expect(missing(text, fullTexts)).toEqual(['Berth two at night, March 2026']);
  });

  it('has a title and nothing else of the emptiest reference', async () => {
    expect(missing(await textOf(format, manuscriptFrom([emptyCard])), [emptyCard.title])).toEqual([]);
  });

  it('begins with its contents from three references on', async () => {
    const cards = ['First of all', 'Second of all', 'Third of all'].map((title) => ({ ...emptyCard, title }));
    const count = async (some: CardContent[]) =>
      (await textOf(format, manuscriptFrom(some))).split('First of all').length - 1;
    expect(await count(cards)).toBeGreaterThan(await count(cards.slice(0, 2)));
  });

  it('shows hostile text as it was typed', async () => {
    const typed = `#read("/etc/passwd") $x$ <script>alert(1)</script> & ]]> {constructor} =1+1 \\u{41} //c @a`;
    const fields = namesWhere(({ kind }) => kind === 'line' || kind === 'text');
    const hostile = Object.fromEntries(fields.map((name) => [name, `${name} ${typed}`]));
    const card = { ...fullCard, ...hostile, alias: undefined } as CardContent;
    const text = await textOf(format, manuscriptFrom([card], { firm: typed, title: typed }));
    const drawn = fields.filter((name) => name !== 'alias' && name !== 'buttonText');
    expect(
      missing(
        text,
        drawn.map((name) => `${name} ${typed}`),
      ),
    ).toEqual([]);
  });

  it('opens with the longest texts and words without a space', async () => {
    const card = {
      ...fullCard,
      title: 'W'.repeat(200),
      longDescription: Array.from({ length: 40 }, (_, n) => `Line ${n} ${'w'.repeat(190)}`).join('\n\n'),
    };
    const text = await textOf(format, manuscriptFrom([card]));
    expect(text).toContain('Line 39');
  });
});

describe('a PDF', () => {
  const pdf = (title: string) => renderers.pdf.render(manuscriptFrom([{ ...fullCard, title }]));

  it('claims to be accessible by its standard, and has tags', async () => {
    const { body, unshown } = await renderers.pdf.render(
      manuscriptFrom([fullCard], { proof: await proofLink() }),
    );
    expect(unshown).toBeUndefined();
    expect(body.toString('latin1')).toMatch(/pdfuaid:part>1</);
  });

  it('shows Arabic, Hebrew, Greek and Cyrillic', async () => {
    expect((await pdf('كتاب ספר Ισχύς Сила')).unshown).toBeUndefined();
  });

  it.each([
    { language: 'en', title: 'Shore power', typefaces: [] },
    { language: 'zh', title: '岸电，三个月', typefaces: ['SC'] },
    { language: 'ja', title: '骨直 フェリーは', typefaces: ['JP'] },
  ])('in $language has Chinese and Japanese typefaces as it needs them', async ({ typefaces, ...told }) => {
    const { body, unshown } = await renderers.pdf.render(manuscriptFrom([{ ...emptyCard, ...told }], told));
    expect(unshown).toBeUndefined();
    const embedded = [...body.toString('latin1').matchAll(/NotoSans(SC|JP)/g)].map(([, name]) => name);
    expect([...new Set(embedded)]).toEqual(typefaces);
  });

  it('is made with characters that no typeface has, which are named', async () => {
    const { body, unshown } = await pdf('Shore 한국 ท่า power');
    expect(unshown).toBe('한국ท่า');
    expect(body.toString('latin1')).not.toContain('pdfuaid');
    expect(await readText('pdf', body)).toContain('How it began');
  });
});

describe('a deck', () => {
  const slidesOf = async (card: CardContent) => {
    const { body } = await renderers.pptx.render(manuscriptFrom([card]));
    const members = Object.entries(unzipSync(body)).map(([name, content]) => ({
      name,
      xml: Buffer.from(content).toString(),
    }));
    const below = (folder: string) =>
      members.filter(({ name }) => new RegExp(`^ppt/${folder}/[^/]+$`).test(name));
    return { slides: below('slides'), notes: below('notesSlides') };
  };

  it('says on the notes of each slide until when the customer allows it', async () => {
    const { slides, notes } = await slidesOf(fullCard);
    expect(notes).toHaveLength(slides.length);
    for (const { xml } of notes) expect(xml).toContain('The customer allows this until 01/05/2099.');
  });

  it('goes on with a text that does not fit on numbered slides', async () => {
    const longDescription = Array.from({ length: 300 }, (_, n) => `Sentence number ${n} of a long story.`);
    const { slides } = await slidesOf({ ...fullCard, longDescription: longDescription.join(' ') });
    const text = slides.map(({ xml }) => xml).join();
    expect(slides.length).toBeGreaterThan(5);
    for (let at = 2; at <= slides.length; at += 1) expect(text).toContain(`(${at}/${slides.length})`);
    expect(longDescription.filter((sentence) => !text.includes(sentence)).length).toBeLessThan(slides.length);
  });

  it('has the properties of a paragraph once, as the schema of Office demands', async () => {
    const { slides } = await slidesOf(fullCard);
    for (const { xml } of slides)
      for (const paragraph of xml.match(/<a:p>.*?<\/a:p>/gs)!)
        expect(paragraph.split('<a:pPr').length - 1).toBeLessThanOrEqual(1);
  });
});

describe('the colors of a document', () => {
  it.each(['#ffffff', '#f5c518', '#1d4e89', '#000000', '#7cc4ff'])('can be read: %s', (primary) => {
    const { palette } = manuscriptFrom([emptyCard], { brand: brandOf(primary) });
    expect(contrast(palette.accent, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.onField, palette.field)).toBeGreaterThanOrEqual(4.5);
  });
});
