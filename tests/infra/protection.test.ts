import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { addStacks } from '#infra/app';
import { stageNamed, type Stage } from '#infra/stage';
import { resourcesOf } from './templates.ts';
import cdk from '../../cdk.json' with { type: 'json' };

function stacksWith(settings: Partial<Stage>, name = 'prod') {
  const app = new App({ context: { ...cdk.context, 'aws:cdk:disable-asset-staging': true } });
  return addStacks(app, { ...stageNamed(name), ...settings });
}

const protectedOnes = (stacks: ReturnType<typeof stacksWith>): string[] =>
  Object.values(stacks)
    .filter(({ terminationProtection }) => terminationProtection)
    .map(({ stackName }) => stackName);

const deletionProtection = ({ data }: ReturnType<typeof stacksWith>): boolean[] => {
  const template = Template.fromStack(data);
  const [table] = Object.values(template.findResources('AWS::DynamoDB::GlobalTable'));
  const [pool] = Object.values(template.findResources('AWS::Cognito::UserPool'));
  const [replica] = table!.Properties.Replicas as { DeletionProtectionEnabled: boolean }[];
  return [replica!.DeletionProtectionEnabled, pool!.Properties.DeletionProtection === 'ACTIVE'];
};

it('prod and its data are protected from deletion, dev is not', () => {
  const prod = stacksWith({});
  expect(protectedOnes(prod)).toHaveLength(Object.keys(prod).length);
  expect(deletionProtection(prod)).toEqual([true, true]);
  const dev = stacksWith({}, 'dev');
  expect(protectedOnes(dev)).toEqual([]);
  expect(deletionProtection(dev)).toEqual([false, false]);
});

it('a new stack is unprotected until it exists, so that creation can roll back', () => {
  const made = stacksWith({ existingStacks: ['Refdeck-prod-Api'] });
  expect(protectedOnes(made)).toEqual(['Refdeck-prod-Api']);
  expect(deletionProtection(made)).toEqual([false, false]);
  const later = stacksWith({ existingStacks: ['Refdeck-prod-Data'] });
  expect(protectedOnes(later)).toEqual(['Refdeck-prod-Data']);
  expect(deletionProtection(later)).toEqual([true, true]);
  // The name of the stack in us-east-1 contains the region.
  const existingStacks = Object.values(made).map(({ stackName }) => stackName);
  expect(protectedOnes(stacksWith({ existingStacks }))).toEqual(existingStacks);
});

it('a failed creation leaves no resource behind, even in prod', () => {
  const types = [
    'AWS::Cognito::UserPool',
    'AWS::DynamoDB::GlobalTable',
    'AWS::S3::Bucket',
    'AWS::SecretsManager::Secret',
  ];
  const policies = types.flatMap((type) => resourcesOf('prod', type));
  const retained = policies.filter(([, { DeletionPolicy }]) => DeletionPolicy === 'RetainExceptOnCreate');
  expect(retained.map(([id]) => id.replace(/[0-9A-F]{8}$/, '')).toSorted()).toEqual(
    expect.arrayContaining(['data/AssetsBucket', 'data/TenantsTable', 'data/Users1Pool']),
  );
  expect(policies.filter(([, { DeletionPolicy }]) => DeletionPolicy === 'Retain')).toEqual([]);
  // CloudFormation cannot delete the web bucket while it contains the uploaded files.
  expect(resourcesOf('prod', 'Custom::S3AutoDeleteObjects').map(([id]) => id)).toEqual([
    expect.stringMatching(/^web\/Web/),
  ]);
});
