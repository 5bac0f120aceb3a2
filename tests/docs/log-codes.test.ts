import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const sources = ['functions', 'pages']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && file !== join('functions', 'http', 'log.ts'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

describe('the codes of the log', () => {
  it('are said in the code as they are, so that they can be searched for', () => {
    // `log` or `call.log`, and what `logFor` makes when it is called at once.
    const calls = [...sources.matchAll(/(?:\blog|logFor\([^)]*\))\((?!\{)\s*(.)/g)];
    expect(calls.length).toBeGreaterThan(20);
    expect(calls.map(([, first]) => first).filter((first) => first !== "'")).toEqual([]);
  });

  it('are all in the table of docs/observability.md, and no others', () => {
    const said = [...sources.matchAll(/(?:\blog|logFor\([^)]*\))\(\s*'([A-Z_]+)'/g)].map(([, code]) => code!);
    const [, table = ''] = readFileSync('docs/observability.md', 'utf8').split('\n## Codes\n');
    const listed = [...table.split('\n## ')[0]!.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, code]) => code!);
    expect(listed.toSorted()).toEqual([...new Set(said)].toSorted());
  });
});
