import { ExternalHyperlink, HeadingLevel, Paragraph, TextRun } from 'docx';
import type { Manuscript } from '../manuscript.ts';
import { imageOf, laid, paragraph } from './paragraphs.ts';
import { named } from './styles.ts';

/** Millimeters. */
const codeSide = 32;
const smallSide = 17;

/** Stays together on the last page. */
export function proofOf({ proof, ...told }: Manuscript): Paragraph[] {
  if (!proof) return [];
  const { title, text, address, code, isSmall } = proof;
  const keepNext = true;
  const style = isSmall ? { style: named.note } : {};
  const link = new TextRun({ text: address, style: 'Hyperlink' });
  const side = isSmall ? smallSide : codeSide;
  return [
    isSmall
      ? paragraph({ keepNext, ...style, spacing: { before: 240 } }, [{ text: title, strong: true }], told)
      : paragraph({ keepNext, heading: HeadingLevel.HEADING_2 }, [{ text: title }], told),
    paragraph({ keepNext, ...style }, [{ text }], told),
    new Paragraph({
      keepNext,
      ...style,
      ...laid(told, address),
      children: [new ExternalHyperlink({ link: address, children: [link] })],
    }),
    new Paragraph({ ...laid(told), children: [imageOf(code, { width: side, height: side })] }),
  ];
}
