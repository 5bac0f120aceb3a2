import { clsx } from 'clsx';
import type { MDXContent } from 'mdx/types';
import type { OutlineEntry } from '../../plugins/markdown.ts';
import type { SitePage } from '../page.ts';
import { LongDate, OnThisPage, prose } from '../prose-parts.tsx';
import styles from './policies.module.css';
import proseParts from '../prose-parts.module.css';
import common from '../common.module.css';

interface PolicyHead {
  title: string;
  description: string;
  /** The date of the last change, YYYY-MM-DD. */
  updated: string;
}

const heads = import.meta.glob<PolicyHead>('../../content/policies/*.md', {
  query: '?frontmatter',
  import: 'default',
  eager: true,
});
const bodies = import.meta.glob<MDXContent>('../../content/policies/*.md', {
  import: 'default',
  eager: true,
});
const outlines = import.meta.glob<OutlineEntry[]>('../../content/policies/*.md', {
  query: '?outline',
  import: 'default',
  eager: true,
});

const order = ['terms-of-service', 'privacy-policy', 'cookie-policy'];

export const policyPages: readonly SitePage[] = order.map((name) => {
  const file = `../../content/policies/${name}.md`;
  const { title, description, updated } = heads[file]!;
  const Content = bodies[file]!;
  return {
    path: `/${name}`,
    title,
    description,
    Body: () => (
      <section className={styles.policy}>
        <header className={styles.policyHead}>
          <h1>{title}</h1>
          <p className={clsx(common.lead, styles.lead)}>{description}</p>
          <p className={styles.policyUpdated}>
            Last updated <LongDate day={updated} />
          </p>
        </header>
        <OnThisPage className={styles.onThisPage} outline={outlines[file]!} />
        <article className={clsx(proseParts.prose, styles.prose)}>
          <Content components={prose} />
        </article>
        <OtherPolicies than={name} />
      </section>
    ),
    styles: ['policies/policies.css'],
  };
});

function OtherPolicies({ than }: { than: string }) {
  return (
    <nav className={styles.policyOthers} aria-label="Other policies">
      {order
        .filter((name) => name !== than)
        .map((name) => (
          <a key={name} href={`/${name}`}>
            {heads[`../../content/policies/${name}.md`]!.title}
          </a>
        ))}
      <a href="/company/contact">Ask about your data</a>
    </nav>
  );
}
