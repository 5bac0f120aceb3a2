import { handOffFormat, type HandOffFile, type HandOffReference } from '#contract/resources/hand-off-file';
import type { Translation } from '#contract/resources/translation';
import { limits } from '#contract/rules/limits';
import type { ReferenceItem } from '../../reference/store.ts';
import { movedFigures } from '../rules.ts';
import { originalTexts } from '../store.ts';
import { placesOf, textAt } from './places.ts';
import { writeJson } from './write-json.ts';
import { writeXliff } from './write-xliff.ts';

const writers = { xliff: writeXliff, json: writeJson };
export type HandOffFormat = keyof typeof writers;

/** Fields that somebody keeps as they are or leaves out are no work for a translator. */
export function handOffReference(
  reference: ReferenceItem,
  language: string,
  translation: Translation | undefined,
): HandOffReference {
  const original = originalTexts(reference);
  const { same = [], leaveOut = [], fields = {} } = translation ?? {};
  const figures = translation && movedFigures(translation, original.figures);
  const texts = placesOf(original)
    .filter(({ field }) => !same.includes(field) && !leaveOut.includes(field))
    .map((place) => {
      const { id, label, maxLength, note } = place;
      const target = textAt(place, { ...fields, figures });
      return {
        id,
        label,
        maxLength,
        ...(note && { note }),
        source: textAt(place, original),
        ...(target && { target }),
      };
    });
  const { id, name, version } = reference;
  return { id, name, language, version, translation: translation?.version ?? 0, texts };
}

interface Written {
  text: string;
  /** The references that did not fit. */
  left: string[];
}

/** The file must be small enough to come back with a translation that is as long as the original. */
export function writeHandOff(file: Omit<HandOffFile, 'format'>, format: HandOffFormat): Written {
  const write = (references: HandOffReference[]) =>
    writers[format]({ format: handOffFormat, ...file, references });
  const chosen: HandOffReference[] = [];
  let bytes = 0;
  for (const reference of file.references) {
    bytes += Buffer.byteLength(write([translated(reference)]));
    if (chosen.length > 0 && bytes > limits.handOffBytes) break;
    chosen.push(reference);
  }
  return { text: write(chosen), left: file.references.slice(chosen.length).map(({ id }) => id) };
}

const translated = (reference: HandOffReference): HandOffReference => ({
  ...reference,
  texts: reference.texts.map((text) => ({ ...text, target: text.target ?? text.source })),
});
