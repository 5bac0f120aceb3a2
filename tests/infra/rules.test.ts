import { beforeAll, describe, expect, it } from 'vitest';
import { deployedStages } from '#infra/stage';
import { callsRules } from './rules/calls.ts';
import { dataRules } from './rules/data.ts';
import { rightsRules } from './rules/rights.ts';
import type { Place, Rule } from './rules/rule.ts';
import { resourcesOf, stacksOf, synthesised, type Resource, type StageName } from './templates.ts';

beforeAll(() => {
  synthesised();
});

type Found = [Resource, Place];

/** The resources that a rule is about, on one stage. */
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
        .filter(([resource, place]) => resource.Type === type && concerns(resource, place))
    : [];

describe.each([...dataRules, ...callsRules, ...rightsRules])('every $type', (rule) => {
  it(rule.holds, () => {
    const found = deployedStages.flatMap((stage) => concerned(rule, stage));
    expect(found.length).toBeGreaterThan(0);
    const broken = found.filter(([resource, place]) => rule.broken(resource, place));
    expect(broken.map(([, { stage, stack, id }]) => `${stage}/${stack}/${id}`)).toEqual([]);
  });

  it(`and the check of it notices: ${rule.holds}`, () => {
    const [resource, place] = concerned(rule, 'prod')[0]!;
    const beside = structuredClone(place.beside);
    const copy = beside[place.id]!;
    expect(rule.broken(resource, place)).toBe(false);
    rule.careless(copy, { ...place, beside });
    expect(rule.broken(copy, { ...place, beside })).toBe(true);
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
