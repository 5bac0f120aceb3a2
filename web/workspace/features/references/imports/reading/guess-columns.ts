import leven from 'leven';
import { importLimits } from '#contract/rules/import-limits';
import { isFilled, textOf, type Cell, type Reading, type Worksheet } from './cell.ts';
import type { ImportedField } from '#contract/rules/imported-fields';
import { columnNames } from './column-names.ts';
import { fold } from './fold.ts';
import { readEmail, readPhone } from './read-contact.ts';
import { readMoney } from './read-money.ts';
import { readPeriod } from './read-month.ts';
import { readCpv, readSize } from './read-size.ts';

/** Index of a column to its field. Columns that are not in it are not imported. */
export type Mapping = ReadonlyMap<number, ImportedField>;

const leastScore = 0.7;
/** A label has to have the name as whole words. */
const labelScore = 0.8;

/** The heading is the row with the most known names. A tie goes to the upper one. */
export function findHeading({ rows }: Worksheet, isRemembered = (_name: string) => false): number {
  const counts = rows
    .slice(0, importLimits.headingRows)
    .map(
      (row) => row.map(textOf).filter((name) => scoresOf(name).size > 0 || isRemembered(fold(name))).length,
    );
  return counts.indexOf(Math.max(...counts));
}

export function guessColumns({ rows, hiddenColumns }: Worksheet, heading: number): Mapping {
  const pairs = (rows[heading] ?? []).flatMap((cell, column) => {
    const values = rows.slice(heading + 1, heading + 51).map((row) => row[column]);
    return [...scoresOf(textOf(cell))].map(([field, { score, length }]) => ({
      column,
      field,
      length,
      score: score + valuesSpeak(field, values.filter(isFilled)),
    }));
  });
  // A longer name says more: "contact name" is a contact before it is a name.
  pairs.sort((a, b) => b.score - a.score || b.length - a.length || a.column - b.column);
  const mapping = new Map<number, ImportedField>();
  const taken = new Set<ImportedField>();
  for (const { column, field, score } of pairs) {
    if (score < leastScore || mapping.has(column) || taken.has(field)) continue;
    mapping.set(column, field);
    taken.add(field);
  }
  // What a firm hid from readers of its table must not be shown to others.
  for (const column of hiddenColumns) if (mapping.has(column)) mapping.set(column, 'note');
  return mapping;
}

function scoresOf(heading: string): Map<ImportedField, { score: number; length: number }> {
  const scores = new Map<ImportedField, { score: number; length: number }>();
  const folded = fold(heading);
  if (folded.length === 0 || folded.length > 60) return scores;
  for (const { field, name } of columnNames) {
    const score = likeness(folded, name);
    const before = scores.get(field) ?? { score: 0, length: 0 };
    const isBetter = score > before.score || (score === before.score && name.length > before.length);
    if (score > 0 && isBetter) scores.set(field, { score, length: name.length });
  }
  return scores;
}

/** The field that a label such as "Tilaaja" or "Our role" names. */
export const fieldNamed = (label: string): ImportedField | undefined =>
  [...scoresOf(label)]
    .filter(([, { score }]) => score >= labelScore)
    .toSorted(([, a], [, b]) => b.score - a.score || b.length - a.length)[0]?.[0];

function likeness(heading: string, name: string): number {
  if (heading === name) return 1;
  if (` ${heading} `.includes(` ${name} `)) return 0.8;
  const allowed = Math.floor(name.length / 8);
  return allowed > 0 && leven(heading, name) <= allowed ? 0.75 : 0;
}

const kinds: { [field in ImportedField]?: (cell: Cell) => Reading<unknown> } = {
  start: (cell) => readPeriod(cell, 'start'),
  end: (cell) => readPeriod(cell, 'end'),
  value: readMoney,
  size: readSize,
  cpv: readCpv,
  email: readEmail,
  phone: readPhone,
};

function valuesSpeak(field: ImportedField, values: Cell[]): number {
  const read = kinds[field];
  if (!read || values.length === 0) return 0;
  const share = values.filter((cell) => read(cell).value !== undefined).length / values.length;
  if (share >= 0.8) return 0.2;
  return share < 0.2 ? -0.3 : 0;
}
