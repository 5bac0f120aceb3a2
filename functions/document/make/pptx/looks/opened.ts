import type Pptx from 'pptxgenjs';
import type { DocumentLook } from '#contract/resources/document';
import type { Chapter, Manuscript } from '../../manuscript.ts';
import type { Row } from '../flow.ts';
import type { Layouts } from '../layouts.ts';
import type { StoryPicture } from '../slides.ts';

export interface Deck extends Pick<Manuscript, 'palette'> {
  layouts: Layouts;
}

/** The first slides of a reference, and what follows on slides that are alike in all looks. */
export interface Opened {
  /** Each draws a slide under the title that it is given. */
  slides: ((title: string) => Pptx.Slide)[];
  rows: Row[];
  pictures: StoryPicture[];
  quote?: Chapter['quote'];
}

export type Open = (deck: Deck, chapter: Chapter) => Opened;
export type LookOfChapters = Exclude<DocumentLook, 'table'>;
