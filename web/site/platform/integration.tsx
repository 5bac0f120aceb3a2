import type { MDXComponents } from 'mdx/types';
import type { ReactNode } from 'react';
import {
  embedDefaults,
  embedHeadings,
  embedLayouts,
  embedLimit,
  embedLogos,
  embedProperties,
  embedTargets,
  embedThemes,
  reservedHeight,
  type EmbedOptions,
} from '#contract/cards/embed';
import { siteOrigin } from '#contract/site/pages';
import { ApiResponse, ApiPaths } from './api-response.tsx';
import { ScrolledTable } from './scrolled.tsx';
import { Snippet } from './snippet.tsx';
import styles from './integration-code.module.css';
import integration from './integration.module.css';

function Way({ name, for: reader, children }: { name: string; for: string; children: ReactNode }) {
  return (
    <li>
      <h3>{name}</h3>
      <p className={styles.wayFor}>{reader}</p>
      {children}
    </li>
  );
}

const either = (values: readonly (string | number)[]) => values.join(', ');
const options: Record<keyof EmbedOptions, [values: string, unset: string]> = {
  organization: ['its id', 'nothing is shown'],
  collection: ['the id of one of its collections', 'all public references, newest first'],
  reference: ['the id or the readable name of one reference', 'all'],
  layout: [either(embedLayouts), embedDefaults.layout],
  theme: [either(embedThemes), 'the colors of your branding'],
  heading: [`${either(embedHeadings)}: level of the card titles`, String(embedDefaults.heading)],
  target: [`${either(embedTargets)}: where a story opens`, embedDefaults.target],
  logos: [`${either(embedLogos)}: their own colors or one gray`, embedDefaults.logos],
  tag: ['only cards with exactly this tag', 'all'],
  limit: [`1 to ${embedLimit}`, String(embedLimit)],
};

function OptionTables() {
  return (
    <div className={styles.optionTables}>
      <ScrolledTable
        label="Attributes of the element"
        caption="Attributes of the element, and of the React component"
        columns={['Attribute', 'Values', 'Unless set']}
        rows={Object.entries(options).map(([name, [values, unset]]) => [
          <code key={name}>{name}</code>,
          values,
          unset,
        ])}
      />
      <ScrolledTable
        label="Custom properties"
        caption="Custom properties, on the element or anywhere above it"
        columns={['Property', 'What it changes']}
        rows={Object.entries(embedProperties).map(([name, what]) => [<code key={name}>{name}</code>, what])}
      />
    </div>
  );
}

/** `tests/cards/embed-data.test.ts` checks the first two limits. */
const figures = [
  ['≤ 3.05 kB', 'the script, once for all embeds of a page'],
  ['≤ 6.5 kB', 'the script together with twelve cards and their styles'],
  ['0', 'requests for cards before a visitor comes near them'],
  [
    `${reservedHeight} px`,
    'kept free from the start; only a first row that is higher makes the element grow',
  ],
] as const;

function WeightFigures() {
  return (
    <dl className={styles.weightFigures}>
      {figures.map(([figure, of]) => (
        <div key={of}>
          <dt>{of}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

const policies = {
  Script: ['script-src', 'connect-src', 'img-src'],
  Iframe: ['frame-src'],
};

function Policies() {
  return (
    <dl className={integration.policies}>
      {Object.entries(policies).map(([name, directives]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <code>{directives.map((directive) => `${directive} ${siteOrigin}`).join('; ')}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}

export const integrationParts: MDXComponents = {
  Snippet,
  Choice: ({ children }: { children?: ReactNode }) => <ul className={styles.choice}>{children}</ul>,
  Way,
  OptionTables,
  WeightFigures,
  Policies,
  ApiPaths,
  ApiResponse,
};
