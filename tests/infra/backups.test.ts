import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { retention } from '#contract/rules/retention';
import { addStacks } from '#infra/app';
import { checks } from '#infra/checks';
import { stageNamed, vaultSettings } from '#infra/stage';
import { VaultStack } from '#infra/vault-stack';
import cdk from '../../cdk.json' with { type: 'json' };
import { reads, writes } from './granted.ts';
import { actions, all, backupVault, statements, synthesized } from './templates.ts';

const { backup } = synthesized().templates.prod;
const source = '111122223333';

afterEach(() => vi.unstubAllEnvs());

describe('without a vault in another account', () => {
  it('no backup resource exists', () => {
    const app = new App({ context: { ...cdk.context, 'aws:cdk:disable-asset-staging': true } });
    const stacks = addStacks(app, stageNamed('prod'));
    expect(stacks).not.toHaveProperty('backup');
    const monitoring = Template.fromStack(stacks.monitoring);
    expect(all(monitoring, 'AWS::Events::Rule')).toEqual([]);
  });
});

describe('with one', () => {
  it('table and files are copied each night and expire as documented', () => {
    const [plan] = all(backup, 'AWS::Backup::BackupPlan');
    expect(plan!.Properties).toMatchObject({
      BackupPlan: {
        BackupPlanRule: [
          {
            ScheduleExpression: 'cron(30 2 * * ? *)',
            CopyActions: [
              {
                DestinationBackupVaultArn: backupVault,
                Lifecycle: { DeleteAfterDays: retention.backupDays },
              },
            ],
          },
        ],
      },
    });
    const [selection] = all(backup, 'AWS::Backup::BackupSelection');
    const { Resources } = selection!.Properties.BackupSelection as { Resources: unknown[] };
    const selected = Resources.map((one) => JSON.stringify(one));
    expect(selected).toEqual([
      expect.stringMatching(/Tenants.*Arn/) as string,
      expect.stringMatching(/Assets.*Arn/) as string,
    ]);
  });

  it('the backup role reads and writes no row and changes no file', () => {
    const granted = statements(backup)
      .filter(({ Effect }) => Effect === 'Allow')
      .flatMap(actions);
    expect(granted).toContain('dynamodb:StartAwsBackupJob');
    expect(granted).toContain('s3:GetObjectVersion');
    expect(granted.filter((action) => /\*/.test(action))).toEqual([]);
    const rows = [...reads, ...writes, 'Scan', 'BatchWriteItem', 'DeleteTable', 'ExportTableToPointInTime'];
    for (const action of rows) expect(granted).not.toContain(`dynamodb:${action}`);
    expect(granted.filter((action) => /^s3:(Put|Delete)/.test(action)).toSorted()).toEqual([
      // AWS Backup needs these to receive changes.
      's3:PutBucketNotification',
      's3:PutInventoryConfiguration',
    ]);
  });

  it('the backup role may do what the role of AWS may, to one table and bucket', () => {
    const granted = new Set(statements(backup).flatMap(actions));
    // AWSBackupServiceRolePolicyForBackup (v30) and AWSBackupServiceRolePolicyForS3Backup (v4).
    const ofAws = {
      backup: 'CopyFromBackupVault CopyIntoBackupVault DescribeBackupVault TagResource',
      cloudwatch: 'GetMetricData',
      dynamodb: 'CreateBackup DeleteBackup DescribeBackup DescribeTable ListTagsOfResource StartAwsBackupJob',
      events:
        'DeleteRule DescribeRule DisableRule EnableRule ListRules ListTargetsByRule PutRule PutTargets RemoveTargets',
      kms: 'CreateGrant Decrypt DescribeKey GenerateDataKey',
      s3: 'GetBucketAcl GetBucketLocation GetBucketNotification GetBucketTagging GetBucketVersioning GetInventoryConfiguration GetObject GetObjectAcl GetObjectTagging GetObjectVersion GetObjectVersionAcl GetObjectVersionTagging ListAllMyBuckets ListBucket ListBucketVersions PutBucketNotification PutInventoryConfiguration',
      tag: 'GetResources',
    };
    const missing = Object.entries(ofAws)
      .flatMap(([service, names]) => names.split(' ').map((name) => `${service}:${name}`))
      .filter((action) => !granted.has(action));
    expect(missing).toEqual([]);
  });

  it('the steps of a restore name only roles that they create', () => {
    const steps = readFileSync(join('docs', 'operations', 'disaster-recovery.md'), 'utf8');
    const created = [...steps.matchAll(/aws iam create-role --role-name ([\w-]+)/g)].map(([, name]) => name);
    const used = [...steps.matchAll(/--iam-role-arn (\S+)/g)].map(([, arn]) => arn);
    expect(used).toHaveLength(3);
    for (const arn of used)
      expect(created.map((name) => `arn:aws:iam::<account>:role/${name}`)).toContain(arn);
  });

  it.each(['refdeck-prod', 'arn:aws:s3:::bucket', 'arn:aws:backup:eu-central-1:12:backup-vault:x'])(
    'an invalid ARN stops synthesis: %s',
    (arn) => {
      vi.stubEnv('REFDECK_BACKUP_VAULT', arn);
      expect(() => stageNamed('prod')).toThrow('REFDECK_BACKUP_VAULT is no vault');
    },
  );
});

describe('the vault in the other account', () => {
  const app = new App();
  const stack = new VaultStack(app, 'Vault', { stage: 'prod', source, env: { region: 'eu-central-1' } });
  const template = Template.fromStack(stack);
  const [vault] = all(template, 'AWS::Backup::BackupVault');

  it('has a permanent lock on the retention of copies', () => {
    expect(vault!.Properties.LockConfiguration).toEqual({
      MinRetentionDays: retention.backupDays - 1,
      MaxRetentionDays: retention.backupDays,
      // A lock with days of grace becomes permanent after them; one without can be removed.
      ChangeableForDays: 3,
    });
    expect(vault!.DeletionPolicy).toBe('Retain');
    expect(stack.terminationProtection).toBe(true);
  });

  it('accepts copies from the account of the stage and nothing else', () => {
    const { Statement } = vault!.Properties.AccessPolicy as { Statement: object[] };
    expect(Statement).toHaveLength(1);
    expect(Statement[0]).toMatchObject({ Effect: 'Allow', Action: 'backup:CopyIntoBackupVault' });
    expect(JSON.stringify((Statement[0] as { Principal: object }).Principal)).toContain(`${source}:root`);
  });

  it('has no findings of cdk-nag', () => {
    expect(checks().flatMap((pack) => pack.validateScope(app).violations)).toEqual([]);
  });

  it('belongs to a named account', () => {
    expect(() => vaultSettings()).toThrow('REFDECK_BACKUP_SOURCE is needed');
    vi.stubEnv('REFDECK_BACKUP_SOURCE', source);
    expect(vaultSettings()).toEqual({ source, stage: 'prod', region: 'eu-central-1' });
  });
});
