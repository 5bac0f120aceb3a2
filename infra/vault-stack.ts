import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { BackupVault } from 'aws-cdk-lib/aws-backup';
import type { Construct } from 'constructs';
import { retention } from '#contract/rules/retention';
import { BackupKey, copiedFrom } from './constructs/backup-key.ts';

interface VaultStackProps extends StackProps {
  stage: string;
  /** The account that the stage is in: it may put copies here, and nothing else. */
  source: string;
}

/**
 * In an account of its own: where the backups of a stage are copied to. Locked, so that from three days after its creation nobody deletes a
 * copy before its time or takes the lock away, not even AWS.
 */
export class VaultStack extends Stack {
  constructor(scope: Construct, id: string, { stage, source, ...props }: VaultStackProps) {
    super(scope, id, { ...props, terminationProtection: true });
    const vault = new BackupVault(this, 'Vault', {
      backupVaultName: `refdeck-${stage}`,
      encryptionKey: new BackupKey(this, 'Key', { copiedTo: source }),
      // No longer either: what was deleted must be gone from backups as documents promise.
      lockConfiguration: {
        // It must be less than the most.
        minRetention: Duration.days(retention.backupDays - 1),
        maxRetention: Duration.days(retention.backupDays),
        changeableFor: Duration.days(3),
      },
      accessPolicy: copiedFrom(source),
      removalPolicy: RemovalPolicy.RETAIN,
    });
    new CfnOutput(this, 'VaultArn', { value: vault.backupVaultArn });
  }
}
