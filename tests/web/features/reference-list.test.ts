import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Collection } from '#contract/resources/collection';
import { limits } from '#contract/rules/limits';
import {
  hasRoomFor,
  missingFrom,
} from '#web/workspace/features/references/list/collection/use-add-to-collection.ts';
import {
  missingFor,
  changeable,
  statusChangeKinds,
  statusChanges,
  stepsBack,
} from '#web/workspace/features/references/list/actions/status-changes.ts';
import { pageNumbers, pageOf } from '#web/workspace/lib/lists/paging.ts';
import { finished } from '#web/workspace/features/references/list/actions/use-reference-actions.ts';
import { runEach } from '#web/workspace/lib/api/run-each.ts';
import { between } from '#web/workspace/lib/lists/use-selection.ts';
import { sampleReference } from './sample-reference.ts';

const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('pages', () => {
  it('contain every item once and in order', () => {
    fc.assert(
      fc.property(fc.nat(200), fc.integer({ min: 1, max: 60 }), (count, size) => {
        const all = range(count);
        const { pages } = pageOf(all, 1, size);
        expect(range(pages).flatMap((page) => pageOf(all, page, size).items)).toEqual(all);
        expect(pageOf(all, pages + 5, size)).toEqual(pageOf(all, pages, size));
      }),
    );
  });

  it('are offered as ends and neighbors, without a gap of one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(39), (pages, offset) => {
        const page = (offset % pages) + 1;
        const offered = pageNumbers(page, pages);
        const wanted = [1, pages, page, page - 1, page + 1].filter((n) => n >= 1 && n <= pages);
        expect(offered).toEqual(expect.arrayContaining(wanted));
        const numbers = offered.filter((entry) => entry !== 'gap');
        expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
        offered.forEach((entry, index) => {
          const step = Number(offered[index + 1]) - Number(offered[index - 1]);
          if (entry === 'gap') expect(step).toBeGreaterThan(2);
        });
      }),
    );
    expect(pageNumbers(6, 12)).toEqual([1, 'gap', 5, 6, 7, 'gap', 12]);
  });
});

describe('selecting a range', () => {
  const order = ['a', 'b', 'c', 'd'];
  it('includes everything between, in both directions', () => {
    expect(between(order, 'b', 'd')).toEqual(['b', 'c', 'd']);
    expect(between(order, 'd', 'b')).toEqual(['b', 'c', 'd']);
  });

  it('is a single item when its start is missing or on another page', () => {
    expect(between(order, 'z', 'c')).toEqual(['c']);
    expect(between(order, undefined, 'c')).toEqual(['c']);
  });
});

describe('work on many items', () => {
  it('tries each once, a few at a time, and reports progress despite failures', async () => {
    let running = 0;
    let most = 0;
    const progress: number[] = [];
    const outcome = await runEach(
      range(20),
      async (item) => {
        most = Math.max(most, ++running);
        await Promise.resolve();
        running -= 1;
        if (item % 5 === 0) throw new Error(`not ${item}`);
        return item * 2;
      },
      { onProgress: (settled) => progress.push(settled) },
    );
    expect(most).toBe(4);
    expect(progress).toEqual(range(20));
    expect(outcome.failed.map(({ item }) => item)).toEqual([5, 10, 15, 20]);
    expect(outcome.done.map(({ item, result }) => result / item)).toEqual(
      Array.from({ length: 16 }, () => 2),
    );
    expect(outcome.left).toEqual([]);
  });

  it('starts nothing after it was stopped, and returns the rest', async () => {
    const stop = new AbortController();
    const outcome = await runEach(
      range(20),
      async (item) => {
        await Promise.resolve();
        if (item === 3) stop.abort();
      },
      { signal: stop.signal },
    );
    expect(outcome.done.length + outcome.left.length).toBe(20);
    expect(outcome.done.length).toBeLessThanOrEqual(8);
    expect(outcome.left).toContain(20);
  });
});

describe('changes of status', () => {
  const inStatus = (status: 'Draft' | 'Published' | 'Archived') => sampleReference({ id: status, status });
  const all = [inStatus('Draft'), inStatus('Published'), inStatus('Archived')];

  it('are offered only where they change something', () => {
    for (const kind of statusChangeKinds)
      expect(changeable(all, kind).map(({ status }) => status)).toEqual([...statusChanges[kind].from].sort());
  });

  it('are undone in one step where allowed, from the archive through draft', () => {
    expect(stepsBack('Published', 'Draft')).toEqual(['Draft']);
    expect(stepsBack('Archived', 'Draft')).toEqual(['Draft']);
    expect(stepsBack('Archived', 'Published')).toEqual(['Draft', 'Published']);
  });

  it('require the template’s fields only to publish', () => {
    const bare = sampleReference({ custom: { templateConfig: '{}' } });
    expect(missingFor(bare, 'Published')).toEqual(['mainImage']);
    expect(missingFor(bare, 'Archived')).toEqual([]);
  });

  it('keep unfinished references selected', () => {
    const [draft, published, archived] = all;
    const report = {
      work: 'archive',
      problems: [{ reference: draft!, reason: '' }],
      left: [archived!],
    } as const;
    expect(finished(all, report)).toEqual([published!.id]);
    expect(finished(all, undefined)).toEqual(['Draft', 'Published', 'Archived']);
  });
});

describe('adding to a collection', () => {
  const collection = (itemIds: string[]): Collection => ({
    id: 'collection',
    name: 'Finance',
    visibility: 'public',
    itemIds,
    version: 1,
    createdAt: '',
    updatedAt: '',
    createdBy: '',
  });

  it('sends only missing references', () => {
    expect(missingFrom(collection(['b']), ['a', 'b', 'c'])).toEqual(['a', 'c']);
  });

  it('has room up to the limit, without counting references already in it', () => {
    const nearlyFull = collection(range(limits.collectionItems - 1).map(String));
    expect(hasRoomFor(nearlyFull, ['1', 'one more'])).toBe(true);
    expect(hasRoomFor(nearlyFull, ['one more', 'another'])).toBe(false);
  });
});
