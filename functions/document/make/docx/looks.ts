import {
  HorizontalPositionRelativeFrom,
  Paragraph,
  TextWrappingType,
  VerticalPositionRelativeFrom,
  type FileChild,
} from 'docx';
import type { DocumentLook } from '#contract/resources/document';
import { a4Picture, column } from '../a4.ts';
import type { Chapter } from '../manuscript.ts';
import { imageOf, paragraph, paragraphsIn, said, type Numbering } from './paragraphs.ts';
import { detailsOf, figuresOf, headOf, quoteOf, wordsOf, type Start } from './parts.ts';
import { named } from './styles.ts';
import { factsTable, noBorders, tableOf } from './tables.ts';

interface Place {
  /** Of the brand, without the sign before it. */
  color: string;
  numbering: Numbering;
  start: Start;
}

type Look = (chapter: Chapter, place: Place) => FileChild[];

const leadOf: Look = (chapter, { numbering }) =>
  paragraphsIn(chapter.lead, { told: chapter, numbering, options: { style: named.lead } });

const storyOf: Look = (chapter, { numbering }) =>
  paragraphsIn(chapter.passages, { told: chapter, numbering });

/** The main picture over the width of the text. */
const bannerOf = ({ picture }: Chapter, look: DocumentLook, start: Start = {}): FileChild[] =>
  picture
    ? [new Paragraph({ ...start, spacing: { after: 200 }, children: [imageOf(picture, a4Picture[look])] })]
    : [];

/** The picture reaches the edges of the page. */
function bleedOf({ picture }: Chapter, start: Start): FileChild[] {
  if (!picture) return [];
  const floating = {
    horizontalPosition: { relative: HorizontalPositionRelativeFrom.PAGE, offset: 0 },
    verticalPosition: { relative: VerticalPositionRelativeFrom.PAGE, offset: 0 },
    wrap: { type: TextWrappingType.TOP_AND_BOTTOM },
  };
  return [
    new Paragraph({
      ...start,
      spacing: { after: 200 },
      children: [imageOf(picture, a4Picture.picture, { floating })],
    }),
  ];
}

function columnsOf({ outcome, ...told }: Chapter, { numbering }: Place): FileChild[] {
  const columns = outcome?.columns ?? [];
  if (columns.length === 0) return [];
  return [
    tableOf({
      told,
      widths: columns.map(() => column / columns.length),
      rows: [
        columns.map((blocks) => ({
          borders: noBorders,
          margins: { right: 300 },
          children: paragraphsIn(blocks, { told, numbering }),
        })),
      ],
    }),
    said('', named.label, told),
  ];
}

/** How the title begins below a picture, if there is one. */
const below = ({ picture }: Chapter, { start }: Place): Start => (picture ? {} : start);

const sheet: Look = (chapter, place) => [
  ...bannerOf(chapter, 'sheet', place.start),
  ...headOf(chapter, below(chapter, place)),
  ...figuresOf(chapter),
  ...leadOf(chapter, place),
  ...detailsOf(chapter),
  ...storyOf(chapter, place),
  ...quoteOf(chapter, place.color),
];

/** What a reference has in each look, from above. */
export const looks: Record<Exclude<DocumentLook, 'table'>, Look> = {
  sheet,
  picture: (chapter, place) => [
    ...bleedOf(chapter, place.start),
    ...headOf(chapter, below(chapter, place)),
    ...(chapter.place ? [said(chapter.place, named.note, chapter)] : []),
    ...figuresOf(chapter),
    ...leadOf(chapter, place),
    ...storyOf(chapter, place),
    ...quoteOf(chapter, place.color),
    ...detailsOf(chapter),
  ],
  outcome: (chapter, place) => {
    const { result } = chapter.outcome ?? {};
    return [
      ...headOf(chapter, place.start, result ? named.headline : named.title),
      ...(result ? [said(result, named.result, chapter)] : []),
      ...figuresOf(chapter),
      ...leadOf(chapter, place),
      ...columnsOf(chapter, place),
      ...storyOf(chapter, place),
      ...bannerOf(chapter, 'outcome'),
      ...quoteOf(chapter, place.color),
      ...detailsOf(chapter),
    ];
  },
  voice: (chapter, place) =>
    chapter.quote
      ? [
          ...headOf(chapter, place.start, named.headline),
          ...wordsOf(chapter.quote, chapter),
          ...figuresOf(chapter),
          ...leadOf(chapter, place),
          ...detailsOf(chapter),
          ...bannerOf(chapter, 'voice'),
          ...storyOf(chapter, place),
        ]
      : sheet(chapter, place),
  tender: (chapter, place) => [
    ...headOf(chapter, place.start),
    ...bannerOf(chapter, 'tender'),
    ...leadOf(chapter, place),
    ...(chapter.details.length > 0 ? [factsTable(chapter, place.color)] : []),
    paragraph({ style: named.note, spacing: { before: 120 } }, [{ text: chapter.permission }], chapter),
    ...figuresOf(chapter),
    ...storyOf(chapter, place),
    ...quoteOf(chapter, place.color),
  ],
};
