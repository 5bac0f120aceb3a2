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

/** Of the table and of the user pool. */
const deletionProtection = ({ data }: ReturnType<typeof stacksWith>): boolean[] => {
  const template = Template.fromStack(data);
  const [table] = Object.values(template.findResources('AWS::DynamoDB::GlobalTable'));
  const [pool] = Object.values(template.findResources('AWS::Cognito::UserPool'));
  const [replica] = table!.Properties.Replicas as { DeletionProtectionEnabled: boolean }[];
  return [replica!.DeletionProtectionEnabled, pool!.Properties.DeletionProtection === 'ACTIVE'];
};

it('prod and its data cannot be deleted by a slip, whoever deploys; dev can', () => {
  const prod = stacksWith({});
  expect(protectedOnes(prod)).toHaveLength(Object.keys(prod).length);
  expect(deletionProtection(prod)).toEqual([true, true]);
  const dev = stacksWith({}, 'dev');
  expect(protectedOnes(dev)).toEqual([]);
  expect(deletionProtection(dev)).toEqual([false, false]);
});

it('what is being made is not protected yet, so that a creation that fails can take it back; the rest is', () => {
  const made = stacksWith({ existingStacks: ['Refdeck-prod-Api'] });
  expect(protectedOnes(made)).toEqual(['Refdeck-prod-Api']);
  expect(deletionProtection(made)).toEqual([false, false]);
  const later = stacksWith({ existingStacks: ['Refdeck-prod-Data'] });
  expect(protectedOnes(later)).toEqual(['Refdeck-prod-Data']);
  expect(deletionProtection(later)).toEqual([true, true]);
  // As CloudFormation names them: the one in us-east-1 has its region in its name.
  const existingStacks = Object.values(made).map(({ stackName }) => stackName);
  expect(protectedOnes(stacksWith({ existingStacks }))).toEqual(existingStacks);
});

it('a creation that fails leaves nothing behind: what outlives its stack in prod does not outlive that', () => {
  const types = [
    'AWS::Cognito::UserPool',
    'AWS::DynamoDB::GlobalTable',
    'AWS::S3::Bucket',
    'AWS::SecretsManager::Secret',
  ];
  const policies = types.flatMap((type) => resourcesOf('prod', type));
  const retained = policies.filter(([, { DeletionPolicy }]) => DeletionPolicy === 'RetainExceptOnCreate');
  expect(retained.map(([id]) => id.replace(/[0-9A-F]{8}$/, '')).toSorted()).toEqual(
    expect.arrayContaining(['data/AssetsBucket', 'data/TenantsTable', 'data/Users']),
  );
  expect(policies.filter(([, { DeletionPolicy }]) => DeletionPolicy === 'Retain')).toEqual([]);
  // The built web is put into its bucket while that is made: a bucket that holds something is not deleted.
  expect(resourcesOf('prod', 'Custom::S3AutoDeleteObjects').map(([id]) => id)).toEqual([
    expect.stringMatching(/^web\/Web/),
  ]);
});
