import {
  BackupClient,
  DeleteRecoveryPointCommand,
  DescribeBackupJobCommand,
  DescribeBackupVaultCommand,
  DescribeCopyJobCommand,
  DescribeRestoreJobCommand,
  GetBackupPlanCommand,
  ListBackupSelectionsCommand,
  paginateListBackupPlans,
  ResourceNotFoundException as PointNotFound,
  StartBackupJobCommand,
  StartCopyJobCommand,
  type StartCopyJobCommandInput,
  StartRestoreJobCommand,
} from '@aws-sdk/client-backup';
import {
  DeleteTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceNotFoundException as TableNotFound,
} from '@aws-sdk/client-dynamodb';
import { retention } from '#contract/rules/retention';
import { findTable } from '#tools/restore-drill/operator';
import type { Made, Proof, Site } from '../proof.ts';
import { makeServiceRole, removeServiceRole } from '../service-role.ts';
import { drillReport, judgeDrill, promised } from './restore.ts';

/** Backups are made nightly (docs/operations/disaster-recovery.md). */
const nightly = { ...promised, lostSeconds: 24 * 3_600 };
const restoreTo = 'refdeck-prove-vault';
const roles = {
  copy: {
    name: 'refdeck-prove-copy',
    policies: ['service-role/AWSBackupServiceRolePolicyForBackup'],
  },
  restore: {
    name: 'refdeck-prove-restore',
    policies: ['service-role/AWSBackupServiceRolePolicyForRestores'],
  },
};

export const vault: Proof = {
  id: 'vault',
  statement:
    'A backup of the table goes into the vault of another account, comes back from there and is restored whole.',
  async run(site, keep) {
    const { region, stageName } = site;
    // Only the second account may copy from its vault.
    const profile = process.env.REFDECK_VAULT_PROFILE;
    const here = new BackupClient({ region });
    const plan = await findPlan(here, stageName);
    if (!plan) return { result: 'not here', message: `${stageName} has no REFDECK_BACKUP_VAULT` };
    if (!profile) return { result: 'not here', message: 'REFDECK_VAULT_PROFILE names no profile' };
    const there = new BackupClient({ region, profile });
    try {
      const began = new Date();
      const point = await backUp(site, here, plan, keep);
      const copied = await copy(site, here, {
        RecoveryPointArn: point,
        SourceBackupVaultName: plan.vault,
        DestinationBackupVaultArn: plan.elsewhere,
        IamRoleArn: plan.role,
      });
      const copyRole = await makeServiceRole({ ...roles.copy, profile }, keep);
      const { BackupVaultArn } = await here.send(
        new DescribeBackupVaultCommand({ BackupVaultName: plan.vault }),
      );
      await site.pause(roleMs);
      const back = await copy(site, there, {
        RecoveryPointArn: copied,
        SourceBackupVaultName: nameOf(plan.elsewhere),
        DestinationBackupVaultArn: BackupVaultArn!,
        IamRoleArn: copyRole,
      });
      keep({ back, vault: plan.vault });
      await restoreTable(site, here, back, keep);
      const drill = drillReport(site, ['--restored', restoreTo, '--at', began.toISOString()]);
      const { result, message } = judgeDrill(drill.report, drill.error, nightly);
      const hours = Math.round((Date.now() - began.getTime()) / 360_000) / 10;
      return { result, message: `${message}; there and back in ${hours} hours; ${copied} stays there` };
    } catch (error) {
      if (error instanceof JobFailed) return { result: 'fails', message: error.message };
      throw error;
    }
  },
  async cleanUp({ region }, made) {
    const gone = (error: unknown) => {
      if (!(error instanceof TableNotFound || error instanceof PointNotFound)) throw error;
    };
    if (made.table)
      await new DynamoDBClient({ region })
        .send(new DeleteTableCommand({ TableName: made.table }))
        .catch(gone);
    for (const RecoveryPointArn of [made.point, made.back]) {
      if (!RecoveryPointArn) continue;
      const point = { BackupVaultName: made.vault, RecoveryPointArn };
      await new BackupClient({ region }).send(new DeleteRecoveryPointCommand(point)).catch(gone);
    }
    for (const { name } of Object.values(roles)) {
      const profile = made[name];
      if (profile !== undefined) await removeServiceRole({ name, profile: profile || undefined });
    }
  },
};

