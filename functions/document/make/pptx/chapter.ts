import type { Span } from '../blocks.ts';
import type { Chapter } from '../manuscript.ts';
import { place } from './draw.ts';
import { filled, type Row } from './flow.ts';
import { textFrames } from './layouts.ts';
import type { Deck, LookOfChapters, Open } from './looks/opened.ts';
import { openOutcome } from './looks/outcome.ts';
import { openPicture } from './looks/picture.ts';
import { openSheet } from './looks/sheet.ts';
import { addPicture, addText, below, roomOf } from './slides.ts';
import { openTender } from './looks/tender.ts';
import { openVoice } from './looks/voice.ts';

const openings: Record<LookOfChapters, Open> = {
  sheet: openSheet,
  picture: openPicture,
  outcome: openOutcome,
  voice: openVoice,
  tender: openTender,
};

/** Text that does not fit goes to the next slides, then come the pictures and the quote. */
export function addChapter(deck: Deck, chapter: Chapter, look: LookOfChapters): void {
  const { layouts } = deck;
  const { title, permission } = chapter;
  const { slides: first, rows, pictures, quote } = openings[look](deck, chapter);
  const pagesOf = (all: readonly Row[]) => (all.length > 0 ? filled(all, () => roomOf(textFrames.text)) : []);
  const drawings = [
    ...first,
    ...pagesOf(rows).map((page) => (heading: string) => addText(layouts, chapter, heading, page)),
    ...pictures.map((one) => (heading: string) => addPicture(layouts, chapter, heading, one)),
    ...pagesOf(quote ? quoteRows(quote) : []).map((page) => (heading: string) => {
      const slide = addText(layouts, chapter, heading, page);
      if (quote?.portrait) place(slide, chapter, quote.portrait, below(heading));
      return slide;
    }),
  ];
  for (const [at, draw] of drawings.entries())
    draw(at === 0 ? title : `${title} (${at + 1}/${drawings.length})`).addNotes(permission);
}

function quoteRows({ text, person, role, from }: NonNullable<Chapter['quote']>): Row[] {
  const who: Span[] = [
    ...(person ? [{ text: person, strong: true as const }] : []),
    ...(role ? [{ text: person ? `, ${role}` : role }] : []),
  ];
  return [
    { spans: [{ text, emphasis: true }], size: text.length > 300 ? 18 : 24, above: 0 },
    ...(who.length > 0 ? [{ spans: who, size: 14, above: 14 }] : []),
    ...(from ? [{ spans: [{ text: from }], size: 11, above: 4 }] : []),
  ];
}
