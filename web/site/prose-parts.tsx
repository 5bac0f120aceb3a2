import { clsx } from 'clsx';
import type { MDXComponents } from 'mdx/types';
import type { ComponentProps } from 'react';
import { articleFolders } from '#contract/site/pages';
import type { OutlineEntry } from '../plugins/markdown.ts';
import type { SitePage } from './page.ts';
import styles from './prose-parts.module.css';

export function Trail({ steps }: { steps: NonNullable<SitePage['trail']> }) {
  return (
    <nav className={styles.trail} aria-label="Breadcrumb">
      <ol>
        {steps.map(({ name, path }) => (
          <li key={path}>
            <a href={path}>{name}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function OnThisPage({ outline, className }: { outline: readonly OutlineEntry[]; className?: string }) {
  if (outline.length < 3) return null;
  return (
    <nav className={clsx(styles.onThisPage, className)} aria-labelledby="on-this-page">
      <p id="on-this-page">On this page</p>
      <ol>
        {outline.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export interface Neighbor {
  label: string;
  title: string;
  path: string;
}

export function Neighbors({ name, before, after }: { name: string; before?: Neighbor; after?: Neighbor }) {
  return (
    <nav className={styles.neighbors} aria-label={name}>
      {before && <NeighborLink to={before} />}
      {after && <NeighborLink to={after} className={styles.neighborAfter} />}
    </nav>
  );
}

function NeighborLink({ to: { label, title, path }, className }: { to: Neighbor; className?: string }) {
  return (
    <a className={className} href={path}>
      <span>{label}</span>
      {title}
    </a>
  );
}

export function LongDate({ day }: { day: string }) {
  return <time dateTime={day}>{dates.format(new Date(day))}</time>;
}

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

export const prose: MDXComponents = { a: Anchor, pre: Code };

const inApp = /^\/app\/help\/(.+)$/;

/** Links of the workspace to help and support lead to the site's own pages. */
function Anchor({ href = '', children }: ComponentProps<'a'>) {
  const article = inApp.exec(href)?.[1];
  if (!article) return <a href={href}>{children}</a>;
  return (
    <a href={article === 'contact' ? '/company/contact' : `${articleFolders.help}/${article}`}>{children}</a>
  );
}

function Code({ children }: ComponentProps<'pre'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached
    <pre tabIndex={0}>{children}</pre>
  );
}
