import type { MDXComponents, MDXContent } from 'mdx/types';
import type { SitePage } from './page.ts';
import { parts } from './parts.tsx';

interface Head {
  /** Of the page, for search engines; the heading that readers see is in the text. */
  title: string;
  description: string;
}

const heads = import.meta.glob<Head>('../content/{platform,solutions}/*.mdx', {
  query: '?frontmatter',
  import: 'default',
  eager: true,
});
const bodies = import.meta.glob<MDXContent>('../content/{platform,solutions}/*.mdx', {
  import: 'default',
  eager: true,
});

/** A page whose words are `web/content/<section>/<name>.mdx`; they name `parts.tsx` and the components of their own. */
export function contentPage(
  section: 'platform' | 'solutions',
  name: string,
  components: MDXComponents,
): SitePage {
  const file = `../content/${section}/${name}.mdx`;
  const head = heads[file];
  const Content = bodies[file];
  if (!head || !Content) throw new Error(`There are no words for "${section}/${name}"`);
  return {
    path: `/${section}/${name}`,
    title: head.title,
    description: head.description,
    Body: () => <Content components={{ ...parts, ...components }} />,
    styles: [`${section}/${section}.css`, `${section}/${name}.css`],
  };
}
