import { clsx } from 'clsx';
import type { MDXComponents } from 'mdx/types';
import type { ComponentProps } from 'react';
import { articleFolders } from '#contract/site/pages';
import type { OutlineEntry } from '../plugins/markdown.ts';
import type { SitePage } from './page.ts';
import styles from './prose-parts.module.css';

/** The pages that lead here. */
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

/** The headings of a text. Below three it has nothing to say. */
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
  /** What it is to this page. */
  label: string;
  title: string;
  path: string;
}

/** The pages before and after this one; one that is missing leaves its place empty. */
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

/** What the site changes in a Markdown file's body. */
export const prose: MDXComponents = { a: Anchor, pre: Code };

const inApp = /^\/app\/help\/(.+)$/;

/** The address of a link on the site: help, and the way to ask, are here as well as in the workspace. */
function Anchor({ href = '', children }: ComponentProps<'a'>) {
  const article = inApp.exec(href)?.[1];
  if (!article) return <a href={href}>{children}</a>;
  return (
    <a href={article === 'contact' ? '/company/contact' : `${articleFolders.help}/${article}`}>{children}</a>
  );
}

/** Long lines are scrolled to, with the keyboard too. */
function Code({ children }: ComponentProps<'pre'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached
    <pre tabIndex={0}>{children}</pre>
  );
}
