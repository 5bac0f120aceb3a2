import { dispatch } from '#contract/tender/dispatch';
import { keys, prefixes, type Key } from '#functions/shared/data/keys';
import { fromRow, type Item } from '#functions/shared/data/read';
import { halves } from './halves.ts';
import type { Fact, Side } from './pairs.ts';

const held = 'what a buyer holds';

/** Returns what a row of a tender says and another row has to say too. */
export function factsOfTenders(of: string, row: Item & Key): [Side, Fact][] {
  const [id = '', kind, partId = ''] = row.sk.slice(row.sk.indexOf('#') + 1).split('#');
  if (row.sk.startsWith(prefixes.held)) return [['copy', { rule: held, of, name: row.sk }]];
  if (row.sk.startsWith(prefixes.tender))
    return (row.referenceIds as string[]).map((referenceId) => [
      'record',
      { rule: 'reference of a tender', of, name: `${id} ${referenceId}` },
    ]);
  if (!row.sk.startsWith(prefixes.partOfTender)) return [];
  const name = `${id} ${partId}`;
  if (kind === 'NEED') return [['copy', { rule: halves.needs, of, name }]];
  if (kind === 'SENT')
    return fromRow(dispatch, row).references.map(({ customerId, referenceId }) => [
      'record',
      { rule: held, of, name: keys.held(of, customerId, referenceId, id, partId).sk },
    ]);
  return [
    ['copy', { rule: 'reference of a tender', of, name }],
    ['record', { rule: halves.tenders, of, name }],
  ];
}
