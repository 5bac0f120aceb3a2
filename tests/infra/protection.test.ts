import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { expect, it } from 'vitest';
import { addStacks } from '#infra/app';
import { stageNamed, stripeSecretName, type Stage } from '#infra/stage';
import { resourcesOf, stacksOf, type Resource } from './templates.ts';
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
    expect.arrayContaining(['data/AssetsBucket', 'data/TenantsTable', 'data/Users']),
  );
  expect(policies.filter(([, { DeletionPolicy }]) => DeletionPolicy === 'Retain')).toEqual([]);
  // CloudFormation cannot delete the web bucket while it contains the uploaded files.
  expect(resourcesOf('prod', 'Custom::S3AutoDeleteObjects').map(([id]) => id)).toEqual([
    expect.stringMatching(/^web\/Web/),
  ]);
});

/** Returns the names that are taken in an account after prod was taken down. */
function namesLeft(): Record<string, string[]> {
  const left: Record<string, string[]> = {};
  for (const [, template] of stacksOf('prod')) {
    const resources = Object.values(template.toJSON().Resources as Record<string, Resource>);
    for (const { Type, DeletionPolicy, Properties = {} } of resources) {
      if (!DeletionPolicy?.startsWith('Retain')) continue;
      const named = Object.entries(Properties).filter(([key]) => /^(\w*Name|Name)$/.test(key));
      (left[Type] ??= []).push(...named.map(([, name]) => String(name)));
    }
  }
  return left;
}

it('prod can be deployed again after the commands that follow a take-down', () => {
  const left = namesLeft();
  // A deployment would be refused while these names are taken.
  expect(Object.values(left).flat()).toEqual([
    stripeSecretName('prod'),
    expect.stringMatching(/^RefdeckprodBackupVault/),
  ]);
  const guide = readFileSync(join('docs', 'operations', 'deploy.md'), 'utf8');
  const [, section] = guide.split('## Taking a stage down');
  const [, commands] = section!.split('They cost money until somebody deletes them by hand:');
  // A secret that is not deleted by force keeps its name for 30 days; a full vault is not deleted.
  const frees: Record<string, RegExp[]> = {
    'AWS::Backup::BackupVault': [/backup delete-recovery-point /, /backup delete-backup-vault /],
    'AWS::Cognito::UserPool': [/--deletion-protection INACTIVE && aws cognito-idp delete-user-pool /],
    'AWS::DynamoDB::GlobalTable': [/--no-deletion-protection-enabled && aws dynamodb delete-table /],
    'AWS::KMS::Key': [/kms schedule-key-deletion /],
    'AWS::S3::Bucket': [/Empty and delete the bucket/],
    'AWS::SecretsManager::Secret': [/secretsmanager delete-secret .*--force-delete-without-recovery/],
  };
  for (const type of Object.keys(left)) {
    expect(frees[type], type).toBeDefined();
    for (const command of frees[type]!) expect(commands).toMatch(command);
  }
});
