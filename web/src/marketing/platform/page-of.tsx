import type { MDXComponents, MDXContent } from 'mdx/types';
import type { SitePage } from '../page.ts';

interface Head {
  /** Of the page, for search engines; the heading that readers see is in the text. */
  title: string;
  description: string;
}

const heads = import.meta.glob<Head>('../../../content/platform/*.mdx', {
  query: '?frontmatter',
  import: 'default',
  eager: true,
});
const bodies = import.meta.glob<MDXContent>('../../../content/platform/*.mdx', {
  import: 'default',
  eager: true,
});

/** A platform page: its words from `web/content/platform/<name>.mdx`, its layout from the components that they name. */
export function pageOf(name: string, components: MDXComponents): SitePage {
  const file = `../../../content/platform/${name}.mdx`;
  const head = heads[file];
  const Content = bodies[file];
  if (!head || !Content) throw new Error(`There are no words for "${name}"`);
  return {
    path: `/platform/${name}`,
    title: head.title,
    description: head.description,
    Body: () => <Content components={components} />,
    styles: ['platform/platform.css', `platform/${name}.css`],
  };
}
