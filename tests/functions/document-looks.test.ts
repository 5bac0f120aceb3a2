import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { CardContent } from '#contract/cards/card';
import { templates } from '#contract/cards/templates';
import { documentLooks, lookFor } from '#contract/resources/document';
import type { Block } from '#functions/document/make/blocks';
import { renderers } from '#functions/document/make/render';
import { laidOut, missing } from '../support/document-texts.ts';
import {
  emptyCard,
  entryFrom,
  fullCard,
  fullTexts,
  manuscriptFrom,
  picturesFor,
} from '../support/manuscripts.ts';
import { textOf } from '../support/rendered.ts';
import { factsInput } from '../support/resources/reference.ts';

const threeParts = '## Start\n\nQuiet nights.\n\n## Work\n\nOne substation.\n\n## End\n\nNo more oil.';
const chapters = documentLooks.filter((look) => look !== 'table');
const kinds = laidOut.flatMap((format) => chapters.map((look) => [look, format] as const));

describe.each(kinds)('the look %s as %s', (look, format) => {
  it('has every part of the fullest reference', async () => {
    const pictures = await picturesFor([fullCard]);
    const text = await textOf(format, manuscriptFrom([fullCard], { look, pictures }));
    expect(missing(text, fullTexts)).toEqual([]);
  });

  it('has the same words without pictures', async () => {
    const text = await textOf(format, manuscriptFrom([fullCard], { look }));
    expect(missing(text, fullTexts)).toEqual(['Berth two at night, March 2026']);
  });

  it('has a title and nothing else of the emptiest reference', async () => {
    expect(missing(await textOf(format, manuscriptFrom([emptyCard], { look })), [emptyCard.title])).toEqual(
      [],
    );
  });

  it('opens with the longest texts', async () => {
    const long = Array.from({ length: 60 }, (_, at) => `Line ${at} ${'of a long story '.repeat(8)}`);
    const card = { ...fullCard, title: 'W'.repeat(200), quote: long.slice(0, 8).join(' ') };
    const longDescription = long.join('\n\n');
    const text = await textOf(format, manuscriptFrom([{ ...card, longDescription }], { look }));
    expect(missing(text, ['Line 0', 'Line 7', 'Line 59'])).toEqual([]);
  });

  it('tells facts of a tender, with a secret marked', async () => {
    const facts = { ...factsInput, secret: ['contractValue' as const] };
    const text = await textOf(format, manuscriptFrom([fullCard], { look }, facts));
    expect(missing(text, ['Lead of a consortium', '(business secret)', 'Our part'])).toEqual([]);
  });
});

describe.each(laidOut)('a printed table as %s', (format) => {
  it('has all references, their numbers and what a tender asks', async () => {
    const cards = Array.from({ length: 60 }, (_, at) => ({ ...emptyCard, title: `Berth ${at + 1}.` }));
    const text = await textOf(format, manuscriptFrom(cards, { look: 'table' }, factsInput));
    const titles = cards.map(({ title }) => title);
    expect(missing(text, ['No.', 'Our role', 'Lead of a consortium', '60', ...titles])).toEqual([]);
  });

  it('has no cover and no contents', async () => {
    const cards = ['First', 'Second', 'Third'].map((title) => ({ ...emptyCard, title }));
    expect(await textOf(format, manuscriptFrom(cards, { look: 'table' }))).not.toContain('Contents');
  });
});

it.each(documentLooks)('a PDF in the look %s claims to be accessible by its standard', async (look) => {
  const pictures = await picturesFor([fullCard]);
  const facts = { ...factsInput, secret: ['contractValue' as const] };
  const { body, unshown, first } = await renderers.pdf.render(
    manuscriptFrom([fullCard], { look, pictures }, facts),
  );
  expect(unshown).toBeUndefined();
  expect(body.toString('latin1')).toMatch(/pdfuaid:part>1</);
  expect(first!.length).toBeGreaterThan(0);
});

describe('an outcome', () => {
  const chapterOf = (card: Partial<CardContent>) =>
    manuscriptFrom([{ ...fullCard, ...card }], { look: 'outcome' }).entries[0]!;

  const headingOf = ([first]: readonly Block[]) => first?.kind === 'heading' && first.spans[0]!.text;

  it('has the three parts of a story beside one another', () => {
    const { outcome, lead } = chapterOf({ longDescription: threeParts });
    expect(outcome!.result).toBe('No day without ferries.');
    expect(outcome!.columns.map(headingOf)).toEqual(['Start', 'Work', 'End']);
    expect(lead).toHaveLength(2);
  });

  it('has the description, the story and the outcomes of any other story', () => {
    const { outcome, lead } = chapterOf({
      longDescription: 'Ferries lie without engines, and all is quiet.',
    });
    const headings = outcome!.columns.map(headingOf);
    expect(headings).toEqual(['Description', 'Story', 'Outcomes']);
    expect(lead).toEqual([]);
  });

  it('has no columns of which one would be a strip', () => {
    const { outcome, lead, passages } = chapterOf({ longDescription: 'A long sentence. '.repeat(100) });
    expect(outcome!.columns).toEqual([]);
    expect(lead).toHaveLength(2);
    expect(passages.length).toBeGreaterThan(1);
  });
});

it('a business secret has a bar in a DOCX and on a slide', async () => {
  const facts = { ...factsInput, secret: ['contractValue' as const] };
  const membersOf = async (format: 'docx' | 'pptx', given: typeof factsInput) =>
    Object.entries(
      unzipSync(
        (await renderers[format].render(manuscriptFrom([emptyCard], { look: 'tender' }, given))).body,
      ),
    )
      .filter(([name]) => /document\.xml$|slide1\.xml$/.test(name))
      .map(([, content]) => Buffer.from(content).toString())
      .join('');
  for (const [format, bar] of [
    ['docx', /<w:left w:val="single"[^>]*w:sz="18"/],
    ['pptx', /<a:lnL w="28575"/],
  ] as const) {
    expect(await membersOf(format, facts)).toMatch(bar);
    expect(await membersOf(format, factsInput)).not.toMatch(bar);
  }
});

it('the cards of an organization decide about the look, and a tender has its own', () => {
  const looks = Object.fromEntries(templates.map(({ id }) => [id, lookFor('document', id)]));
  expect(looks).toMatchObject({
    standard: 'sheet',
    architectural: 'picture',
    design: 'picture',
    consulting: 'outcome',
    quote: 'voice',
  });
  expect(lookFor('tender', 'quote')).toBe('tender');
});

it('a printed table has the columns that some reference fills', () => {
  const entries = [entryFrom(fullCard)];
  const { overview } = manuscriptFrom([], { entries, look: 'table' });
  expect(overview.headings).toEqual([
    'No.',
    'Title',
    'Customer',
    'Period',
    'Completed',
    'Type',
    'Location',
    'Industry',
  ]);
  expect(overview.rows[0]).toContain('03/2026');
});
