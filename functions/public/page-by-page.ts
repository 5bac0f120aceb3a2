import type { ReferencePage } from '#contract/public';
import { decodeCursor, encodeCursor } from '../data/cursor.ts';
import { partitions } from '../data/keys.ts';
import { fitting } from '../http/fitting.ts';

interface Asked {
  id: string;
  cursor?: string | undefined;
}

/**
 * Makes of an operation that reads all cards one that answers as many as an answer holds. A cursor says how many were before it: cards
 * have an order that no key has. What is published meanwhile moves them; the version says that it happened.
 */
export const pageByPage =
  <Context, Page extends ReferencePage>(read: (context: Context, asked: { id: string }) => Promise<Page>) =>
  async (context: Context, { id, cursor }: Asked): Promise<Page> => {
    const list = partitions.public(id);
    const before = cursor === undefined ? 0 : Number(decodeCursor(list, '', cursor));
    const page = await read(context, { id });
    const references = fitting(page.references.slice(before));
    const end = before + references.length;
    const nextCursor = end < page.references.length ? encodeCursor(list, '', String(end)) : undefined;
    return { ...page, references, nextCursor };
  };
