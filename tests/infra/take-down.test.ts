import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { S3Client } from '@aws-sdk/client-s3';
import { App } from 'aws-cdk-lib';
import type { CloudAssembly } from 'aws-cdk-lib/cx-api';
import { beforeAll, expect, it } from 'vitest';
import { addStacks } from '#infra/app';
import { edgeRegion } from '#infra/regions';
import { stageNamed, stripeSecretName } from '#infra/stage';
import { contentsOf, removeStacks, type Held } from '#tools/deploy/take-down/remove-stacks';
import { simulatedStack, SimulatedCloudFormation, stageStacks } from '../support/cloudformation.ts';
import cdk from '../../cdk.json' with { type: 'json' };
import { optionOf, runCommands } from './aws-commands.ts';
import { alarmEmail, backupVault, domain, type Resource } from './templates.ts';

interface Template {
  Resources: Record<string, Omit<Resource, 'Properties'> & { Properties?: Record<string, unknown> }>;
  Outputs?: Record<string, { Export?: { Name: string } }>;
}

let assembly: CloudAssembly;

beforeAll(() => {
  const app = new App({ context: { ...cdk.context, 'aws:cdk:disable-asset-staging': true } });
  const mailFrom = `no-reply@${domain.name}`;
  addStacks(app, { ...stageNamed('prod'), domain, mailFrom, alarmEmail, backupVault });
  assembly = app.synth();
});

/** An account in which a name is taken for as long as its resource exists. */
class Account extends SimulatedCloudFormation {
  private readonly taken = new Map<string, { type: string; isProtected: boolean; points: string[] }>();
  private made = 0;

  constructor() {
    super([]);
  }

  /** Returns the names that CloudFormation would refuse, as AWS::EarlyValidation does. */
  deploy(): string[] {
    const refused: string[] = [];
    const exportedBy = new Map<string, string>();
    for (const { stackName, template } of assembly.stacks) {
      const { Resources, Outputs = {} } = template as Template;
      for (const { Export } of Object.values(Outputs)) if (Export) exportedBy.set(Export.Name, stackName);
      const imported = [...JSON.stringify(template).matchAll(/"Fn::ImportValue":"([^"]+)"/g)];
      const resources = Object.entries(Resources).map(
        ([logicalId, { Type, DeletionPolicy, Properties = {} }]) => {
          const named = Object.entries(Properties).find(([key]) => /^(\w*Name|Name)$/.test(key))?.[1];
          // Other names are free again when their stack is gone.
          const isNamed = typeof named === 'string' && DeletionPolicy?.startsWith('Retain');
          const id = isNamed ? named : `${stackName}-${logicalId}-${this.made++}`;
          if (this.taken.has(id)) refused.push(id);
          this.taken.set(id, { type: Type, isProtected: /Table|UserPool$/.test(Type), points: ['p1', 'p2'] });
          return { type: Type, id, ...(DeletionPolicy && { policy: DeletionPolicy }) };
        },
      );
      const uses = [...new Set(imported.map(([, name]) => exportedBy.get(name!)!))];
      this.stacks.push(simulatedStack(stackName, this.made++, { uses, resources }));
    }
    return refused;
  }

  async takeDown(): Promise<Held[]> {
    // The simulation lists all stacks in both regions.
    const stacks = (await stageStacks(this)).filter(
      ({ region, stack }) => (region === edgeRegion) === stack.StackName.includes('Waf'),
    );
    const { buckets, stays } = await contentsOf(stacks);
    const s3In = () => ({ send: () => Promise.resolve({}) }) as unknown as S3Client;
    await removeStacks({ stacks, buckets, log: () => undefined, s3In });
    const kept = new Set(stays.map(({ id }) => id));
    for (const id of this.taken.keys()) if (!kept.has(id)) this.taken.delete(id);
    return stays;
  }

