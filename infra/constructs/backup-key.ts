import { RemovalPolicy } from 'aws-cdk-lib';
import { AccountPrincipal, PolicyDocument, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';

/** The other account may let AWS Backup use the key; the vault's policy decides who gets a copy. */
export class BackupKey extends Key {
  constructor(scope: Construct, id: string, { copiedTo }: { copiedTo: string }) {
    super(scope, id, { enableKeyRotation: true, removalPolicy: RemovalPolicy.RETAIN });
    const share = (actions: string[], conditions?: Record<string, Record<string, string>>) =>
      this.addToResourcePolicy(
        new PolicyStatement({
          principals: [new AccountPrincipal(copiedTo)],
          actions: actions.map((action) => `kms:${action}`),
          resources: ['*'],
          ...(conditions && { conditions }),
        }),
      );
    share(['Decrypt', 'DescribeKey']);
    share(['CreateGrant'], { Bool: { 'kms:GrantIsForAWSResource': 'true' } });
  }
}

/** Another account may only put copies into the vault. */
export const copiedFrom = (account: string): PolicyDocument =>
  new PolicyDocument({
    statements: [
      new PolicyStatement({
        principals: [new AccountPrincipal(account)],
        actions: ['backup:CopyIntoBackupVault'],
        resources: ['*'],
      }),
    ],
  });
