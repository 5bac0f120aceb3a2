import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { templates } from '#contract/templates/index';
import {
  noFilters,
  readFilters,
  sorted,
  sorts,
  tagsOf,
  withoutStatus,
  withStatus,
  writeFilters,
  type ReferenceFilters,
} from '../../../web/src/features/references/reference-filters.ts';
import { wayBack } from '../../../web/src/features/references/list/way-back.ts';
import { sampleReference } from './sample-reference.ts';

const draft = sampleReference({ id: 'draft', name: 'Bridge 10', updatedAt: '2026-03-01' });
const published = sampleReference({
  id: 'published',
  name: 'Bridge 9',
  status: 'Published',
  tags: ['Steel'],
  templateId: 'default',
  updatedAt: '2026-04-01',
  attributes: { ...draft.attributes, customerId: 'steelworks', referenceDate: undefined },
});
const archived = sampleReference({ id: 'archived', status: 'Archived', updatedAt: '2026-02-01' });
const all = [draft, published, archived];
const companies = new Map([['steelworks', 'Specimen Instruments']]);
const ids = (references: readonly { id: string }[]) => references.map(({ id }) => id);

describe('the list’s address', () => {
  it('brings every choice back', () => {
    const filters: fc.Arbitrary<ReferenceFilters> = fc.record({
      search: fc.string().map((text) => text.trim()),
      status: fc.constantFrom('All', 'Draft', 'Published', 'Archived'),
      customerId: fc.string(),
      tag: fc.string(),
      templateId: fc.constantFrom('', ...templates.map((template) => template.id)),
      sort: fc.constantFrom(...sorts),
    });
    fc.assert(
      fc.property(filters, (chosen) => {
        const address = new URLSearchParams(writeFilters(chosen).toString());
        expect(readFilters(address)).toEqual(chosen);
      }),
    );
  });

  it('is empty for the usual list', () => {
    expect(writeFilters(noFilters).toString()).toBe('');
  });

  it('ignores what nobody can have chosen', () => {
    expect(readFilters(new URLSearchParams('status=Gone&sort=size&template=none'))).toEqual(noFilters);
  });
});

describe('filtering', () => {
  it('finds every word in any part of the card, in any case', () => {
    const found = (search: string) => ids(withoutStatus(all, { ...noFilters, search }, companies));
    expect(found('bridge')).toEqual(['draft', 'published']);
    expect(found('BRIDGE specimen')).toEqual(['published']);
    expect(found('steel')).toEqual(['published']);
    expect(found('nowhere')).toEqual([]);
  });

  it('narrows by customer, tag and template, an unknown template counting as standard', () => {
    const found = (change: Partial<ReferenceFilters>) =>
      ids(withoutStatus(all, { ...noFilters, ...change }, companies));
    expect(found({ customerId: 'steelworks' })).toEqual(['published']);
    expect(found({ tag: 'Timber' })).toEqual(['draft', 'archived']);
    expect(found({ templateId: 'standard' })).toEqual(['published']);
  });

  it('shows what is archived only when asked for it', () => {
    expect(ids(withStatus(all, 'All'))).toEqual(['draft', 'published']);
    expect(ids(withStatus(all, 'Archived'))).toEqual(['archived']);
  });
});

describe('sorting', () => {
  it('puts the latest change first, numbers in titles in their order, and cards without a date last', () => {
    expect(ids(sorted(all, 'updated'))).toEqual(['published', 'draft', 'archived']);
    expect(ids(sorted([draft, published], 'title'))).toEqual(['published', 'draft']);
    expect(ids(sorted([published, draft], 'date'))).toEqual(['draft', 'published']);
  });

  it('lists every tag once, alphabetically', () => {
    expect(tagsOf(all)).toEqual(['Libraries', 'Steel', 'Timber']);
  });
});

describe('undoing a change of status', () => {
  it('goes back in one step where that is allowed, and over a draft from the archive', () => {
    expect(wayBack('Published', 'Draft')).toEqual(['Draft']);
    expect(wayBack('Archived', 'Draft')).toEqual(['Draft']);
    expect(wayBack('Archived', 'Published')).toEqual(['Draft', 'Published']);
  });
});
