import { clsx } from 'clsx';
import type { MDXComponents, MDXContent } from 'mdx/types';
import { Children, isValidElement, type ComponentProps, type ReactNode } from 'react';
import styles from './about-page.module.css';
import common from '../common.module.css';

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
    <section className={styles.about}>
      <h1>{aboutHead.title}</h1>
      <Words components={parts} />
      <p className={styles.aboutWays}>
        <a className={common.button} href="/signup">
          Make one reference
        </a>
        <a className={clsx(common.button, common.buttonOutline)} href="/company/contact">
          Write to us
        </a>
      </p>
    </section>
  );
}

const parts: MDXComponents = { p: Paragraph };

/** A paragraph that begins in bold is a principle: the bold words become a large heading beside the rest. */
function Paragraph({ children, ...props }: ComponentProps<'p'>) {
  const [first, ...rest] = Children.toArray(children);
  if (!isValidElement<{ children: ReactNode }>(first) || first.type !== 'strong')
    return <p {...props}>{children}</p>;
  return (
    <div className={styles.principle}>
      <h3>{first.props.children}</h3>
      <p>{rest}</p>
    </div>
  );
}
