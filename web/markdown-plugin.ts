import { compile, evaluate, type CompileOptions } from '@mdx-js/mdx';
import * as runtime from 'react/jsx-runtime';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import type { Plugin } from 'vite';

/**
 * Makes a module of a Markdown file, by what is asked for:
 * `article.md` is its component (default), `frontmatter` and `text`;
 * `article.md?frontmatter` is only what is in its head, for a list of articles;
 * `article.md?text` is only its words without markup, for a search.
 * A page that lays its words out in more ways than Markdown has is a `.mdx`, and may name components.
 */
export function markdown(): Plugin {
  return {
    name: 'refdeck:markdown',
    enforce: 'pre',
    async transform(source, id) {
      const [path, query] = id.split('?') as [string, string?];
      if (!/\.mdx?$/.test(path)) return undefined;
      if (query === 'frontmatter' || query === 'text')
        return { code: `export default ${JSON.stringify((await readMarkdown(source))[query])};`, map: null };
      const { text } = await readMarkdown(source);
      const component = String(
        await compile({ path, value: source }, { ...options, format: formatOf(path) }),
      );
      return { code: `${component}\nexport const text = ${JSON.stringify(text)};`, map: null };
    },
  };
}

// Plain Markdown in a `.md`: braces and angle brackets in an article mean nothing, so that nobody has to escape them.
const plugins = [remarkFrontmatter, remarkMdxFrontmatter];
const options: CompileOptions = { remarkPlugins: plugins };
const formatOf = (path: string) => (path.endsWith('.mdx') ? 'mdx' : 'md');

/** The head of a Markdown file, as it is written there, and its words without markup. */
export async function readMarkdown(source: string): Promise<{ frontmatter: unknown; text: string }> {
  let text = '';
  const collect = () => (tree: Node) => {
    text = wordsOf(tree).replaceAll(/\s+/g, ' ').trim();
  };
  const { frontmatter } = await evaluate(source, {
    ...runtime,
    format: 'md',
    remarkPlugins: [...plugins, collect],
  });
  return { frontmatter, text };
}

interface Node {
  type: string;
  value?: string;
  children?: readonly Node[];
}

const written = new Set(['text', 'inlineCode', 'code']);
const blocks = new Set(['paragraph', 'listItem', 'code']);

function wordsOf(node: Node): string {
  const own = written.has(node.type) ? (node.value ?? '') : '';
  const inside = (node.children ?? []).map(wordsOf).join('');
  if (node.type === 'heading') return `${inside} – `;
  return blocks.has(node.type) ? `${own}${inside}\n` : own + inside;
}
