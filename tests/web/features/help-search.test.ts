import { describe, expect, it } from 'vitest';
import { createSearch, type SearchedArticle } from '../../../web/shared/help/search.ts';

const article = (slug: string, change: Partial<SearchedArticle> = {}): SearchedArticle => ({
  slug,
  title: `About ${slug}`,
  summary: `What there is to know about ${slug}.`,
  keywords: [],
  text: '',
  ...change,
});

const filler = 'Nothing of this is of any interest to anybody. '.repeat(8);

const search = createSearch([
  article('password', { text: `${filler}Scan it with an authenticator app. ${filler}` }),
  article('collections', { keywords: ['folder'], text: 'Put references in order.' }),
  article('pictures', { text: 'A folder of pictures can be dropped on the library.' }),
]);
const found = (query: string) => search(query).map(({ slug }) => slug);

describe('the search over the articles', () => {
  it('finds a word of the body from its beginning on, whatever its case, and with a typing error', () => {
    expect(found('authenticator')).toEqual(['password']);
    expect(found('AUTHENT')).toEqual(['password']);
    expect(found('authentcator')).toEqual(['password']);
  });

  it('shows the words around what was found, and the summary when only the head has it', () => {
    const [hit] = search('authenticator');
    const excerpt = hit!.excerpt.map(({ text }) => text).join('');
    expect(excerpt).toMatch(/^….*Scan it with an authenticator app\..*[a-z]…$/);
    expect(excerpt.length).toBeLessThan(200);
    expect(hit!.excerpt.filter(({ found: marked }) => marked).map(({ text }) => text)).toEqual([
      'authenticator',
    ]);
    expect(search('About collections')[0]!.excerpt).toEqual([
      { text: 'What there is to know about collections.', found: false, at: 0 },
    ]);
  });

  it('puts an article that is about a word before one that mentions it', () => {
    expect(found('folder')).toEqual(['collections', 'pictures']);
  });

  it('wants all words when some article has them all, and otherwise takes what has any', () => {
    expect(found('pictures library')).toEqual(['pictures']);
    expect(found('authenticator zeppelin')).toEqual(['password']);
    expect(found('zeppelin')).toEqual([]);
  });
});
