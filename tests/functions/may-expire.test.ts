import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { subjectsOf } from '#contract/permission/subjects-of';
import { isMarked, keepsShown, mayExpire } from '#functions/publication/may-expire';
import { expression } from '#functions/shared/data/expression';

const row = {
  id: 'a',
  slug: 'a-quay',
  status: 'Published',
  templateId: 'standard',
  templateConfig: '{}',
  title: 'A quay',
  shortDescription: 'In short',
  longDescription: 'Words.\n\n![A mill](/assets/o/a/640.webp)\n\n> Somebody said so.',
  tags: ['harbor'],
  figures: [{ value: '7', label: 'ships' }],
  quote: 'It works',
  quotePerson: 'Maija',
  mainImage: '/assets/o/b/640.webp',
  confirmed: { at: '2026-05-05', name: 'Maija' },
  wordings: { sv: { stamp: '1' } },
  customerId: 'c',
  visibility: 'public',
  updatedAt: '2026-05-05T12:00:00Z',
};
const { customerId: _customer, visibility: _seen, updatedAt: _at, wordings: _words, ...card } = row;

describe('a change after which visitors see no less', () => {
  it.each<[string, object]>([
    ['another text', { title: 'Another quay', updatedAt: '2026-05-06T12:00:00Z' }],
    ['a text more', { outcomes: 'A faster harbor' }],
    ['a picture more', { logoImage: '/assets/o/c/640.webp' }],
    ['a language more', { wordings: { sv: { stamp: '1' }, fi: { stamp: '2' } } }],
    ['other words around the parts of a story', { longDescription: `Other ${row.longDescription}` }],
  ])('may expire: %s', (_, change) => {
    expect(keepsShown(row, { ...row, ...change })).toBe(true);
  });

  it('may expire when embeds show the card again', () => {
    expect(keepsShown({ ...row, embed: false }, row)).toBe(true);
    expect(keepsShown({ ...row, embed: card }, row)).toBe(true);
  });
});

describe('a change that hides something', () => {
  it.each<[string, object]>([
    ['a text', { quotePerson: '' }],
    ['a text that is absent now', { quote: undefined }],
    ['a picture', { mainImage: undefined }],
    ['a picture for another one', { mainImage: '/assets/o/d/640.webp' }],
    ['a picture of the story', { longDescription: 'Words.\n\n> Somebody said so.' }],
    ['a quotation of the story', { longDescription: 'Words.\n\n![A mill](/assets/o/a/640.webp)' }],
    ['a tag', { tags: [] }],
    ['a figure', { figures: [{ value: '8', label: 'ships' }] }],
    ['the confirmation', { confirmed: undefined }],
    ['the customer', { customerId: 'd' }],
    ['the address', { slug: 'another' }],
    ['the template', { templateId: 'logoTile' }],
    ['the style of the template', { templateConfig: '{"showLogo":false}' }],
    ['the place in lists', { visibility: 'unlisted' }],
    ['a language', { wordings: {} }],
    ['a wording of a translation', { wordings: { sv: { stamp: '2' } } }],
    ['the card in embeds', { embed: false }],
    ['a part in embeds', { embed: { ...card, quote: undefined } }],
  ])('is purged: %s', (_, change) => {
    expect(keepsShown(row, { ...row, ...change })).toBe(false);
  });

  it('is purged as well when a confirmation comes, which its contact looks for', () => {
    expect(keepsShown({ ...row, confirmed: undefined }, row)).toBe(false);
  });

  it('is purged whenever a part of the card is gone', () => {
    const some = fc.record({
      title: fc.constantFrom('A quay', 'Another'),
      tags: fc.constant([]),
      longDescription: fc.constantFrom('', 'Words.', '> Said.', '![A mill](/assets/o/a/640.webp)'),
      quote: fc.constantFrom('', undefined, 'It works', 'Well'),
      quotePerson: fc.constantFrom('', 'Maija'),
      mainImage: fc.constantFrom(undefined, '/assets/o/b/640.webp'),
      logoImage: fc.constantFrom('', '/assets/o/c/640.webp'),
    });
    fc.assert(
      fc.property(some, some, (before, after) => {
        const left = new Set(subjectsOf(after as never));
        const isLess = subjectsOf(before as never).some((subject) => !left.has(subject));
        expect(isLess && keepsShown(before, after)).toBe(false);
      }),
    );
  });
});

describe('the mark of a change that may expire', () => {
  it('is the version that the change replaces', () => {
    const { UpdateExpression } = expression({}, { ...mayExpire, add: { version: 1 } });
    expect(UpdateExpression).toBe('SET #expiring = #version ADD #version :v0');
  });

  it('counts for no other version, and not for a row without one', () => {
    const image = (expiring?: string, version?: string) => ({
      ...(expiring && { expiring: { N: expiring } }),
      ...(version && { version: { N: version } }),
    });
    expect(isMarked(image('6', '7'))).toBe(true);
    for (const other of [image('6', '8'), image('6', '6'), image('6'), image(undefined, '7'), image()])
      expect(isMarked(other)).toBe(false);
    expect(isMarked(undefined)).toBe(false);
  });
});
