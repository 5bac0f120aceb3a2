/** A table of texts, whose first row are the headings. */
type Table = readonly (readonly string[])[];

/** Puts tables below each other in one column for each heading. Equal headings of a table stay columns of their own. */
export function joinTables(tables: readonly Table[]): string[][] {
  const columns = new Map<string, string>();
  const rows = tables.flatMap(([headings = [], ...cells]) => {
    const width = Math.max(headings.length, ...cells.map((row) => row.length));
    const seen = new Map<string, number>();
    const keys = Array.from({ length: width }, (_, column) => {
      const heading = headings[column] ?? '';
      const nth = (seen.get(heading) ?? 0) + 1;
      seen.set(heading, nth);
      columns.set(`${nth} ${heading}`, heading);
      return `${nth} ${heading}`;
    });
    return cells.map((row) => new Map(row.map((cell, column) => [keys[column]!, cell])));
  });
  return [[...columns.values()], ...rows.map((row) => [...columns.keys()].map((key) => row.get(key) ?? ''))];
}
