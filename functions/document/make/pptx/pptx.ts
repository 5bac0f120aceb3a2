import Pptx from 'pptxgenjs';
import type { DocumentLook } from '#contract/resources/document';
import { isLong, type Made, type Manuscript } from '../manuscript.ts';
import type { Shape } from '../pictures.ts';
import { place, runs } from './draw.ts';
import { filled, type Row } from './flow.ts';
import { coverFrames, layoutsOf, pictureFrame, textFrames, type Frame, type Layouts } from './layouts.ts';
import { addChapter } from './chapter.ts';
import { addOverview } from './overview.ts';
import { wholePicture } from './looks/picture.ts';
import { repaired } from './repaired.ts';
import { addText, addTitle, below, roomOf } from './slides.ts';
import { tenderPicture } from './looks/tender.ts';

const shapeOf = ({ w, h }: Frame): Shape => ({ width: w, height: h });

/** The place of the main picture. A table shows none. */
export const slidePicture: Record<DocumentLook, Shape> = {
  sheet: shapeOf(pictureFrame),
  picture: shapeOf(wholePicture),
  outcome: shapeOf(textFrames.picture),
  voice: shapeOf(pictureFrame),
  tender: shapeOf(tenderPicture),
  table: { width: 1, height: 1 },
};

export async function pptx(manuscript: Manuscript): Promise<Made> {
  const file = new Pptx();
  const { look, title, firm, stamp, palette, entries, contents, proof } = manuscript;
  Object.assign(file, { title, author: firm, company: firm, subject: stamp, layout: 'LAYOUT_WIDE' });
  file.theme = { headFontFace: 'Arial', bodyFontFace: 'Arial' };
  const layouts = layoutsOf(file, manuscript);
  if (isLong(manuscript)) {
    addCover(layouts, manuscript);
    const rows = entries.map((entry): Row => ({ spans: [{ text: entry.title }], size: 14, above: 6 }));
    const pages = filled(rows, () => roomOf(textFrames.text));
    for (const page of pages) addText(layouts, manuscript, contents, page);
  }
  if (look === 'table') addOverview(layouts, manuscript);
  else for (const chapter of entries) addChapter({ layouts, palette }, chapter, look);
  if (proof) {
    const { text, address, code } = proof;
    const link: Row = { spans: [{ text: address }], size: 11, above: 12, link: address };
    const rows = [{ spans: [{ text }], size: 14, above: 0 }, link];
    place(addText(layouts, manuscript, proof.title, rows), manuscript, code, below(proof.title));
  }
  return { body: repaired((await file.write({ outputType: 'nodebuffer' })) as Buffer) };
}

function addCover(layouts: Layouts, manuscript: Manuscript): void {
  const { title, firm, stamp, logo } = manuscript;
  const slide = layouts.cover(manuscript);
  addTitle(slide, manuscript, title, { ...coverFrames.title, sizes: [40, 32, 24] });
  slide.addText(runs([{ text: `${firm}\n${stamp}` }], manuscript), { placeholder: 'text' });
  if (logo) place(slide, manuscript, logo, coverFrames.logo);
}
