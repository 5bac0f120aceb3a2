import type { ReferencePage } from '#contract/resources/public';
import { decodeCursor, encodeCursor } from '../shared/data/cursor.ts';
import { partitions } from '../shared/data/keys.ts';
import { fitting } from '../shared/http/fitting.ts';

export interface PageRequest {
  id: string;
  cursor?: string | undefined;
}

/** The cursor is the number of preceding cards, which have no key for their order. `version` reveals a shift. */
export async function onePage<Page extends ReferencePage>(
  { id, cursor }: PageRequest,
  read: () => Promise<Page>,
): Promise<Page> {
  const list = partitions.public(id);
  const before = cursor === undefined ? 0 : Number(decodeCursor(list, '', cursor));
  const page = await read();
  const references = fitting(page.references.slice(before));
  const end = before + references.length;
  const nextCursor = end < page.references.length ? encodeCursor(list, '', String(end)) : undefined;
  return { ...page, references, nextCursor };
}
