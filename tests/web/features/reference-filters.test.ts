import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { templates } from '#contract/cards/templates';
import {
  noFilters,
  prepareSearch,
  readFilters,
  samePages,
  withoutStatus,
  withStatus,
  writeFilters,
  type ReferenceFilters,
} from '#web/workspace/features/references/reference-filters.ts';
import { tagsOf, typesOf } from '#web/workspace/features/references/words-in-use.ts';
import {
  readSort,
  sortAfterClick,
  sorted,
  sortKeys,
  type Sort,
} from '#web/workspace/features/references/list/filters/sorting.ts';
import { sampleReference } from './sample-reference.ts';

const draft = sampleReference({ id: 'draft', name: 'Bridge 10', updatedAt: '2026-03-01' });
const published = sampleReference({
  id: 'published',
  name: 'Bridge 9',
  status: 'Published',
  visibility: 'public',
  tags: ['Steel'],
  templateId: 'default',
  updatedAt: '2026-04-01',
  attributes: {
    ...draft.attributes,
    customerId: 'steelworks',
    referenceType: undefined,
    referenceDate: undefined,
    description: undefined,
  },
  custom: { templateConfig: '{}' },
});
const archived = sampleReference({ id: 'archived', status: 'Archived', updatedAt: '2026-02-01' });
const all = [draft, published, archived];
const companies = new Map([['steelworks', 'Specimen Instruments']]);
const names = { companies, people: new Map([['user', 'Pat Example']]) };
const ids = (references: readonly { id: string }[]) => references.map(({ id }) => id);

const sorts = sortKeys.flatMap((key): Sort[] => [key, `-${key}`]);
const anyFilters: fc.Arbitrary<ReferenceFilters> = fc.record(
  {
    search: fc.string().map((text) => text.trim()),
    status: fc.constantFrom('All', 'Draft', 'Published', 'Archived'),
    customerId: fc.string(),
    tag: fc.string(),
    type: fc.string(),
    templateId: fc.constantFrom('', ...templates.map((template) => template.id)),
    visibility: fc.constantFrom('', 'public', 'unlisted', 'private'),
    lacks: fc.constantFrom('', 'picture', 'required'),
    sort: fc.constantFrom(...sorts),
    page: fc.integer({ min: 1, max: 1_000 }),
    view: fc.constantFrom('cards', 'table'),
  },
  { requiredKeys: Object.keys(noFilters) as (keyof typeof noFilters)[] },
);

describe('the list’s address', () => {
  it('restores every choice', () => {
    fc.assert(
      fc.property(anyFilters, (chosen) => {
        const address = new URLSearchParams(writeFilters(chosen).toString());
        expect(readFilters(address)).toEqual(chosen);
      }),
    );
  });

  it('is empty for the default list', () => {
    expect(writeFilters(noFilters).toString()).toBe('');
  });

  it('ignores invalid values', () => {
    const nonsense = 'status=Gone&sort=-size&template=none&view=map&lacks=all&visibility=some&page=';
    for (const page of ['-1', '1.5', 'two', '', '0', 'Infinity'])
      expect(readFilters(new URLSearchParams(nonsense + page))).toEqual(noFilters);
  });

  it('keeps the page number only while nothing else changes', () => {
    fc.assert(
      fc.property(anyFilters, anyFilters, (one, other) => {
        const alike = { ...other, page: one.page };
        const same = writeFilters(alike).toString() === writeFilters(one).toString();
        expect(samePages(one, other)).toBe(same);
      }),
    );
    expect(samePages({ ...noFilters, page: 4 }, noFilters)).toBe(true);
  });
});