  /** Does what AWS does for a command of the guide. */
  command(call: string[]): void {
    const [service, action] = call;
    const of = (option: string) => this.taken.get(optionOf(call, option))!;
    switch (`${service} ${action}`) {
      case 'dynamodb update-table':
        of('--table-name').isProtected = !call.includes('--no-deletion-protection-enabled');
        return;
      case 'cognito-idp update-user-pool':
        of('--user-pool-id').isProtected = optionOf(call, '--deletion-protection') !== 'INACTIVE';
        return;
      case 'dynamodb delete-table':
        return this.remove(optionOf(call, '--table-name'));
      case 'cognito-idp delete-user-pool':
        return this.remove(optionOf(call, '--user-pool-id'));
      case 'secretsmanager delete-secret':
        // Otherwise its name is taken for 30 more days.
        if (call.includes('--force-delete-without-recovery')) this.remove(optionOf(call, '--secret-id'));
        return;
      case 'backup delete-recovery-point': {
        const vault = of('--backup-vault-name');
        vault.points = vault.points.filter((point) => point !== optionOf(call, '--recovery-point-arn'));
        return;
      }
      case 'backup delete-backup-vault':
        if (of('--backup-vault-name').points.length > 0) throw new Error('The vault is not empty');
        return this.remove(optionOf(call, '--backup-vault-name'));
      case 'kms schedule-key-deletion':
        return this.remove(optionOf(call, '--key-id'));
    }
  }

  private remove(id: string): void {
    if (this.taken.get(id)!.isProtected) throw new Error(`${id} is protected`);
    this.taken.delete(id);
  }

  left(): string[] {
    return [...this.taken.values()].map(({ type }) => type);
  }
}

/** The commands of the guide for one kind of resource, with the names that the take-down prints. */
function commandsFor({ type, id }: Held): string {
  const placeholder: Record<string, string> = {
    'AWS::Backup::BackupVault': '<vault>',
    'AWS::Cognito::UserPool': '<pool>',
    'AWS::DynamoDB::GlobalTable': '<table>',
    'AWS::KMS::Key': '<key>',
    'AWS::SecretsManager::Secret': '<secret>',
  };
  const guide = readFileSync(join('docs', 'operations', 'deploy.md'), 'utf8');
  const [, section] = guide.split('## Taking a stage down');
  const [, block] = /by hand:\n\n```sh\n([\s\S]*?)```/.exec(section!)!;
  return block!
    .split('\n')
    .filter((line) => line.includes(placeholder[type] ?? 'no command'))
    .map((line) => line.replaceAll(placeholder[type]!, `'${id}'`))
    .join('\n');
}

const printPoints = (args: string[]) =>
  args[1] === 'list-recovery-points-by-backup-vault' ? 'p1\tp2' : undefined;

it('prod is deployed again after take-down and the commands of the guide', async () => {
  const account = new Account();
  expect(account.deploy()).toEqual([]);
  const stays = await account.takeDown();
  expect(account.stacks).toEqual([]);
  expect([...new Set(account.left())].toSorted()).toEqual([
    'AWS::Backup::BackupVault',
    'AWS::Cognito::UserPool',
    'AWS::DynamoDB::GlobalTable',
    'AWS::KMS::Key',
    'AWS::S3::Bucket',
    'AWS::SecretsManager::Secret',
  ]);

  // The buckets of files and of audit copies are emptied and deleted in the console.
  for (const held of stays.filter(({ type }) => type !== 'AWS::S3::Bucket')) {
    const calls = runCommands(commandsFor(held), {}, printPoints);
    for (const call of calls) account.command(call);
  }
  expect(account.left()).toEqual(['AWS::S3::Bucket', 'AWS::S3::Bucket']);
  expect(account.deploy()).toEqual([]);
});

it('prod is refused before that: Stripe’s secret and the vault have the same names again', async () => {
  const account = new Account();
  account.deploy();
  await account.takeDown();
  expect(account.deploy().toSorted()).toEqual([
    expect.stringMatching(/^RefdeckprodBackupVault/),
    stripeSecretName('prod'),
  ]);
});
