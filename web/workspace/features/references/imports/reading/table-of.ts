import { importedFields } from '#contract/rules/imported-fields';
import * as words from '#words/imports';
import type { Cell, RowAbout, Worksheet } from './cell.ts';
import type { ImportedField } from '#contract/rules/imported-fields';
import { fold } from './fold.ts';

/** With fewer words and no picture, it is proposed to be left out. */
export const leastWords = 25;

/** What a slide, a part of a document or a post says. */
export interface Draft extends RowAbout {
  isHidden?: boolean;
  fields: { [field in ImportedField]?: string };
  /** By labels that no field is called. Somebody may choose a field for them. */
  others: ReadonlyMap<string, string>;
}

/** Makes a worksheet with a column for each field and each other label, so that all that follows reads it as a table. */
export function tableOf(
  name: string,
  unit: NonNullable<Worksheet['unit']>,
  drafts: readonly Draft[],
): Worksheet {
  const fields = importedFields.filter(
    (field) => field === 'title' || field === 'customer' || drafts.some((draft) => draft.fields[field]),
  );
  const labels = new Map(
    drafts.flatMap(({ others }) => [...others.keys()].map((label) => [fold(label), label])),
  );
  const othersOf = ({ others }: Draft) => new Map([...others].map(([label, text]) => [fold(label), text]));
  const rows: Cell[][] = drafts.map((draft) => {
    const others = othersOf(draft);
    return [
      ...fields.map((field) => draft.fields[field]),
      ...[...labels.keys()].map((key) => others.get(key)),
    ];
  });
  return {
    name,
    isHidden: false,
    rows: [[...fields.map((field) => words.fields[field]), ...labels.values()], ...rows],
    hiddenRows: new Set(drafts.flatMap(({ isHidden }, index) => (isHidden ? index + 1 : []))),
    hiddenColumns: new Set(),
    unit,
    columns: new Map(fields.map((field, column) => [column, field])),
    about: drafts,
  };
}
