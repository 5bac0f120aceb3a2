import { formLimits } from '#contract/form/limits';
import type { FormMistake } from '#contract/form/mistake';
import type { FormDetails } from '#contract/resources/form';
import * as words from '#words/form-refusals';
import { findTags, isList, type FoundTag, type Left } from './find-tags.ts';
import { guessCells } from './guess-cells.ts';
import { regionOf } from './regions.ts';
import { unreadable, type WordFile } from './word-file.ts';

export type Checked = Pick<
  FormDetails,
  'placeholders' | 'mistakes' | 'mistakeList' | 'slots' | 'repeats' | 'proposed' | 'cells'
>;

/** Finds every placeholder of a form, and all that keeps it from being filled. */
export function checkForm(file: WordFile, left: Left): Checked {
  const found = file.parts.map((part) => {
    const { tags, mistakes } = findTags(part, left);
    return { tags, mistakes: [...mistakes, ...pairMistakes(tags)] };
  });
  const tags = found.flatMap((one) => one.tags);
  const mistakes = found.flatMap((one) => one.mistakes);
  if (tags.length + mistakes.length > formLimits.placeholders) throw unreadable(words.tooMany);
  // Whoever has typed a placeholder knows which cells are to be filled.
  const cells = tags.length + mistakes.length > 0 ? [] : guessCells(file);
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

const isPair = (open: FoundTag, close: FoundTag): boolean =>
  open.tag.name === close.tag.name && open.tag.slot === close.tag.slot;

function pairMistakes(tags: readonly FoundTag[]): FormMistake[] {
  const mistakes: FormMistake[] = [];
  const open: FoundTag[] = [];
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
    if (!regionOf(opened!, one)) mistakes.push(...one.tell('crossed'));
  }
  return [...mistakes, ...open.flatMap(({ tell }) => tell('listNotClosed'))];
}