describe('filtering', () => {
  const found = (change: Partial<ReferenceFilters>) =>
    ids(withoutStatus(all, { ...noFilters, ...change }, companies));

  it('finds every word in any part of the card, in any case', () => {
    expect(found({ search: 'bridge' })).toEqual(['draft', 'published']);
    expect(found({ search: 'BRIDGE specimen' })).toEqual(['published']);
    expect(found({ search: 'steel' })).toEqual(['published']);
    expect(found({ search: 'nowhere' })).toEqual([]);
  });

  it('finds a customer by the current name', () => {
    const renamed = new Map([['steelworks', 'Other Works']]);
    const search = 'specimen';
    expect(ids(withoutStatus(all, { ...noFilters, search }, companies))).toEqual(['published']);
    expect(ids(withoutStatus(all, { ...noFilters, search }, renamed))).toEqual([]);
  });

  it('builds each search text once, a hundred at a time, before anybody types', () => {
    vi.useFakeTimers();
    let reads = 0;
    const many = Array.from({ length: 250 }, (_, n) => {
      const one = sampleReference({ id: String(n) });
      const attributes = Object.defineProperty({ ...one.attributes }, 'longDescription', {
        get: () => {
          reads += 1;
          return 'A long story';
        },
      });
      return { ...one, attributes };
    });
    prepareSearch(many, companies);
    const sliced = [1, 2, 3].map(() => {
      vi.advanceTimersToNextTimer();
      return reads;
    });
    expect(sliced).toEqual([100, 200, 250]);
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();

    for (const search of ['l', 'lo', 'long story', 'nothing'])
      withoutStatus(many, { ...noFilters, search }, companies);
    expect(reads).toBe(250);
  });

  it('filters by customer, tag, type, visibility and template', () => {
    expect(found({ customerId: 'steelworks' })).toEqual(['published']);
    expect(found({ tag: 'Timber' })).toEqual(['draft', 'archived']);
    expect(found({ type: 'Public building' })).toEqual(['draft', 'archived']);
    expect(found({ visibility: 'public' })).toEqual(['published']);
    expect(found({ templateId: 'standard' })).toEqual(['published']);
  });

  it('finds references without a picture or without required fields', () => {
    expect(found({ lacks: 'picture' })).toEqual(['published']);
    expect(found({ lacks: 'required' })).toEqual(['published']);
  });

  it('shows archived references only on request', () => {
    expect(ids(withStatus(all, 'All'))).toEqual(['draft', 'published']);
    expect(ids(withStatus(all, 'Archived'))).toEqual(['archived']);
  });

  it('offers every tag and type once, alphabetically', () => {
    expect(tagsOf(all)).toEqual(['Libraries', 'Steel', 'Timber']);
    expect(typesOf(all)).toEqual(['Public building']);
  });
});

describe('sorting', () => {
  it('orders numbers in titles, times, and the names behind ids', () => {
    expect(ids(sorted(all, '-updated', names))).toEqual(['published', 'draft', 'archived']);
    expect(ids(sorted(all, 'updated', names))).toEqual(['archived', 'draft', 'published']);
    expect(ids(sorted([draft, published], 'title', names))).toEqual(['published', 'draft']);
    expect(ids(sorted([published, draft], '-title', names))).toEqual(['draft', 'published']);
    expect(ids(sorted([draft, published], 'customer', names))).toEqual(['published', 'draft']);
  });

  it('puts references without a value last in both directions', () => {
    expect(ids(sorted([published, draft], 'date', names))).toEqual(['draft', 'published']);
    expect(ids(sorted([published, draft], '-date', names))).toEqual(['draft', 'published']);
  });

  it('loses and repeats nothing, in any order', () => {
    for (const sort of sorts) expect(ids(sorted(all, sort, names)).sort()).toEqual(ids(all).sort());
  });

  it('reverses with a second click, and starts times with the newest', () => {
    expect(sortAfterClick('-updated', 'title')).toBe('title');
    expect(sortAfterClick('title', 'title')).toBe('-title');
    expect(sortAfterClick('-title', 'title')).toBe('title');
    expect(sortAfterClick('title', 'updated')).toBe('-updated');
    for (const sort of sorts) expect(readSort(sort)).toBe(sort);
  });
});
