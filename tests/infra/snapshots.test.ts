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
  it('to prod matches the reviewed snapshot', async () => {
    for (const [name, template] of stacksOf('prod')) {
      await expect(asYaml(readable(template.toJSON()))).toMatchFileSnapshot(fileOf(`prod-${name}`));
    }
  });

  it('to dev differs from prod as reviewed', async () => {
    const found = differences(comparable('prod'), comparable('dev')).map(({ path, one, other }) => [
      path,
      { prod: one, dev: other },
    ]);
    await expect(asYaml(Object.fromEntries(found) as Json)).toMatchFileSnapshot(fileOf('dev-differs'));
  });
});

/** The limits of CloudFormation and Lambda, less a reserve. */
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
      // The upload is indented, which counts.
      const text = JSON.stringify({ Resources, Outputs, ...rest }, undefined, 1);
      expect(Buffer.byteLength(text), name).toBeLessThan(limits.templateBytes);
    }
  });

  it('has functions with environments within Lambda’s limit', () => {
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

/** Returns a sorted template for review, without what CDK adds and what depends on site texts, bundles or the machine. */
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
  // The edge script contains the addresses of all articles.
  if (name === 'FunctionCode') return '<code>';
  return (
    text
      .replaceAll(/[0-9a-f]{64}/g, '<hash>')
      .replaceAll(/'sha256-[\w+/=]+'/g, "'sha256-<hash>'")
      // The id of a version changes with its code.
      .replaceAll(/(CurrentVersion[0-9A-F]{8})[0-9a-f]{32}/g, '$1<hash>')
  );
}

/** Replaces the stage's name and what CDK derives from it, so that two stages can be compared. */
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

/** Returns how a stage differs from another. Of lists it returns the items that the other lacks. */
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
