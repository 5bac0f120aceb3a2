import type { Element } from '@xmldom/xmldom';
import { slideTypes, type OfficeFile, type Part } from './office-file.ts';
import { relationsOf, targetsOf } from './relations.ts';
import { below } from './xml.ts';

/** A slide with what its speaker reads. */
export interface Slide {
  number: number;
  part: Part;
  notes: Part | undefined;
  /** Its place in the presentation's list of slides. */
  listed: Element;
}

export const deckOf = ({ parts }: OfficeFile): Part => parts.find(({ type }) => type === slideTypes.deck)!;

/** Returns the slides in their order. */
export function slidesOf(file: OfficeFile): Slide[] {
  const deck = deckOf(file);
  const targets = targetsOf(file, deck.name);
  const partOf = (name: string | undefined, type: keyof typeof slideTypes) =>
    file.parts.find((one) => one.name === name && one.type === slideTypes[type]);
  return below(deck.root)
    .filter(({ nodeName }) => nodeName === 'p:sldId')
    .flatMap((listed, at) => {
      const part = partOf(targets.get(listed.getAttribute('r:id') ?? undefined), 'slide');
      const notes = part && relationsOf(file, part.name).find(({ kind }) => kind === 'notesSlide');
      return part ? { number: at + 1, part, notes: partOf(notes?.target, 'notes'), listed } : [];
    });
}
