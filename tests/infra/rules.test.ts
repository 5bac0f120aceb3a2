import { beforeAll, describe, expect, it } from 'vitest';
import { deployedStages } from '#infra/stage';
import { callsRules } from './rules/calls.ts';
import { dataRules } from './rules/data.ts';
import { rightsRules } from './rules/rights.ts';
import type { ResourceContext, Rule } from './rules/rule.ts';
import { resourcesOf, stacksOf, synthesized, type Resource, type StageName } from './templates.ts';

beforeAll(() => {
  synthesized();
});

type Found = [Resource, ResourceContext];

const concerned = (
  { type, stages = [...deployedStages], concerns = () => true }: Rule,
  stage: StageName,
): Found[] =>
  stages.includes(stage)
    ? stacksOf(stage)
        .flatMap(([stack, template]) => {
          const beside = template.toJSON().Resources as Record<string, Resource>;
          return Object.entries(beside).map(([id, resource]): Found => [
            resource,
            { stage, stack, id, beside },
          ]);
        })
        .filter(([resource, context]) => resource.Type === type && concerns(resource, context))
    : [];

describe.each([...dataRules, ...callsRules, ...rightsRules])('every $type', (rule) => {
  it(rule.holds, () => {
    const found = deployedStages.flatMap((stage) => concerned(rule, stage));
    expect(found.length).toBeGreaterThan(0);
    const broken = found.filter(([resource, context]) => rule.broken(resource, context));
    expect(broken.map(([, { stage, stack, id }]) => `${stage}/${stack}/${id}`)).toEqual([]);
  });

  it(`has a check that notices a violation: ${rule.holds}`, () => {
    const [resource, context] = concerned(rule, 'prod')[0]!;
    const beside = structuredClone(context.beside);
    const copy = beside[context.id]!;
    expect(rule.broken(resource, context)).toBe(false);
    rule.careless(copy, { ...context, beside });
    expect(rule.broken(copy, { ...context, beside })).toBe(true);
  });
});

describe('no stage', () => {
  it.each(['AWS::Lambda::Url', 'AWS::IAM::User', 'AWS::IAM::AccessKey', 'AWS::IAM::ManagedPolicy'])(
    'has any %s',
    (type) => {
      expect(
        deployedStages.flatMap((stage) => resourcesOf(stage, type).map(([id]) => `${stage}/${id}`)),
      ).toEqual([]);
    },
  );
});
