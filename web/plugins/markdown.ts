import { compile, evaluate, type CompileOptions } from '@mdx-js/mdx';
import * as runtime from 'react/jsx-runtime';
import rehypeSlug from 'rehype-slug';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import type { Plugin } from 'vite';

/**
 * Compiles Markdown to modules: the component, `frontmatter` and `text`. A query selects a part: `?frontmatter`,
 * `?text`, `?outline` (headings of level 2) or `?sections` (each such heading with its content in a `section`).
 */
export function markdown(): Plugin {
  return {
    name: 'refdeck:markdown',
    enforce: 'pre',
    async transform(source, id) {
      const [path, query] = id.split('?') as [string, string?];
      if (!/\.mdx?$/.test(path)) return undefined;
      if (query === 'frontmatter' || query === 'text' || query === 'outline')
        return { code: `export default ${JSON.stringify((await readMarkdown(source))[query])};`, map: null };
      const { text } = await readMarkdown(source);
      const rehypePlugins = query === 'sections' ? [rehypeSlug, intoSections] : [rehypeSlug];
      const component = String(
        await compile({ path, value: source }, { ...options, rehypePlugins, format: formatOf(path) }),
      );
      return { code: `${component}\nexport const text = ${JSON.stringify(text)};`, map: null };
    },
  };
}

// Braces and angle brackets have no meaning in a `.md` file, so authors need not escape them.
const plugins = [remarkFrontmatter, remarkMdxFrontmatter];
const options: CompileOptions = { remarkPlugins: plugins };
const formatOf = (path: string) => (path.endsWith('.mdx') ? 'mdx' : 'md');

export interface OutlineEntry {
  id: string;
  title: string;
}

interface Markdown {
  frontmatter: unknown;
  text: string;
  outline: OutlineEntry[];
}

// A build reads each file several times.
const known = new Map<string, Promise<Markdown>>();

export function readMarkdown(source: string): Promise<Markdown> {
  const reading = known.get(source) ?? read(source);
  known.set(source, reading);
  return reading;
}

async function read(source: string): Promise<Markdown> {
  let text = '';
  let outline: OutlineEntry[] = [];
  const collect = () => (tree: Node) => {
    text = wordsOf(tree).replaceAll(/\s+/g, ' ').trim();
  };
  const collectHeadings = () => (tree: Node) => {
    outline = tree.children!.filter(isHeading).map((heading) => ({
      id: heading.properties!['id']!,
      title: wordsOf(heading),
    }));
  };
  const { frontmatter } = await evaluate(source, {
    ...runtime,
    format: 'md',
    remarkPlugins: [...plugins, collect],
    rehypePlugins: [rehypeSlug, collectHeadings],
  });
  return { frontmatter, text, outline };
}

const isHeading = ({ tagName }: Node) => tagName === 'h2';

function intoSections() {
  return (tree: Node) => {
    const parts: Node[] = [];
    let open = parts;
    for (const node of tree.children ?? []) {
      if (isHeading(node)) {
        open = [];
        const properties = { ariaLabelledBy: node.properties!['id']! };
        parts.push({ type: 'element', tagName: 'section', properties, children: open });
      }
      open.push(node);
    }
    tree.children = parts;
  };
}

interface Node {
  type: string;
  tagName?: string;
  properties?: Record<string, string>;
  value?: string;
  children?: Node[];
}

const written = new Set(['text', 'inlineCode', 'code']);
const blocks = new Set(['paragraph', 'listItem', 'code']);

function wordsOf(node: Node): string {
  const own = written.has(node.type) ? (node.value ?? '') : '';
  const inside = (node.children ?? []).map(wordsOf).join('');
  if (node.type === 'heading') return `${inside} – `;
  return blocks.has(node.type) ? `${own}${inside}\n` : own + inside;
}
