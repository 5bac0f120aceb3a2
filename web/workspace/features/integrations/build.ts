import {
  embedDefaults,
  embedHeadings,
  embedLayouts,
  embedLimit,
  embedLogos,
  embedTargets,
  embedThemes,
  wallLayouts,
} from '#contract/cards/embed';
import { oneOf } from '#contract/rules/choices';
import type { SnippetOptions } from '../../../shared/embed-snippet.ts';

export const forms = ['script', 'iframe', 'react'] as const;
export const radii = ['', '0px', '8px', '20px'] as const;
export const gaps = ['', '12px', '40px'] as const;

export interface Build {
  form: (typeof forms)[number];
  collection: string;
  reference: string;
  layout: (typeof embedLayouts)[number];
  /** Empty means the colors of the branding. */
  theme: '' | (typeof embedThemes)[number];
  heading: (typeof embedHeadings)[number];
  target: (typeof embedTargets)[number];
  logos: (typeof embedLogos)[number];
  tag: string;
  limit: number | undefined;
  accent: string;
  radius: (typeof radii)[number];
  gap: (typeof gaps)[number];
}

export const untouched: Build = {
  form: 'script',
  collection: '',
  reference: '',
  ...embedDefaults,
  theme: '',
  tag: '',
  limit: undefined,
  accent: '',
  radius: '',
  gap: '',
};

/** Anybody may have written the address, so values that the builder does not offer are dropped. */
export function readBuild(address: URLSearchParams): Build {
  const text = (name: string) => address.get(name) ?? '';
  const limit = Number(text('limit'));
  return {
    form: oneOf(forms, text('form')) ?? untouched.form,
    collection: text('collection'),
    reference: text('reference'),
    layout: oneOf(embedLayouts, text('layout')) ?? untouched.layout,
    theme: oneOf(embedThemes, text('theme')) ?? untouched.theme,
    heading: oneOf(embedHeadings, Number(text('heading'))) ?? untouched.heading,
    target: oneOf(embedTargets, text('target')) ?? untouched.target,
    logos: oneOf(embedLogos, text('logos')) ?? untouched.logos,
    tag: text('tag'),
    limit: Number.isInteger(limit) && limit >= 1 && limit <= embedLimit ? limit : undefined,
    accent: /^#[0-9a-f]{6}$/i.test(text('accent')) ? text('accent').toUpperCase() : '',
    radius: oneOf(radii, text('radius')) ?? '',
    gap: oneOf(gaps, text('gap')) ?? '',
  };
}

/** A frame always shows a whole page. */
export const onlyOf = ({ form, reference }: Build) => (form === 'iframe' ? '' : reference);

/** A frame shows a page, so it supports the layouts of a page only. */
export const layoutsOf = (form: Build['form']) => (form === 'iframe' ? wallLayouts : embedLayouts);

export function writeBuild(build: Build): URLSearchParams {
  const address = new URLSearchParams();
  for (const [name, value] of Object.entries(build) as [keyof Build, string | number | undefined][])
    if (value !== untouched[name] && value !== undefined) address.set(name, String(value));
  return address;
}

export function optionsOf(build: Build, organization: string): SnippetOptions {
  const { collection, theme, heading, target, logos, tag, limit, accent, radius, gap } = build;
  const properties = { '--refdeck-accent': accent, '--refdeck-radius': radius, '--refdeck-gap': gap };
  const layout = oneOf(layoutsOf(build.form), build.layout) ?? untouched.layout;
  return {
    organization,
    collection,
    reference: onlyOf(build),
    layout,
    theme: theme || undefined,
    heading,
    target,
    logos: layout === 'logos' ? logos : undefined,
    tag,
    limit,
    properties: Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== '')),
  };
}
