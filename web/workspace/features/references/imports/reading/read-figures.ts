import { cut } from '#contract/primitives/characters';
import type { KeyFigure } from '#contract/reference/fields';
import { limits } from '#contract/rules/limits';
import { isErrorCell, refused, textOf, type Cell, type Reading } from './cell.ts';

/** The value, and a unit that has no digits. */
const shape = /^(\S.*?)(?:\s([^\s\d]{1,16}))?:\s+(\S.*)$/u;

/** Each line is a number with what it counts, such as "38 %: fewer alarms" or "420: doors". */
export function readFigures(cell: Cell): Reading<KeyFigure[]> {
  if (isErrorCell(cell)) return refused('cellError');
  const lines = textOf(cell)
    .split('\n')
    .filter((line) => line.trim());
  const figures = lines.flatMap((line): KeyFigure[] => {
    const [, value, unit, label] = shape.exec(line.trim().replaceAll(/\s+/g, ' ')) ?? [];
    if (!value || !label) return [];
    return [{ value, ...(unit && { unit }), label: cut(label, limits.figureLabelLength) }];
  });
  if (figures.length < lines.length) return refused('notFigures');
  return {
    value: figures.slice(0, limits.figures),
    marks: figures.length > limits.figures ? ['tooManyFigures'] : [],
  };
}
