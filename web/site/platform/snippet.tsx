import type { ReactNode } from 'react';
import { siteOrigin } from '#contract/site/pages';
import { iframeSnippet, reactSnippet, scriptSnippet } from '../../shared/embed-snippet.ts';
import styles from './integration-code.module.css';

const organization = 'YOUR-ORGANIZATION';
const collection = 'YOUR-COLLECTION';

const codes = {
  'script-plain': scriptSnippet({ organization }, siteOrigin),
  script: scriptSnippet(
    {
      organization,
      collection,
      layout: 'carousel',
      theme: 'auto',
      limit: 6,
      properties: { '--refdeck-accent': '#0A7D55' },
    },
    siteOrigin,
  ),
  iframe: iframeSnippet(
    { organization, collection, layout: 'carousel', theme: 'auto', limit: 6, title: 'Customer references' },
    siteOrigin,
  ),
  react: reactSnippet({
    organization,
    collection,
    layout: 'carousel',
    theme: 'auto',
    limit: 6,
    properties: { '--refdeck-accent': '#0A7D55' },
  }),
};

interface SnippetProps {
  kind: keyof typeof codes;
  title?: string;
  children?: ReactNode;
}

export function Snippet({ kind, title, children }: SnippetProps) {
  return (
    <figure className={styles.snippet}>
      <pre>
        <code>{marked(codes[kind])}</code>
      </pre>
      {title ? (
        <figcaption>
          <strong>{title}</strong>
          {children}
        </figcaption>
      ) : null}
    </figure>
  );
}

function marked(code: string): ReactNode[] {
  return code.split(/("[^"]*"|'[^']*'|\{\d+\})/).map((part, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- the text never changes
    index % 2 ? <b key={index}>{part}</b> : part,
  );
}
