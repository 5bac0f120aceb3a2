import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib';
import { BackupVault } from 'aws-cdk-lib/aws-backup';
import type { Construct } from 'constructs';
import { retention } from '#contract/rules/retention';
import { BackupKey, copiedFrom } from './constructs/backup-key.ts';

interface VaultStackProps extends StackProps {
  stage: string;
  /** The account of the stage, which may only put copies here. */
  source: string;
}

/** Three days after its creation the lock is permanent: then not even AWS can delete a copy early. */
export class VaultStack extends Stack {
  constructor(scope: Construct, id: string, { stage, source, ...props }: VaultStackProps) {
    super(scope, id, { ...props, terminationProtection: true });
    const vault = new BackupVault(this, 'Vault', {
      backupVaultName: `refdeck-${stage}`,
      encryptionKey: new BackupKey(this, 'Key', { copiedTo: source }),
      // The maximum ensures that deleted data leaves the backups when the documents say.
      lockConfiguration: {
        // AWS requires a minimum below the maximum.
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