/** A new role takes a while to be known everywhere. */
const roleMs = 20_000;

interface Plan {
  vault: string;
  elsewhere: string;
  role: string;
}

async function findPlan(client: BackupClient, stageName: string): Promise<Plan | undefined> {
  for await (const { BackupPlansList = [] } of paginateListBackupPlans({ client }, {})) {
    const found = BackupPlansList.find(({ BackupPlanName }) => BackupPlanName === `refdeck-${stageName}`);
    if (!found) continue;
    const { BackupPlanId } = found;
    const { BackupPlan } = await client.send(new GetBackupPlanCommand({ BackupPlanId }));
    const { BackupSelectionsList } = await client.send(new ListBackupSelectionsCommand({ BackupPlanId }));
    const rule = BackupPlan!.Rules![0]!;
    return {
      vault: rule.TargetBackupVaultName!,
      elsewhere: rule.CopyActions![0]!.DestinationBackupVaultArn!,
      role: BackupSelectionsList![0]!.IamRoleArn!,
    };
  }
  return undefined;
}

async function backUp(
  site: Site,
  client: BackupClient,
  plan: Plan,
  keep: (made: Made) => void,
): Promise<string> {
  const { region, stageName } = site;
  const data = new DynamoDBClient({ region });
  const { Table } = await data.send(
    new DescribeTableCommand({ TableName: await findTable(data, stageName) }),
  );
  const { BackupJobId } = await client.send(
    new StartBackupJobCommand({
      BackupVaultName: plan.vault,
      ResourceArn: Table!.TableArn,
      IamRoleArn: plan.role,
      // Removed at the end; the lifecycle removes it where this machine does not come so far.
      Lifecycle: { DeleteAfterDays: 7 },
    }),
  );
  const { RecoveryPointArn } = await ended(site, 'the backup', async () => {
    const {
      State,
      StatusMessage,
      RecoveryPointArn: arn,
    } = await client.send(new DescribeBackupJobCommand({ BackupJobId }));
    return { state: State, message: StatusMessage, RecoveryPointArn: arn };
  });
  keep({ point: RecoveryPointArn!, vault: plan.vault });
  return RecoveryPointArn!;
}

/** Returns the ARN of the copy. */
async function copy(site: Site, client: BackupClient, wanted: StartCopyJobCommandInput): Promise<string> {
  const { CopyJobId } = await client.send(
    new StartCopyJobCommand({
      ...wanted,
      // The lock of the other vault accepts no shorter time.
      Lifecycle: { DeleteAfterDays: retention.backupDays },
    }),
  );
  const { arn } = await ended(site, `the copy to ${wanted.DestinationBackupVaultArn}`, async () => {
    const { CopyJob } = await client.send(new DescribeCopyJobCommand({ CopyJobId }));
    const { State, StatusMessage, DestinationRecoveryPointArn } = CopyJob!;
    return { state: State, message: StatusMessage, arn: DestinationRecoveryPointArn };
  });
  return arn!;
}

async function restoreTable(
  site: Site,
  client: BackupClient,
  RecoveryPointArn: string,
  keep: (made: Made) => void,
): Promise<void> {
  const IamRoleArn = await makeServiceRole(roles.restore, keep);
  await site.pause(roleMs);
  keep({ table: restoreTo });
  const { RestoreJobId } = await client.send(
    new StartRestoreJobCommand({
      RecoveryPointArn,
      IamRoleArn,
      Metadata: { targetTableName: restoreTo, encryptionType: 'Default' },
    }),
  );
  await ended(site, 'the restore', async () => {
    const { Status, StatusMessage } = await client.send(new DescribeRestoreJobCommand({ RestoreJobId }));
    return { state: Status, message: StatusMessage };
  });
}

class JobFailed extends Error {}

const going = new Set(['CREATED', 'PENDING', 'RUNNING']);

async function ended<Job extends { state: string | undefined; message: string | undefined }>(
  { pause }: Pick<Site, 'pause'>,
  name: string,
  describe: () => Promise<Job>,
): Promise<Job> {
  for (;;) {
    const job = await describe();
    if (job.state === 'COMPLETED') return job;
    if (!going.has(job.state ?? '')) throw new JobFailed(`${name}: ${job.state}, ${job.message}`);
    await pause(30_000);
  }
}

const nameOf = (vaultArn: string) => vaultArn.split(':').at(-1)!;
