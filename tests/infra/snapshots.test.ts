import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { deployedStages } from '#infra/stage';
import { asYaml, differences, readable, withoutStage, type Json } from './readable.ts';
import { stacksOf, synthesised, type StageName } from './templates.ts';

beforeAll(() => {
  synthesised();
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
    const found = differences(comparable('prod'), comparable('dev')).map(({ place, one, other }) => [
      place,
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
