import { stringify } from 'yaml';

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

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

/** What one stage has otherwise than another: each place, and both values. */
export function differences(one: Json, other: Json, place = ''): string[] {
  if (JSON.stringify(one) === JSON.stringify(other)) return [];
  if (isMap(one) && isMap(other)) {
    const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
    return names.flatMap((name) =>
      differences(one[name] ?? null, other[name] ?? null, place ? `${place}.${name}` : name),
    );
  }
  return [`${place}: ${JSON.stringify(one)} -> ${JSON.stringify(other)}`];
}

const isMap = (value: Json): value is { [name: string]: Json } =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
