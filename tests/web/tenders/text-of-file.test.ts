import { readFileSync } from 'node:fs';
import { Document, Packer, Paragraph, Table, TableCell, TableRow } from 'docx';
import { describe, expect, it } from 'vitest';
import * as refusals from '#words/import-refusals';
import * as words from '#words/tender-notice';
import { Unreadable } from '#web/workspace/file-reading/unreadable.ts';
import { readText } from '#web/workspace/features/tenders/notice/read-text.ts';
import { textOfFile } from '#web/workspace/features/tenders/notice/text-of-file.ts';
import { pdfOf, pdfOfText } from '../../support/printed.ts';

const sample = readFileSync('../shared/samples/notice-text.txt', 'utf8');
const paragraphs = sample.split(/\n\s*\n/).map((one) => one.trim());
const printed = () => new Blob([pdfOfText(sample)]);
async function wordOf(children: (Paragraph | Table)[]): Promise<Blob> {
  return new Blob([new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] })))]);
}

/** The points of a list are paragraphs of their own, as people write them in Word. */
const linesOf = (paragraph: string) =>
  paragraph.split(/\n(?=- )/).map((line) => ({
    text: line.replace(/^- /, '').replaceAll(/\s+/g, ' '),
    isPoint: line.startsWith('- '),
  }));

const inParagraphs = () =>
  wordOf(
    paragraphs
      .flatMap(linesOf)
      .map(({ text, isPoint }) => new Paragraph({ text, ...(isPoint && { bullet: { level: 0 } }) })),
  );

const inCells = () => {
  const rows = paragraphs.map((paragraph) => {
    const children = linesOf(paragraph).map(({ text }) => new Paragraph(text));
    return new TableRow({ children: [new TableCell({ children })] });
  });
  return wordOf([new Table({ rows })]);
};

const needsOf = async (file: Blob) =>
  readText(await textOfFile(file)).needs.map(({ about, number, conditions }) => ({
    about,
    number,
    conditions,
  }));

describe('a notice', () => {
  it.each([
    ['a PDF', printed],
    ['a Word file', inParagraphs],
    ['a table of a Word file', inCells],
  ])('in %s gives the requirements of its text', async (_, make) => {
    expect(await needsOf(await make())).toEqual(await needsOf(new Blob([sample])));
  });
});

describe('a file without a notice', () => {
  it.each([
    ['a PDF of pictures', () => new Blob([pdfOf('#rect(width: 3cm)')]), words.noText],
    ['half a PDF', () => printed().slice(0, 700), words.unreadable],
    [
      'a spreadsheet',
      () => new Blob([readFileSync('../shared/samples/references-messy.xlsx')]),
      words.unreadable,
    ],
    ['half a Word file', async () => (await inParagraphs()).slice(0, 900), refusals.damaged],
    ['an old Word file', () => new Blob([Buffer.from('D0CF11E0A1B11AE1', 'hex')]), refusals.oldOrLocked],
    ['an empty file', () => new Blob([]), words.noText],
  ])('is refused in words: %s', async (_, make, said) => {
    const file = await make();
    await expect(textOfFile(file)).rejects.toThrow(new Unreadable(said));
  });
});
