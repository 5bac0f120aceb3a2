import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { deployedStages } from '#infra/stage';
import { stringify } from 'yaml';
import { stacksOf, synthesized, type StageName } from './templates.ts';

beforeAll(() => {
  synthesized();
});

const fileOf = (name: string): string => join('snapshots', `${name}.yaml`);

const comparable = (stage: StageName): Record<string, Json> =>
  Object.fromEntries(
    stacksOf(stage).map(([name, template]) => {
      const text = JSON.stringify(readable(template.toJSON()));
      return [name, JSON.parse(withoutStage(text, stage)) as Json];
    }),
  );

describe('what is deployed', () => {
  it('to prod is what was reviewed', async () => {
    for (const [name, template] of stacksOf('prod')) {
      await expect(asYaml(readable(template.toJSON()))).toMatchFileSnapshot(fileOf(`prod-${name}`));
    }
  });

  it('to dev is the same, but for what was reviewed', async () => {
    const found = differences(comparable('prod'), comparable('dev')).map(({ path, one, other }) => [
      path,
      { prod: one, dev: other },
    ]);
    await expect(asYaml(Object.fromEntries(found) as Json)).toMatchFileSnapshot(fileOf('dev-differs'));
  });
});

/** What CloudFormation and Lambda take, less what we want to have left. */
const limits = { resources: 450, templateBytes: 900_000, outputs: 180, environmentBytes: 3_800 };

describe('every stack', () => {
  const stacks = () =>
    deployedStages.flatMap((stage) =>
      stacksOf(stage).map(([name, template]) => [`${stage}/${name}`, template.toJSON()] as const),
    );

  it('is well below the limits of CloudFormation', () => {
    expect(stacks().length).toBeGreaterThan(10);
    for (const [name, { Resources, Outputs = {}, ...rest }] of stacks()) {
      expect(Object.keys(Resources).length, name).toBeLessThan(limits.resources);
      expect(Object.keys(Outputs).length, name).toBeLessThan(limits.outputs);
      // As it is uploaded, with its indentation.
      const text = JSON.stringify({ Resources, Outputs, ...rest }, undefined, 1);
      expect(Buffer.byteLength(text), name).toBeLessThan(limits.templateBytes);
    }
  });

  it('has functions whose environment Lambda takes', () => {
    const environments = stacks().flatMap(([name, { Resources }]) =>
      Object.entries(Resources as Record<string, { Type: string; Properties?: { Environment?: object } }>)
        .filter(([, { Type }]) => Type === 'AWS::Lambda::Function')
        .map(
          ([id, { Properties }]) => [`${name}/${id}`, JSON.stringify(Properties?.Environment ?? {})] as const,
        ),
    );
    expect(environments.length).toBeGreaterThan(50);
    for (const [name, text] of environments)
      expect(Buffer.byteLength(text), name).toBeLessThan(limits.environmentBytes);
  });
});

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
  const entries = Object.entries(value).filter(([key]) => key !== 'Metadata');
  return Object.fromEntries(entries.map(([key, item]) => [maskedText(key, ''), masked(item, key)]));
}

function maskedText(text: string, name: string): string {
  // The edge's script has the addresses of all articles in it.
  if (name === 'FunctionCode') return '<code>';
  return (
    text
      .replaceAll(/[0-9a-f]{64}/g, '<hash>')
      .replaceAll(/'sha256-[\w+/=]+'/g, "'sha256-<hash>'")
      // Another code is another version of the function.
      .replaceAll(/(CurrentVersion[0-9A-F]{8})[0-9a-f]{32}/g, '$1<hash>')
  );
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
  path: string;
  one: Json;
  other: Json;
}

/** What one stage has otherwise than another. Of lists, the items that the other has not. */
export function differences(one: Json, other: Json, path = ''): Difference[] {
  if (JSON.stringify(one) === JSON.stringify(other)) return [];
  if (isMap(one) && isMap(other)) {
    const names = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
    return names.flatMap((name) =>
      differences(one[name] ?? null, other[name] ?? null, path ? `${path}.${name}` : name),
    );
  }
  if (Array.isArray(one) && Array.isArray(other)) {
    const [left, right] = [without(one, other), without(other, one)];
    return left.length + right.length > 0 ? [{ path, one: left, other: right }] : [];
  }
  return [{ path, one, other }];
}

function without(items: Json[], taken: Json[]): Json[] {
  const known = new Set(taken.map((item) => JSON.stringify(item)));
  return items.filter((item) => !known.has(JSON.stringify(item)));
}

const isMap = (value: Json): value is { [name: string]: Json } =>
  value !== null && typeof value === 'object' && !Array.isArray(value);
