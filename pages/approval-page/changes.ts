import type { CardContent } from '#contract/cards/card';
import { suggestibleFields } from '#contract/permission/approval-page';
import { cardInOwnWords, type OwnWords } from '#contract/permission/own-words';
import type { KeyFigure } from '#contract/reference/fields';
import { textsOf, type WrittenField } from '#contract/reference/field-values';
import { blocksOf } from './blocks.ts';
import type { VisitorLanguage } from '#contract/words/languages';
import { fieldLabel, words } from './words.ts';

export interface Diff {
  label: string;
  /** The form field that puts it back. */
  name: string;
  before: string;
  after: string;
}

/** One line per changed field, figure or block of the story. */
export function diffsOf(card: CardContent, changes: OwnWords, language: VisitorLanguage): Diff[] {
  const after = cardInOwnWords(card, changes);
  const own = words[language];
  const fields = suggestibleFields(card)
    .filter(({ name }) => name !== 'longDescription')
    .map(({ name, value }) => ({
      name: `field.${name}`,
      label: fieldLabel(name, language),
      before: value,
      after: inWords(after, name),
    }));
  const figures = (card.figures ?? []).map((figure, index) => ({
    name: `figure.${index}`,
    label: `${own.figure} ${index + 1}`,
    before: figureWords(figure),
    after: figureWords(changes.figures ? changes.figures[index] : figure),
  }));
  return [...fields, ...figures, ...storyDiffs(card, changes, language)].filter(
    (diff) => diff.before.trim() !== diff.after.trim(),
  );
}

const inWords = (card: CardContent, name: WrittenField) => textsOf(card[name])[0] ?? '';

const figureWords = (figure: KeyFigure | undefined): string =>
  figure ? [figure.value, figure.unit, figure.label].filter(Boolean).join(' ') : '';

/** The contact's blocks are kept as they were typed. */
function storyDiffs(card: CardContent, { changes = {} }: OwnWords, language: VisitorLanguage): Diff[] {
  const own = words[language];
  const labels = { heading: own.heading, paragraph: own.paragraph, item: own.item, quotation: own.quotation };
  return blocksOf(card.longDescription ?? '').map(({ kind, text }, index) => {
    const name = `block.${index}`;
    return { name, label: labels[kind], before: text, after: changes[name] ?? text };
  });
}
