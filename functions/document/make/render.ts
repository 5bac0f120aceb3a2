import type { DocumentFormat, DocumentLook, PostShape } from '#contract/resources/document';
import { formTypes } from '../../form/office-file.ts';
import { csv } from './csv.ts';
import { a4Picture } from './a4.ts';
import { docx } from './docx/docx.ts';
import type { Made, Manuscript } from './manuscript.ts';
import { pdf } from './pdf/pdf.ts';
import { pptx, slidePicture } from './pptx/pptx.ts';
import type { Shape } from './pictures.ts';
import { xlsx } from './xlsx.ts';

export interface Renderer {
  render: (manuscript: Manuscript) => Promise<Made>;
  contentType: string;
  /** The place of a main picture, in a format that draws pictures. */
  pictureFor?: (look: DocumentLook) => Shape;
}

/** Draws pictures for posts, with the components of the web. */
export type Posts = (shape: PostShape) => Renderer;

export const renderers: Record<Exclude<DocumentFormat, 'png'>, Renderer> = {
  pdf: { render: pdf, contentType: 'application/pdf', pictureFor: (look) => a4Picture[look] },
  docx: {
    render: docx,
    contentType: formTypes.docx,
    pictureFor: (look) => a4Picture[look],
  },
  pptx: {
    render: pptx,
    contentType: formTypes.pptx,
    pictureFor: (look) => slidePicture[look],
  },
  xlsx: {
    render: xlsx,
    contentType: formTypes.xlsx,
  },
  csv: { render: csv, contentType: 'text/csv; charset=utf-8' },
};
