import type { Told } from './manuscript.ts';

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Its first letter decides: an English text in an Arabic document stands at the right and runs from left to right. */
export function directionIn(text: string, { direction }: Pick<Told, 'direction'>): Told['direction'] {
  const [letter] = /\p{L}/u.exec(text) ?? [];
  return letter && !rightToLeft.test(letter) ? undefined : direction;
}
