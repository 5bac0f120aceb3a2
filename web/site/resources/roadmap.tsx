import { clsx } from 'clsx';
import type { MDXContent } from 'mdx/types';
import { Children, type ComponentProps } from 'react';
import type { SitePage } from '../page.ts';
import { prose } from '../prose-parts.tsx';
import styles from './roadmap.module.css';
import common from '../common.module.css';

const file = '../../content/roadmap.md';
const head = import.meta.glob<{ title: string; description: string }>('../../content/roadmap.md', {
  query: '?frontmatter',
  import: 'default',
  eager: true,
})[file]!;
const Content = import.meta.glob<MDXContent>('../../content/roadmap.md', {
  query: '?sections',
  import: 'default',
  eager: true,
})[file]!;

export const roadmapPage: SitePage = {
  path: '/resources/roadmap',
  title: head.title,
  description: head.description,
  Body: Roadmap,
  styles: ['resources/roadmap.module.css'],
};

function Roadmap() {
  return (
    <>
      <section className={styles.roadmap}>
        <h1>{head.title}</h1>
        <Content components={{ ...prose, section: Lane }} />
      </section>
      <section className={styles.roadmapClosing} aria-labelledby="roadmap-closing">
        <h2 id="roadmap-closing">Judge it by what is there</h2>
        <p className={common.lead}>
          The Free plan has no time limit. If Refdeck lacks the one thing that you need, tell us.
        </p>
        <p className={styles.roadmapActions}>
          <a className={common.button} href="/signup">
            Try what is there
          </a>
          <a className={clsx(common.button, common.buttonOutline)} href="/company/contact">
            Tell us what is missing
          </a>
        </p>
      </section>
    </>
  );
}

function Lane({ children, ...labeled }: ComponentProps<'section'>) {
  const [title, ...items] = Children.toArray(children);
  return (
    <section className={styles.lane} {...labeled}>
      {title}
      <div className={styles.laneItems}>{items}</div>
    </section>
  );
}
