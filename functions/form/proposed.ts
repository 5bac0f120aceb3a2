import type { FormCell } from '#contract/form/cell';
import { formLimits } from '#contract/form/limits';
import type { PlaceholderName } from '#contract/form/placeholders';

export interface Guess extends Omit<FormCell, 'text'> {
  means: PlaceholderName[];
  /** The place for this reference, such as a row below a heading. */
  slot?: number | undefined;
  /** The ends of a list that begins or ends in this cell. */
  before?: string;
  after?: string;
}

/** What is proposed for the cells of tables. Those with the same labels are places for one reference each. */
export function proposed(guessed: readonly (readonly Guess[])[]): FormCell[] {
  const kinds = guessed.map((cells) => cells.map(({ label }) => label).join('\n'));
  return guessed
    .flatMap((cells, at) => {
      const kind = kinds[at]!;
      const isRepeated = kinds.filter((one) => one === kind).length > 1;
      const slot = isRepeated ? kinds.slice(0, at + 1).filter((one) => one === kind).length : undefined;
      return cells
        .map(({ slot: own = slot, ...cell }) => ({ ...cell, slot: own }))
        .filter((cell) => (cell.slot ?? 0) <= formLimits.slots)
        .map(({ means, slot: own, before = '', after = '', ...cell }) => ({
          ...cell,
          text: before + inBraces(means, own) + after,
        }));
    })
    .slice(0, formLimits.cells);
}

function inBraces(means: readonly PlaceholderName[], slot: number | undefined): string {
  const place = slot === undefined ? '' : `reference${slot}.`;
  const isPeriod = means.join() === 'start,end';
  return means.map((name) => `{${place}${name}}`).join(isPeriod ? ' – ' : ', ');
}
