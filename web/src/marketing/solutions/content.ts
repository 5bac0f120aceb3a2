import type { MDXContent } from 'mdx/types';

interface Head {
  title: string;
  description: string;
}

const folder = '../../../content/solutions';
const heads = import.meta.glob<Head>('../../../content/solutions/*.mdx', {
  query: '?frontmatter',
  import: 'default',
  eager: true,
});
const bodies = import.meta.glob<MDXContent>('../../../content/solutions/*.mdx', {
  import: 'default',
  eager: true,
});

/** What is written for one kind of reader, by the last part of the page's address. */
export function contentOf(name: string): Head & { Content: MDXContent } {
  const path = `${folder}/${name}.mdx`;
  const head = heads[path];
  const Content = bodies[path];
  if (!head || !Content) throw new Error(`There is no ${path}`);
  return { ...head, Content };
}
