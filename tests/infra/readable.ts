import { stringify } from 'yaml';

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** A template as a person reads it: sorted, without what CDK adds for itself, and without what follows from the words of the site, the code of bundles or the machine. */
export function readable(template: object): Json {
  const { Parameters: _parameters, Rules: _rules, ...own } = template as Record<string, Json>;
  return masked(own, '');
}

export const asYaml = (value: Json): string =>
  stringify(value, { sortMapEntries: true, lineWidth: 0, aliasDuplicateObjects: false });

function masked(value: Json, name: string): Json {
  if (typeof value === 'string') return maskedText(value, name);
  if (Array.isArray(value)) return value.map((item) => masked(item, name));
  if (value === null || typeof value !== 'object') return value;
  const kept = Object.entries(value).filter(([key]) => key !== 'Metadata');
  return Object.fromEntries(kept.map(([key, item]) => [key, masked(item, key)]));
}

function maskedText(text: string, name: string): string {
  // The edge's script has the addresses of all articles in it.
  if (name === 'FunctionCode') return '<code>';
  return text.replaceAll(/[0-9a-f]{64}/g, '<hash>').replaceAll(/'sha256-[\w+/=]+'/g, "'sha256-<hash>'");
}

/** The same text for two stages, where only their names and what CDK makes of them differ. */
export function withoutStage(text: string, stage: string): string {
  const hashes = /([0-9A-F]{8})+(?=$|[A-Z][a-z]|-)/g;
  return text
    .replaceAll(new RegExp(`\\w*Refdeck${stage}\\w*`, 'g'), (id) =>
      id.replaceAll(hashes, '').replaceAll(`Refdeck${stage}`, 'Refdeck<stage>'),
    )
    .replaceAll(new RegExp(`\\b([Rr]efdeck[-/])${stage}\\b`, 'g'), '$1<stage>')
    .replaceAll(/(aws-cdk:cr-owned:(?:\w+:)?)[0-9a-f]{8}/g, '$1<hash>');
}

interface Difference {
  place: string;
  one: Json;
  other: Json;
}

/** What one stage has otherwise than another. Of lists, the items that the other has not. */
export function differences(one: Json, other: Json, place = ''): Difference[] {
  if (JSON.stringify(one) === JSON.stringify(other)) return [];
  if (isMap(one) && isMap(other)) {
    const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
    return names.flatMap((name) =>
      differences(one[name] ?? null, other[name] ?? null, place ? `${place}.${name}` : name),
    );
  }
  if (Array.isArray(one) && Array.isArray(other)) {
    const [left, right] = [without(one, other), without(other, one)];
    return left.length + right.length > 0 ? [{ place, one: left, other: right }] : [];
  }
  return [{ place, one, other }];
}

function without(items: Json[], taken: Json[]): Json[] {
  const known = new Set(taken.map((item) => JSON.stringify(item)));
  return items.filter((item) => !known.has(JSON.stringify(item)));
}

const isMap = (value: Json): value is { [name: string]: Json } =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
