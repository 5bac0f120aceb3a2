import { describe, expect, it } from 'vitest';
import { addStacks } from '#infra/app';
import { stageNamed } from '#infra/stage';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { failing } from '#tools/prove/proofs/failed-release';
import { all, runbook, synthesized, type Resource, type StageName } from './templates.ts';
import cdk from '../../cdk.json' with { type: 'json' };

const watched = ['PreTokenGeneration', 'Reference', 'ReferencePage', 'Session'];

type Aliased = Resource & { UpdatePolicy?: { CodeDeployLambdaAliasUpdate?: object } };

const inStage = (stage: StageName, type: string): [string, Aliased][] => {
  const { data, api } = synthesized().templates[stage];
  return [data, api].flatMap(
    (template) => Object.entries(template.findResources(type)) as [string, Aliased][],
  );
};
const named = (id: string) => id.replace(/(Live|Release|ReleaseFailed|Releaser)[0-9A-F]{8}$/, '');

describe('a release', () => {
  it('of a function that everybody needs moves an alias by CodeDeploy', () => {
    for (const stage of ['dev', 'prod'] as const) {
      const aliases = inStage(stage, 'AWS::Lambda::Alias');
      expect(aliases.map(([id]) => named(id)).toSorted()).toEqual(watched);
      for (const [id, { UpdatePolicy }] of aliases)
        expect(UpdatePolicy?.CodeDeployLambdaAliasUpdate, id).toBeDefined();
    }
  });

  it('is reached by its alias only, from routes and triggers', () => {
    const { data, api } = synthesized().templates.prod;
    const called = JSON.stringify([
      all(api, 'AWS::ApiGatewayV2::Integration').map(({ Properties }) => Properties.IntegrationUri),
      all(data, 'AWS::Cognito::UserPool').map(({ Properties }) => Properties.LambdaConfig),
    ]);
    for (const name of watched) {
      expect(called, name).toMatch(new RegExp(`"${name}Live[0-9A-F]{8}"`));
      expect(called, name).not.toMatch(new RegExp(`"${name}[0-9A-F]{8}"`));
    }
    // The permission to call an alias belongs to the alias.
    const permitted = JSON.stringify(
      inStage('prod', 'AWS::Lambda::Permission').map(([, { Properties }]) => Properties.FunctionName),
    );
    for (const name of watched) expect(permitted, name).toMatch(new RegExp(`"${name}Live[0-9A-F]{8}"`));
  });

  it('starts with a tenth of calls in prod, and with all in dev', () => {
    const groups = inStage('prod', 'AWS::CodeDeploy::DeploymentGroup');
    expect(groups).toHaveLength(watched.length);
    for (const [id, { Properties }] of groups) {
      expect(Properties, id).toMatchObject({
        DeploymentConfigName: 'CodeDeployDefault.LambdaCanary10Percent5Minutes',
        AutoRollbackConfiguration: {
          Enabled: true,
          Events: expect.arrayContaining(['DEPLOYMENT_FAILURE', 'DEPLOYMENT_STOP_ON_ALARM']) as string[],
        },
      });
      const { Alarms } = Properties.AlarmConfiguration as { Alarms: { Name: { Ref: string } }[] };
      expect(Alarms.map(({ Name }) => named(Name.Ref))).toEqual([named(id)]);
    }
    for (const [id, { Properties }] of inStage('dev', 'AWS::CodeDeploy::DeploymentGroup')) {
      expect(Properties.DeploymentConfigName, id).toBe('CodeDeployDefault.LambdaAllAtOnce');
      expect(JSON.stringify(Properties.AlarmConfiguration ?? {}), id).not.toContain('ReleaseFailed');
    }
  });

  // An alarm that the old version raised would stop the deployment of its fix.
  it('rolls back on crashes and reported failures of its own version', () => {
    const alarms = inStage('prod', 'AWS::CloudWatch::Alarm');
    expect(alarms.map(([id]) => named(id)).toSorted()).toEqual(watched);
    for (const [id, { Properties }] of alarms) {
      expect(Properties, id).toMatchObject({ Threshold: 1, EvaluationPeriods: 1 });
      const metrics = (
        Properties.Metrics as { MetricStat?: { Metric: { MetricName: string; Dimensions: object[] } } }[]
      ).flatMap(({ MetricStat }) => MetricStat?.Metric ?? []);
      expect(metrics.map(({ MetricName }) => MetricName)).toEqual(['Errors', `${named(id)}Failed`]);
      for (const { Dimensions } of metrics) {
        const byVersion = JSON.stringify(Dimensions);
        expect(byVersion, id).toMatch(new RegExp(`"${named(id)}CurrentVersion\\w+","Version"`));
      }
      expect(runbook()).toContain('\n## a release goes back\n');
    }
  });

  it('can take over at once, without an alarm', () => {
    const stage = { ...stageNamed('prod'), release: 'all-at-once' as const };
    const app = new App({ context: { ...cdk.context, 'aws:cdk:disable-asset-staging': true } });
    const { api } = addStacks(app, stage);
    const groups = all(Template.fromStack(api), 'AWS::CodeDeploy::DeploymentGroup');
    expect(groups.map(({ Properties }) => Properties.DeploymentConfigName)).toEqual(
      groups.map(() => 'CodeDeployDefault.LambdaAllAtOnce'),
    );
  });
});

it('the release that a proof lets fail changes one function and adds one', () => {
  const before = synthesized().templates.prod.api.toJSON() as { Resources: Record<string, Resource> };
  const { Resources } = JSON.parse(failing(JSON.stringify(before))) as typeof before;
  const added = Object.keys(Resources).filter((id) => !(id in before.Resources));
  expect(added.map((id) => [id.replace(/[0-9A-F]{8}[0-9a-f]{0,32}/, ''), Resources[id]!.Type])).toEqual([
    ['ReferencePageCurrentVersionFailing', 'AWS::Lambda::Version'],
    ['AddedByProof', 'AWS::Lambda::Function'],
  ]);
  const text = JSON.stringify(Resources);
  const version = added[0]!;
  // The alias and the alarm of the release follow the new version.
  expect(text.split(`"${version}"`)).toHaveLength(
    JSON.stringify(before.Resources).split(`"${version.replace('Failing', '')}"`).length,
  );
  const changed = Object.keys(before.Resources).filter(
    (id) =>
      JSON.stringify(before.Resources[id]?.Properties.Code) !==
      JSON.stringify(Resources[id]?.Properties.Code),
  );
  expect(changed.map((id) => before.Resources[id]!.Type)).toEqual(['AWS::Lambda::Function']);
});

// The first picture takes 0.55 s of a whole processor, and longer with a share of one (docs/decisions/0062).
it('social images get a whole processor, and the edge waits long enough', () => {
  const { api, web } = synthesized().templates.prod;
  const [, { Properties: images }] = Object.entries(api.findResources('AWS::Lambda::Function')).find(([id]) =>
    id.startsWith('SocialImage'),
  )! as [string, Resource];
  const processors = (images.MemorySize as number) / 1769;
  expect(processors).toBeGreaterThanOrEqual(1);
  const { Origins } = all(web, 'AWS::CloudFront::Distribution')[0]!.Properties.DistributionConfig as {
    Origins: { CustomOriginConfig?: { OriginReadTimeout?: number } }[];
  };
  const patience = Origins.flatMap(({ CustomOriginConfig }) => CustomOriginConfig?.OriginReadTimeout ?? []);
  expect(patience.length).toBeGreaterThan(0);
  for (const seconds of patience) expect(seconds).toBeGreaterThanOrEqual((5 * 0.55) / processors);
});
