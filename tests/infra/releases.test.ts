import { describe, expect, it } from 'vitest';
import { addStacks } from '#infra/app';
import { stageNamed } from '#infra/stage';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { all, runbook, synthesized, type Resource, type StageName } from './templates.ts';
import cdk from '../../cdk.json' with { type: 'json' };

/** What nobody can work without, and visitors see. */
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
  it('of what everybody calls moves an alias, on each stage, by CodeDeploy', () => {
    for (const stage of ['dev', 'prod'] as const) {
      const aliases = inStage(stage, 'AWS::Lambda::Alias');
      expect(aliases.map(([id]) => named(id)).toSorted()).toEqual(watched);
      for (const [id, { UpdatePolicy }] of aliases)
        expect(UpdatePolicy?.CodeDeployLambdaAliasUpdate, id).toBeDefined();
    }
  });

  it('is called by it alone: no route and no trigger leads past the alias', () => {
    const { data, api } = synthesized().templates.prod;
    const called = JSON.stringify([
      all(api, 'AWS::ApiGatewayV2::Integration').map(({ Properties }) => Properties.IntegrationUri),
      all(data, 'AWS::Cognito::UserPool').map(({ Properties }) => Properties.LambdaConfig),
    ]);
    for (const name of watched) {
      expect(called, name).toMatch(new RegExp(`"${name}Live[0-9A-F]{8}"`));
      expect(called, name).not.toMatch(new RegExp(`"${name}[0-9A-F]{8}"`));
    }
    // Who calls an alias is let in at the alias.
    const permitted = JSON.stringify(
      inStage('prod', 'AWS::Lambda::Permission').map(([, { Properties }]) => Properties.FunctionName),
    );
    for (const name of watched) expect(permitted, name).toMatch(new RegExp(`"${name}Live[0-9A-F]{8}"`));
  });

  it('in prod begins with a tenth of the calls, and goes back when the new version fails once; in dev it is all at once', () => {
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

  // One that the version before has set off would keep its own remedy from being deployed.
  it('is judged by its own version: by runs that crash, and by answers in which our code says that it failed', () => {
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

  it('that cannot wait takes over at once, without asking an alarm', () => {
    const stage = { ...stageNamed('prod'), release: 'all-at-once' as const };
    const app = new App({ context: { ...cdk.context, 'aws:cdk:disable-asset-staging': true } });
    const { api } = addStacks(app, stage);
    const groups = all(Template.fromStack(api), 'AWS::CodeDeploy::DeploymentGroup');
    expect(groups.map(({ Properties }) => Properties.DeploymentConfigName)).toEqual(
      groups.map(() => 'CodeDeployDefault.LambdaAllAtOnce'),
    );
  });
});

// Drawing the first picture takes 0.55 s of a processor, with the start of Node and the fonts (docs/decisions/0062): with a share of one, as much longer.
it('the pictures of pages have a whole processor, and the edge waits for them for several times what their first one takes', () => {
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
