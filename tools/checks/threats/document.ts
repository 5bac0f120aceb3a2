import { readFileSync, writeFileSync } from 'node:fs';
import { formatted } from '#tools/docs/formatted';

const file = 'docs/security/threat-model.md';

export interface Cited {
  file: string;
  name: string;
}

export interface Row {
  /** `T20, T30` share one row. */
  threats: string[];
  where: string;
  proof: Cited[];
  /** Tests that failed when the guarantee was broken; empty if untried. */
  died: string[];
}

const column = { threats: 1, where: 4, proof: 5, died: 6 } as const;

const cellsOf = (line: string) => line.split('|').map((cell) => cell.trim());
const isRow = (line: string) => /^\| +[TR]\d/.test(line);

function rowOf(line: string): Row {
  const cells = cellsOf(line);
  const of = (name: keyof typeof column) => cells[column[name]]!;
  return {
    threats: of('threats').split(', '),
    where: of('where'),
    proof: [...of('proof').matchAll(/`((?:tests|packages)\/[\w./-]+)`: “([^”]+)”/g)].map(
      ([, path, name]) => ({
        file: path!,
        name: name!,
      }),
    ),
    died: [...of('died').matchAll(/“([^”]+)”/g)].map(([, name]) => name!),
  };
}

export function readRows(): Row[] {
  return readFileSync(file, 'utf8').split('\n').filter(isRow).map(rowOf);
}

export async function writeDied(threat: string, died: readonly string[]): Promise<void> {
  const lines = readFileSync(file, 'utf8').split('\n');
  const changed = lines.map((line) => {
    if (!isRow(line) || !rowOf(line).threats.includes(threat)) return line;
    const cells = cellsOf(line);
    cells[column.died] = died.map((name) => `“${name}”`).join('<br>');
    return cells.join(' | ').trim();
  });
  writeFileSync(file, await formatted(file, changed.join('\n')));
}
