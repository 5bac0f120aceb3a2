import type { MDXComponents, MDXContent } from 'mdx/types';
import { Children, isValidElement, type ComponentProps, type ReactNode } from 'react';

interface Head {
  title: string;
  description: string;
}

const file = '../../content/about-us.md';
const heads = import.meta.glob<Head>('../../content/about-us.md', {
  query: '?frontmatter',
  import: 'default',
  eager: true,
});
const bodies = import.meta.glob<MDXContent>('../../content/about-us.md', {
  import: 'default',
  eager: true,
});

export const aboutHead: Head = heads[file]!;
const Words = bodies[file]!;

export function AboutPage() {
  return (
    <section className="about">
      <h1>{aboutHead.title}</h1>
      <Words components={parts} />
      <p className="about-ways">
        <a className="button" href="/signup">
          Make one reference
        </a>
        <a className="button button-outline" href="/company/contact">
          Write to us
        </a>
      </p>
    </section>
  );
}

const parts: MDXComponents = { p: Paragraph };

/** A paragraph that begins with its point in bold is a principle: the point is set large, beside its reasons. */
function Paragraph({ children, ...props }: ComponentProps<'p'>) {
  const [first, ...rest] = Children.toArray(children);
  if (!isValidElement<{ children: ReactNode }>(first) || first.type !== 'strong')
    return <p {...props}>{children}</p>;
  return (
    <div className="principle">
      <h3>{first.props.children}</h3>
      <p>{rest}</p>
    </div>
  );
}
