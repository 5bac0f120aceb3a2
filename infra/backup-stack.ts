import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from 'aws-cdk-lib/aws-backup';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Key } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import { retention } from '#contract/rules/retention';
import { BackupKey, copiedFrom } from './constructs/backup-key.ts';
import { suppress } from './constructs/suppressed-findings.ts';
import type { DataStack } from './data-stack.ts';
import { AppStack, type AppStackProps } from './app-stack.ts';

interface BackupStackProps extends AppStackProps {
  data: DataStack;
  /** The ARN of a locked vault in another account. */
  vault: string;
}

/** Days that a backup stays here until its copy exists. Point-in-time recovery covers more. */
const waitingDays = 7;

/** Nightly copies to a vault that this account cannot empty (docs/operations/disaster-recovery.md). */
export class BackupStack extends AppStack {
  constructor(scope: Construct, id: string, props: BackupStackProps) {
    super(scope, id, props);
    const { data, vault: elsewhere } = props;
    const other = elsewhere.split(':')[4]!;
    const key = new BackupKey(this, 'Key', { copiedTo: other });
    const vault = new BackupVault(this, 'Vault', {
      encryptionKey: key,
      accessPolicy: copiedFrom(other),
      removalPolicy: RemovalPolicy.RETAIN,
    });
    const plan = new BackupPlan(this, 'Plan', {
      backupPlanName: `refdeck-${props.stage.name}`,
      backupVault: vault,
    });
    plan.addRule(
      new BackupPlanRule({
        ruleName: 'nightly',
        scheduleExpression: Schedule.cron({ hour: '2', minute: '30' }),
        deleteAfter: Duration.days(waitingDays),
        copyActions: [
          {
            destinationBackupVault: BackupVault.fromBackupVaultArn(this, 'Elsewhere', elsewhere),
            deleteAfter: Duration.days(retention.backupDays),
          },
        ],
      }),
    );
    plan.addSelection('Data', {
      role: this.addRole(data, key, [vault.backupVaultArn, elsewhere]),
      disableDefaultBackupPolicy: true,
      resources: [
        BackupResource.fromArn(data.table.table.tableArn),
        BackupResource.fromArn(data.assets.bucket.bucketArn),
      ],
    });
  }

  /** Allows what AWS's managed policies for the service do, for one table and one bucket. */
  private addRole({ table: { table }, assets: { bucket } }: DataStack, key: Key, vaults: string[]): Role {
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('backup.amazonaws.com') });
    const allow = (
      actions: string[],
      resources: string[],
      conditions?: Record<string, Record<string, string>>,
    ) => role.addToPolicy(new PolicyStatement({ actions, resources, ...(conditions && { conditions }) }));
    const named = (service: string, names: string) => names.split(' ').map((name) => `${service}:${name}`);

    allow(named('dynamodb', 'CreateBackup DescribeTable ListTagsOfResource StartAwsBackupJob'), [
      table.tableArn,
    ]);
    allow(named('dynamodb', 'DescribeBackup DeleteBackup'), [`${table.tableArn}/backup/*`]);
    const ofBucket =
      'GetBucketAcl GetBucketLocation GetBucketNotification GetBucketTagging GetBucketVersioning GetInventoryConfiguration ListBucket ListBucketVersions PutBucketNotification PutInventoryConfiguration';
    allow(named('s3', ofBucket), [bucket.bucketArn]);
    const ofObject =
      'GetObject GetObjectAcl GetObjectTagging GetObjectVersion GetObjectVersionAcl GetObjectVersionTagging';
    allow(named('s3', ofObject), [bucket.arnForObjects('*')]);
    const rules =
      'DeleteRule DescribeRule DisableRule EnableRule ListTargetsByRule PutRule PutTargets RemoveTargets';
    const managed = this.formatArn({
      service: 'events',
      resource: 'rule',
      resourceName: 'AwsBackupManagedRule*',
    });
    allow(named('events', rules), [managed]);
    allow(['events:ListRules', 'cloudwatch:GetMetricData', 's3:ListAllMyBuckets', 'tag:GetResources'], ['*']);
    allow(named('backup', 'DescribeBackupVault CopyIntoBackupVault'), vaults);
    allow(named('backup', 'CopyFromBackupVault TagResource'), [
      `arn:${this.partition}:backup:*:${this.account}:recovery-point:*`,
    ]);
    allow(named('kms', 'Decrypt DescribeKey Encrypt GenerateDataKey GenerateDataKeyWithoutPlaintext'), [
      key.keyArn,
    ]);
    allow(['kms:CreateGrant'], [key.keyArn], { Bool: { 'kms:GrantIsForAWSResource': 'true' } });
    const ofBackup =
      'Names that AWS Backup gives: backups of one table, its recovery points, the rules by which it hears of objects';
    suppress(role, {
      'AwsSolutions-IAM5[Resource::<TenantsTable.Arn>/backup/*]': ofBackup,
      'AwsSolutions-IAM5[Resource::arn:aws:events:<region>:<account>:rule/AwsBackupManagedRule*]': ofBackup,
      'AwsSolutions-IAM5[Resource::arn:aws:backup:*:<account>:recovery-point:*]': ofBackup,
      'AwsSolutions-IAM5[Resource::<AssetsBucket.Arn>/*]': 'A backup of a bucket is one of all its objects',
      'AwsSolutions-IAM5[Resource::*]': 'Four questions that take no resource',
    });
    return role;
  }
}
