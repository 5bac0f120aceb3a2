import { ExternalHyperlink, HeadingLevel, Paragraph, TextRun } from 'docx';
import type { Manuscript } from '../manuscript.ts';
import { imageOf, runsOf } from './paragraphs.ts';

/** Millimeters. */
const codeRoom = { width: 32, height: 32 };

/** Stays together on the last page. */
export function proofOf({ proof, ...told }: Manuscript): Paragraph[] {
  if (!proof) return [];
  const { title, text, address, code } = proof;
  const beside = { keepNext: true, ...(told.direction && { bidirectional: true }) };
  const link = new TextRun({ text: address, style: 'Hyperlink' });
  return [
    new Paragraph({ ...beside, heading: HeadingLevel.HEADING_2, children: runsOf([{ text: title }], told) }),
    new Paragraph({ ...beside, children: runsOf([{ text }], told) }),
    new Paragraph({ ...beside, children: [new ExternalHyperlink({ link: address, children: [link] })] }),
    new Paragraph({ ...beside, keepNext: false, children: [imageOf(code, codeRoom)] }),
  ];
}
