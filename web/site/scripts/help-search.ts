import type { Hit } from '../../shared/help/search.ts';

const part = (name: string) => document.querySelector<HTMLElement>(`[data-help-${name}]`)!;
const searchBox = part('search');
const field = searchBox.querySelector('input')!;

const load = () => import('../../shared/help/search-index.ts');
let loading: ReturnType<typeof load> | undefined;

const loaded = () =>
  (loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));

async function show(): Promise<void> {
  const query = field.value.trim();
  part('all').hidden = query !== '';
  part('found').hidden = query === '';
  if (!query) return;
  try {
    const { search, findArticle } = await loaded();
    if (field.value.trim() !== query) return;
    const hits = search(query);
    const count = `${hits.length} ${hits.length === 1 ? 'article' : 'articles'} found`;
    showStatus(hits.length > 0 ? count : `Nothing found for “${query}”`, hits.length === 0);
    part('hits').replaceChildren(...hits.map((hit) => item(hit, findArticle(hit.slug)!.title)));
  } catch {
    part('hits').replaceChildren();
    showStatus(
      'The articles could not be searched. Please check your network connection and try again.',
      false,
    );
  }
}

function showStatus(words: string, none: boolean): void {
  part('status').textContent = words;
  part('none').hidden = !none;
}

function item({ slug, excerpt }: Hit, title: string): HTMLElement {
  const link = element('a', title);
  link.href = `${searchBox.dataset['helpSearch']}/${slug}`;
  const words = element('p');
  words.append(...excerpt.map(({ text, found }) => (found ? element('mark', text) : text)));
  const entry = element('li');
  entry.append(link, words);
  return entry;
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text = '',
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

field.addEventListener('focus', () => void loaded().catch(() => {}));
field.addEventListener('input', () => void show());
// Coming back from an article restores the search.
field.addEventListener('change', () => {
  const query = field.value.trim();
  history.replaceState(null, '', query ? `?q=${encodeURIComponent(query)}` : location.pathname);
});
const sharedQuery = new URLSearchParams(location.search).get('q');
if (sharedQuery) field.value = sharedQuery;
searchBox.dataset['ready'] = '';
if (field.value) void show();
