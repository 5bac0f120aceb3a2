import type { Collection } from '#contract/resources/collection';
import type { Reference } from '#contract/resources/reference';

export function moved(ids: readonly string[], from: number, to: number): string[] {
  const rest = ids.filter((_id, index) => index !== from);
  return rest.toSpliced(to, 0, ids[from]!);
}

export function inOrder(wanted: readonly string[], existing: readonly string[]): string[] {
  const there = new Set(existing);
  const placed = new Set(wanted);
  return [...wanted.filter((id) => there.has(id)), ...existing.filter((id) => !placed.has(id))];
}

export const sameOrder = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index]);

export type HiddenReason = 'Draft' | 'Archived' | 'private' | 'unlisted';

export function hiddenReason(
  { status, visibility }: Pick<Reference, 'status' | 'visibility'>,
  collection: Pick<Collection, 'visibility'>,
): HiddenReason | undefined {
  if (status !== 'Published') return status;
  if (visibility === 'unlisted' && collection.visibility === 'unlisted') return undefined;
  return visibility === 'public' ? undefined : visibility;
}
