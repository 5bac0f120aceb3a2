import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { logCodes } from '#functions/shared/log/log';

it('the codes of the log are all in the table of docs/observability.md, and no others', () => {
  const [, table = ''] = readFileSync('docs/observability.md', 'utf8').split('\n## Codes\n');
  const listed = [...table.split('\n## ')[0]!.matchAll(/^\| `([A-Z_]+)`/gm)].map(([, code]) => code);
  expect(listed).toEqual(logCodes);
});
