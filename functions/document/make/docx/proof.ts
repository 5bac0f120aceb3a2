import { ExternalHyperlink, HeadingLevel, Paragraph, TextRun } from 'docx';
import type { Manuscript } from '../manuscript.ts';
import { imageOf, laid, paragraph } from './paragraphs.ts';

/** Millimeters. */
const codeRoom = { width: 32, height: 32 };

/** Stays together on the last page. */
export function proofOf({ proof, ...told }: Manuscript): Paragraph[] {
  if (!proof) return [];
  const { title, text, address, code } = proof;
  const keepNext = true;
  const link = new TextRun({ text: address, style: 'Hyperlink' });
  return [
    paragraph({ keepNext, heading: HeadingLevel.HEADING_2 }, [{ text: title }], told),
    paragraph({ keepNext }, [{ text }], told),
    new Paragraph({
      keepNext,
      ...laid(told, address),
      children: [new ExternalHyperlink({ link: address, children: [link] })],
    }),
    new Paragraph({ ...laid(told), children: [imageOf(code, codeRoom)] }),
  ];
}
