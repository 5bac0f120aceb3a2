import { keys, prefixes, type Key } from '#functions/shared/data/keys';
import { scopes } from '#functions/shared/data/table';
import type { Open } from './pairs.ts';

export type IsThere = (key: Key) => Promise<boolean>;

/** One half of these may miss the other without being wrong. */
export const halves = {
  publicItems: 'items of a public collection',
  facts: 'facts of a reference',
  needs: 'requirement of a tender',
  tenders: 'tender of a reference',
};

export async function isExcused(open: Open, isThere: IsThere): Promise<boolean> {
  const { rule, of, name } = open;
  const [tenderId, referenceId] = name.split(' ') as [string, string];
  if (rule === halves.publicItems) return await showsTheSame(open, isThere);
  if (rule === halves.facts) return await isThere(keys.reference(of, name));
  if (rule === halves.needs) return await isThere(keys.tender(of, tenderId));
  // A tender that was sent keeps the references that were deleted since.
  if (rule === halves.tenders && open.values.copy === undefined)
    return !(await isThere(keys.reference(of, referenceId)));
  return false;
}

/** A deleted reference leaves the copy at its next change and shows nothing until then. */
async function showsTheSame({ of, values: { record, copy } }: Open, isThere: IsThere): Promise<boolean> {
  if (record === undefined || copy === undefined) return false;
  const items = record === '' ? [] : record.split(' ');
  const inIt = new Set(items);
  const present: string[] = [];
  for (const id of copy === '' ? [] : copy.split(' ')) {
    if (inIt.has(id)) present.push(id);
    else if (await isThere({ pk: scopes.organization + of, sk: prefixes.reference + id })) return false;
  }
  return present.join(' ') === record;
}

export function inWords({ rule, values: { record, copy } }: Open): string {
  if (record === undefined) return `a ${rule} that nothing stands behind`;
  if (copy === undefined) return `the ${rule} is missing on its other side`;
  // Names and descriptions are compared and never reported.
  return rule === 'public collection' || rule === halves.publicItems
    ? 'the two sides differ'
    : `${record} on the one side, ${copy} on the other`;
}
