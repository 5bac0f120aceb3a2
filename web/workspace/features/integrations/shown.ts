import type { Collection } from '#contract/resources/collection';
import { embedLimit } from '#contract/cards/embed';
import type { Reference } from '#contract/resources/reference';
import { onlyOf, type Build } from './build.ts';

type Shown = Pick<Reference, 'id' | 'status' | 'visibility' | 'tags'>;

/** By the server's rules, the reference page has the public references, and a collection also its unlisted ones. */
export function shownOf<One extends Shown>(
  references: readonly One[],
  collections: readonly Pick<Collection, 'id' | 'visibility' | 'itemIds'>[],
  collection: string,
): One[] | undefined {
  const published = references.filter(({ status }) => status === 'Published');
  if (!collection) return published.filter(({ visibility }) => visibility === 'public');
  const found = collections.find(({ id }) => id === collection);
  if (!found || found.visibility === 'private') return undefined;
  const items = new Set(found.itemIds);
  return published.filter(({ id, visibility }) => items.has(id) && visibility !== 'private');
}

export function countOf(references: readonly Pick<Shown, 'id' | 'tags'>[], build: Build): number {
  const { tag, limit } = build;
  const only = onlyOf(build);
  const found = references.filter(
    ({ id, tags }) => (!only || id === only) && (!tag || tags.includes(tag)),
  ).length;
  return Math.min(found, limit ?? embedLimit);
}
