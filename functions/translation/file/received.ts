import type { HandOffFile, HandOffReference, HandOffText } from '#contract/resources/hand-off-file';
import type { Translation } from '#contract/resources/translation';
import type { ReferenceItem } from '../../reference/store.ts';
import type { TextPlace } from './places.ts';

export interface ReceivedText extends Pick<HandOffText, 'id' | 'source' | 'target'> {
  /** Why the text cannot be taken over. */
  problem?: 'partial';
}

export interface ReceivedReference extends Omit<HandOffReference, 'texts'> {
  texts: ReceivedText[];
}

export interface Received extends Pick<HandOffFile, 'organization' | 'language'> {
  references: ReceivedReference[];
  /** The file names these, which Refdeck does not know. */
  ignored: string[];
}

export interface Import {
  received: ReceivedReference;
  reference: ReferenceItem;
  before: Translation | undefined;
  /** Replaces texts that were saved after the file was written. */
  replace: boolean;
}

export interface TakenText {
  place: TextPlace;
  before: string;
  text: string;
  /** The text of the original in the file, where the original has another one now. */
  source?: string;
}
