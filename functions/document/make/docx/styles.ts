import { AlignmentType, LevelFormat, type ILevelsOptions, type IStylesOptions } from 'docx';
import type { Manuscript, Told } from '../manuscript.ts';

/** Everybody's office has it. */
const font = 'Arial';

/** It has no letters of these languages. The shape of some depends on the language, so Word is told whose it takes. */
const eastAsian: Readonly<Record<string, { font: string; language: string }>> = {
  zh: { font: 'Microsoft YaHei', language: 'zh-CN' },
  ja: { font: 'Yu Gothic', language: 'ja-JP' },
  ko: { font: 'Malgun Gothic', language: 'ko-KR' },
};

/** Latin letters in these languages are read as English, or Word and LibreOffice end a line within a word. */
export function languageOf({ language, direction }: Told) {
  const east = eastAsian[language]?.language;
  return {
    value: east ? 'en' : language,
    ...(east && { eastAsia: east }),
    ...(direction && { bidirectional: language }),
  };
}

export const ink = '1F2328';
export const muted = '57606A';
export const line = 'D0D7DE';

/** A person changes these in one place of the file, and all references follow. */
export const named = {
  eyebrow: 'ReferenceCustomer',
  title: 'ReferenceTitle',
  headline: 'ReferenceHeadline',
  lead: 'ReferenceLead',
  result: 'ReferenceResult',
  figure: 'ReferenceFigure',
  label: 'ReferenceLabel',
  value: 'ReferenceValue',
  quote: 'ReferenceQuote',
  note: 'ReferenceNote',
  foot: 'ReferenceFoot',
} as const;

/** Twentieths of a point, and half points for sizes. */
const pt = (points: number) => points * 20;
const size = (points: number) => points * 2;

export function stylesOf({ palette, ...told }: Manuscript): IStylesOptions {
  const accent = hex(palette.accent);
  const basedOn = 'Normal';
  const spacing = (before: number, after: number, leading: number) => ({
    before: pt(before),
    after: pt(after),
    line: pt(leading),
    lineRule: 'atLeast' as const,
  });
  return {
    default: {
      document: {
        run: {
          font: { ascii: font, hAnsi: font, cs: font, eastAsia: eastAsian[told.language]?.font ?? font },
          size: size(10),
          color: ink,
          language: languageOf(told),
        },
        paragraph: { spacing: spacing(0, 6, 14) },
      },
      heading1: {
        run: { size: size(21), bold: true, color: ink },
        paragraph: { spacing: spacing(0, 8, 25) },
      },
      heading2: {
        run: { size: size(12), bold: true, color: ink },
        paragraph: { spacing: spacing(12, 4, 16), keepNext: true },
      },
      heading3: {
        run: { size: size(10), bold: true, color: ink },
        paragraph: { spacing: spacing(8, 2, 14), keepNext: true },
      },
      listParagraph: { paragraph: { spacing: spacing(0, 3, 14) } },
    },
    paragraphStyles: [
      {
        id: 'TOC1',
        name: 'toc 1',
        basedOn,
        ...(told.direction && { paragraph: { alignment: AlignmentType.RIGHT } }),
      },
      {
        id: named.eyebrow,
        name: 'Reference customer',
        basedOn,
        next: named.title,
        run: { size: size(10), bold: true, color: accent },
        paragraph: { spacing: spacing(0, 3, 14), keepNext: true },
      },
      {
        id: named.title,
        name: 'Reference title',
        basedOn: 'Heading1',
        next: named.lead,
        paragraph: { outlineLevel: 0, keepNext: true },
      },
      {
        id: named.headline,
        name: 'Reference headline',
        basedOn: named.title,
        next: named.lead,
        run: { size: size(14) },
        paragraph: { outlineLevel: 0, keepNext: true, spacing: spacing(0, 6, 18) },
      },
      {
        id: named.lead,
        name: 'Reference lead',
        basedOn,
        run: { size: size(11.5) },
        paragraph: { spacing: spacing(0, 8, 16) },
      },
      {
        id: named.result,
        name: 'Reference result',
        basedOn,
        run: { size: size(20), bold: true, color: accent },
        paragraph: { spacing: spacing(6, 8, 25) },
      },
      {
        id: named.figure,
        name: 'Reference figure',
        basedOn,
        run: { size: size(22), bold: true, color: accent },
        paragraph: { spacing: spacing(2, 0, 26) },
      },
      {
        id: named.label,
        name: 'Reference label',
        basedOn,
        run: { size: size(8), color: muted },
        paragraph: { spacing: spacing(0, 1, 10) },
      },
      { id: named.value, name: 'Reference value', basedOn, paragraph: { spacing: spacing(0, 6, 13) } },
      {
        id: named.quote,
        name: 'Reference quote',
        basedOn,
        run: { size: size(12.5), italics: true },
        paragraph: { spacing: spacing(0, 4, 18) },
      },
      {
        id: named.note,
        name: 'Reference note',
        basedOn,
        run: { size: size(8), color: muted },
        paragraph: { spacing: spacing(0, 6, 11) },
      },
      {
        id: named.foot,
        name: 'Reference foot',
        basedOn,
        run: { size: size(8), color: muted },
        paragraph: { spacing: spacing(0, 0, 10) },
      },
    ],
  };
}

export const hex = (color: string): string => color.slice(1);

/** Lists go as deep as Word's own. */
export const deepestList = 8;

const indent = (level: number) => ({ left: 360 * (level + 1), hanging: 360 });

const levelsOf = (of: (level: number) => Pick<ILevelsOptions, 'format' | 'text' | 'start'>) =>
  Array.from({ length: deepestList + 1 }, (_, level) => ({
    level,
    ...of(level),
    style: { paragraph: { indent: indent(level) } },
  }));

export const bullets = {
  reference: 'bullets',
  levels: levelsOf((level) => ({ format: LevelFormat.BULLET, text: level % 2 === 0 ? '•' : '–' })),
};

/** Each numbered list is an instance of its own, so that it counts from its own start. */
export const numbered = (start: number) => ({
  reference: `from-${start}`,
  levels: levelsOf((level) => ({
    format: LevelFormat.DECIMAL,
    text: `%${level + 1}.`,
    start: level === 0 ? start : 1,
  })),
});
