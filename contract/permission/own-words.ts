import type { CardContent } from '../cards/card.ts';
import type { KeyFigure } from '../reference/fields.ts';
import type { Approval } from '../resources/approval.ts';
import { suggestibleFields } from './approval-page.ts';

/** These are the texts and figures of a card that a contact changed. */
export type OwnWords = Pick<NonNullable<Approval['answer']>, 'changes' | 'figures'>;

/** The card with the contact's words. Names of other fields are dropped. */
export function cardInOwnWords(card: CardContent, { changes = {}, figures }: OwnWords): CardContent {
  const known = suggestibleFields(card).flatMap(({ name }) =>
    Object.hasOwn(changes, name) ? [[name, changes[name]]] : [],
  );
  return {
    ...card,
    ...Object.fromEntries(known),
    ...(figures && { figures: figuresInOwnWords(figures) }),
  };
}

/** An emptied figure goes. */
export const figuresInOwnWords = (figures: readonly KeyFigure[]): KeyFigure[] =>
  figures.filter(({ value }) => value).map(figureOf);

const figureOf = ({ value, unit, label }: KeyFigure): KeyFigure => ({ value, label, ...(unit && { unit }) });

export const hasOwnWords = ({ changes = {}, figures }: OwnWords): boolean =>
  Object.keys(changes).length > 0 || figures !== undefined;
