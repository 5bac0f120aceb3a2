import { describe, expect, it } from 'vitest';
import { formOf, sameDetails } from '#web/workspace/features/collections/details/collection-form.ts';
import { batches } from '#web/workspace/lib/lists/batches.ts';
import {
  hiddenReason,
  inOrder,
  moved,
  sameOrder,
} from '#web/workspace/features/collections/items/item-order.ts';

describe('the order of a collection', () => {
  it.each([
    [0, 2, ['b', 'c', 'a']],
    [2, 0, ['c', 'a', 'b']],
    [1, 1, ['a', 'b', 'c']],
  ])('moves one item from %i to %i and no other', (from, to, after) => {
    expect(moved(['a', 'b', 'c'], from, to)).toEqual(after);
  });

  it('combines with changes by others without losing or restoring items', () => {
    expect(inOrder(['c', 'gone', 'a'], ['a', 'new', 'c', 'newer'])).toEqual(['c', 'a', 'new', 'newer']);
    expect(inOrder([], ['a', 'b'])).toEqual(['a', 'b']);
  });

  it('is equal only when each item is', () => {
    expect(sameOrder(['a', 'b'], ['a', 'b'])).toBe(true);
    expect(sameOrder(['a', 'b'], ['b', 'a'])).toBe(false);
    expect(sameOrder(['a'], ['a', 'b'])).toBe(false);
  });
});

describe('adding many references', () => {
  it('sends each once and in order, in calls of the allowed size', () => {
    const ids = Array.from({ length: 165 }, (_, index) => `r${index}`);
    const calls = batches(ids, 80);
    expect(calls.map(({ length }) => length)).toEqual([80, 80, 5]);
    expect(calls.flat()).toEqual(ids);
    expect(batches([], 80)).toEqual([]);
  });
});

describe('a reference that is', () => {
  it.each([
    ['Published', 'public', 'public', undefined],
    ['Published', 'private', 'public', 'private'],
    ['Published', 'private', 'unlisted', 'private'],
    ['Published', 'unlisted', 'public', 'unlisted'],
    ['Published', 'unlisted', 'unlisted', undefined],
    ['Draft', 'public', 'public', 'Draft'],
    ['Archived', 'private', 'public', 'Archived'],
  ] as const)('%s and %s in a collection that is %s is hidden as: %s', (status, visibility, of, reason) => {
    expect(hiddenReason({ status, visibility }, { visibility: of })).toBe(reason);
  });
});

describe('the details of a collection', () => {
  const collection = {
    id: 'k',
    name: 'Bridges',
    visibility: 'public' as const,
    itemIds: ['a'],
    version: 1,
    createdAt: '',
    updatedAt: '',
    createdBy: '',
  };

  it('are equal while only its items changed', () => {
    expect(sameDetails(collection, { ...collection, itemIds: [], version: 2 })).toBe(true);
    expect(sameDetails(collection, { ...collection, description: '' })).toBe(true);
    expect(sameDetails(collection, { ...collection, visibility: 'private' })).toBe(false);
    expect(formOf(collection).description).toBe('');
  });
});
