import { RemovalPolicy } from 'aws-cdk-lib';
import { AccountPrincipal, PolicyDocument, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';

/**
 * The encryption key of a vault. The other account may let AWS Backup use it for copies; the vault's own
 * policy decides who gets one.
 */
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

/** Returns the policy of a vault into which another account may only put copies. */
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
