import type { MDXComponents, MDXContent } from 'mdx/types';
import type { SitePage } from './page.ts';
import { partsOf } from './parts.tsx';

interface Head {
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
/** The names of a page's own sheets begin with the name of the page. */
const sheets = import.meta.glob<CSSModuleClasses>('./{platform,solutions}/*.module.css', {
  import: 'default',
  eager: true,
});
const lists = import.meta.glob('./{platform,solutions}/*.css');

export function contentPage(
  section: 'platform' | 'solutions',
  name: string,
  components: MDXComponents,
): SitePage {
  const file = `../content/${section}/${name}.mdx`;
  const head = heads[file];
  const Content = bodies[file];
  if (!head || !Content) throw new Error(`There are no words for "${section}/${name}"`);
  const own = `${section}/${name}`;
  const parts = partsOf(
    Object.entries(sheets)
      .filter(([sheet]) => [`${section}/${section}`, own].some((of) => sheet.startsWith(`./${of}`)))
      .map(([, classes]) => classes),
  );
  return {
    path: `/${own}`,
    title: head.title,
    description: head.description,
    Body: () => <Content components={{ ...parts, ...components }} />,
    styles: [`${section}/${section}.css`, `./${own}.css` in lists ? `${own}.css` : `${own}.module.css`],
  };
}
