import type { FormFormat } from '#contract/form/format';
import { formLimits } from '#contract/form/limits';
import type { FormMistake, MistakeKind } from '#contract/form/mistake';
import type { FormDetails } from '#contract/resources/form';
import * as words from '#words/form-refusals';
import { faultInSheet, findInSheets, type FoundInCell } from './find-in-sheets.ts';
import { findInSlides } from './find-in-slides.ts';
import { findTags, isList, type FoundTag } from './find-tags.ts';
import { guessCells } from './guess-cells.ts';
import { guessInSheets } from './guess-in-sheets.ts';
import type { Found, Left, Told } from './in-braces.ts';
import { unreadable, type OfficeFile } from './office-file.ts';
import { regionOf } from './regions.ts';

export type Checked = Pick<
  FormDetails,
  'placeholders' | 'mistakes' | 'mistakeList' | 'slots' | 'repeats' | 'proposed' | 'cells'
>;

/** What a format knows of its files. */
interface Reading<One extends Told> {
  find: (file: OfficeFile, left: Left) => Found<One>[];
  /** Says what is wrong with two tags between which something is repeated. */
  fault: (open: One, close: One) => MistakeKind | undefined;
  guess: (file: OfficeFile) => FormDetails['cells'];
  /** The place that holds a list is repeated, wherever in it the list begins and ends. */
  repeatsWhole?: boolean;
}

const word: Reading<FoundTag> = {
  find: ({ parts }, left) => parts.map((part) => findTags(part, left)),
  fault: (open, close) => (regionOf(open, close) ? undefined : 'crossed'),
  guess: guessCells,
};
const excel: Reading<FoundInCell> = { find: findInSheets, fault: faultInSheet, guess: guessInSheets };
const powerPoint: Reading<FoundTag> = {
  ...word,
  find: findInSlides,
  repeatsWhole: true,
  guess: () => [],
};

/** Finds every placeholder of a form, and all that keeps it from being filled. */
export const checkForm = (file: OfficeFile, left: Left): Checked => checks[file.format](file, left);

const checks: Record<FormFormat, typeof checkForm> = {
  docx: (file, left) => check(word, file, left),
  xlsx: (file, left) => check(excel, file, left),
  pptx: (file, left) => check(powerPoint, file, left),
};

function check<One extends Told>(
  { find, fault, guess, repeatsWhole = false }: Reading<One>,
  file: OfficeFile,
  left: Left,
): Checked {
  const found = find(file, left).map(({ tags, mistakes }) => ({
    tags,
    mistakes: [
      ...mistakes,
      ...pairMistakes(repeatsWhole ? tags.filter(({ tag }) => !isList(tag.name)) : tags, fault),
    ],
  }));
  const tags = found.flatMap((one) => one.tags);
  const mistakes = found.flatMap((one) => one.mistakes);
  if (tags.length + mistakes.length > formLimits.placeholders) throw unreadable(words.tooMany);
  // Whoever has typed a placeholder knows which cells are to be filled.
  const cells = tags.length + mistakes.length > 0 ? [] : guess(file);
  return {
    placeholders: tags.length,
    mistakes: mistakes.length,
    mistakeList: mistakes.slice(0, formLimits.mistakes),
    slots: Math.max(0, ...tags.map(({ tag: { slot = 0 } }) => slot)),
    repeats: tags.some(({ tag }) => isList(tag.name)),
    proposed: cells.length,
    cells,
  };
}

const isPair = (open: Told, close: Told): boolean =>
  open.tag.name === close.tag.name && open.tag.slot === close.tag.slot;

function pairMistakes<One extends Told>(tags: readonly One[], fault: Reading<One>['fault']): FormMistake[] {
  const mistakes: FormMistake[] = [];
  const open: One[] = [];
  for (const one of tags) {
    if (one.tag.does === 'open') {
      if (isList(one.tag.name) && open.some(({ tag }) => isList(tag.name)))
        mistakes.push(...one.tell('nested'));
      open.push(one);
    }
    if (one.tag.does !== 'close') continue;
    const at = open.findLastIndex((other) => isPair(other, one));
    if (at === -1) {
      mistakes.push(...one.tell('closesNothing'));
      continue;
    }
    const [opened, ...unclosed] = open.splice(at);
    mistakes.push(...unclosed.flatMap(({ tell }) => tell('listNotClosed')));
    const wrong = fault(opened!, one);
    if (wrong) mistakes.push(...one.tell(wrong));
  }
  return [...mistakes, ...open.flatMap(({ tell }) => tell('listNotClosed'))];
}
