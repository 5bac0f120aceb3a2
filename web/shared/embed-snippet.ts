import {
  embedDefaults,
  embedElement,
  embedHeadings,
  embedLayouts,
  embedLogos,
  embedScript,
  embedTargets,
  embedThemes,
  heightOf,
  lowerHeights,
  reservedForOne,
  reservedHeight,
  type EmbedOptions,
  type embedProperties,
} from '#contract/cards/embed';
import { collectionPagePath, referencePagePath } from './public-address.ts';

export interface SnippetOptions extends EmbedOptions {
  properties?: Partial<Record<keyof typeof embedProperties, string>>;
}

interface FrameOptions extends Omit<
  SnippetOptions,
  'heading' | 'logos' | 'properties' | 'reference' | 'target'
> {
  title: string;
}

export function scriptSnippet(options: SnippetOptions, origin = window.location.origin): string {
  const attributes = [
    ...embedAttributes(options),
    [
      'style',
      embedStyle(options)
        .map((pair) => pair.join(':'))
        .join(';'),
    ] as const,
  ];
  const written = attributes.map(([name, value]) => ` ${name}="${escape(value)}"`).join('');
  return `<script async src="${escape(origin + embedScript)}"></script>\n<${embedElement}${written}></${embedElement}>`;
}

export function iframeSnippet({ title, ...options }: FrameOptions, origin = window.location.origin): string {
  const source = origin + framePath(options);
  return `<iframe src="${escape(source)}" title="${escape(title)}" loading="lazy" style="display:block;width:100%;height:${reservedHeight}px;border:0"></iframe>`;
}

export function reactSnippet(options: SnippetOptions): string {
  const given = embedAttributes(options).map(([name, value]) =>
    name === 'heading' || name === 'limit' ? `${name}={${value}}` : `${name}=${jsxText(value)}`,
  );
  const properties = Object.entries(options.properties ?? {});
  if (properties.length > 0) {
    const style = properties.map(([name, value]) => `${jsText(name)}: ${jsText(value)}`).join(', ');
    given.push(`style={{ ${style} }}`);
  }
  return `<RefdeckReferences\n${given.map((line) => `  ${line}\n`).join('')}/>`;
}

export function reactComponent(): string {
  return `'use client';

import { useEffect, type CSSProperties, type HTMLAttributes } from 'react';

export interface RefdeckReferencesProps {
  organization: string;
  collection?: string;
  /** The id or the readable name of one reference. */
  reference?: string;
  layout?: ${union(embedLayouts)};
  theme?: ${union(embedThemes)};
  /** Heading level of card titles. */
  heading?: ${embedHeadings.join(' | ')};
  /** A story opens in a dialog or on its own page. */
  target?: ${union(embedTargets)};
  /** Logos in their own colors or in one gray. */
  logos?: ${union(embedLogos)};
  tag?: string;
  limit?: number;
  style?: CSSProperties & { [property: \`--refdeck-\${string}\`]: string };
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      '${embedElement}': RefdeckReferencesProps & HTMLAttributes<HTMLElement>;
    }
  }
}

const source = ${jsText(window.location.origin + embedScript)};

const heights: Record<string, number> = { ${Object.entries(lowerHeights)
    .map((pair) => pair.join(': '))
    .join(', ')} };

/** Customer references. Several on one page load the script once. */
export function RefdeckReferences({ style, ...options }: RefdeckReferencesProps) {
  useEffect(() => {
    if (document.querySelector(\`script[src="\${source}"]\`)) return;
    const script = document.createElement('script');
    script.src = source;
    script.async = true;
    document.head.append(script);
  }, []);
  // Reserves space so that the page does not shift when the cards load.
  const minHeight = heights[options.layout ?? ''] ?? (options.reference ? ${reservedForOne} : ${reservedHeight});
  return <${embedElement} {...options} style={{ display: 'block', minHeight, ...style }} />;
}
`;
}

export function embedAttributes(options: SnippetOptions): [name: string, value: string][] {
  const { organization, collection, reference, tag, limit } = options;
  const chosen = (name: keyof typeof embedDefaults) =>
    options[name] === embedDefaults[name] ? undefined : options[name];
  const attributes = {
    organization,
    collection,
    reference,
    layout: chosen('layout'),
    theme: options.theme,
    heading: chosen('heading'),
    target: chosen('target'),
    logos: chosen('logos'),
    tag,
    limit,
  };
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => [name, String(value)]);
}

export function embedStyle({
  layout,
  reference,
  properties,
}: SnippetOptions): [property: string, value: string][] {
  return [
    ['display', 'block'],
    ['min-height', `${heightOf(layout, reference)}px`],
    ...Object.entries(properties ?? {}),
  ];
}

export function framePath({ organization, collection, ...options }: Omit<FrameOptions, 'title'>): string {
  const page = collection ? collectionPagePath(organization, collection) : referencePagePath(organization);
  const { layout, theme, tag, limit } = options;
  const query = Object.entries({ layout, theme, tag, limit })
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `&${name}=${encodeURIComponent(value!)}`);
  return `${page}?embed${query.join('')}`;
}

const escapes: Record<string, string> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };
const escape = (text: string): string => text.replaceAll(/[&"<>]/g, (character) => escapes[character]!);

const jsText = (text: string): string => (/['\\\n\r]/.test(text) ? JSON.stringify(text) : `'${text}'`);

/** JSX decodes entities and has no escapes, so special characters need an expression in braces. */
const jsxText = (text: string): string =>
  /["&<>{}\\\n\r]/.test(text) ? `{${JSON.stringify(text)}}` : `"${text}"`;

const union = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(' | ');
