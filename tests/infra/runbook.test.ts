import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { optionOf, runCommands } from './aws-commands.ts';
import { all, stacksOf, type Resource } from './templates.ts';

const folder = join('docs', 'operations');
const guides = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
const runbook = readFileSync(join(folder, 'runbook.md'), 'utf8');
const stacks = Object.fromEntries(stacksOf('prod'));

const idsOf = (stack: string, type: string): string[] =>
  Object.entries(stacks[stack.toLowerCase()]!.toJSON().Resources as Record<string, Resource>)
    .filter(([, { Type }]) => Type === type)
    .map(([id]) => id);

describe('every text of the templates that names an entry of the runbook', () => {
  it('names one that exists', () => {
    const headings = new Set(
      [...runbook.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
        heading!
          .toLowerCase()
          .replaceAll(/[^\w\s-]/g, '')
          .replaceAll(' ', '-'),
      ),
    );
    const named = Object.values(stacks).flatMap((template) =>
      [...JSON.stringify(template.toJSON()).matchAll(/runbook\.md#([\w-]*)/g)].map(([, anchor]) => anchor!),
    );
    // Messages of EventBridge are among them, which are no alarms.
    expect(named.length).toBeGreaterThan(all(stacks.monitoring!, 'AWS::CloudWatch::Alarm').length);
    expect(named.filter((anchor) => !headings.has(anchor))).toEqual([]);
  });
});

/** AWS's CLI refuses to run without these. Actions that need nothing are listed too. */
const required: Record<string, string> = {
  'apigatewayv2 delete-route-settings': '--api-id --stage-name --route-key',
  'apigatewayv2 get-apis': '',
  'backup delete-backup-vault': '--backup-vault-name',
  'backup delete-recovery-point': '--backup-vault-name --recovery-point-arn',
  'backup list-recovery-points-by-backup-vault': '--backup-vault-name',
  'backup start-copy-job':
    '--recovery-point-arn --source-backup-vault-name --destination-backup-vault-arn --iam-role-arn',
  'backup start-restore-job': '--recovery-point-arn --metadata --iam-role-arn',
  'backup update-global-settings': '--global-settings',
  'backup update-region-settings': '--resource-type-opt-in-preference',
  'cloudformation delete-stack': '--stack-name',
  'cloudformation list-stack-resources': '--stack-name',
  'cloudformation update-termination-protection': '--no-enable-termination-protection --stack-name',
  'cloudfront create-invalidation': '--distribution-id',
  'cloudtrail create-trail': '--name --s3-bucket-name',
  'cloudtrail describe-trails': '',
  'cloudtrail start-logging': '--name',
  'cloudwatch set-alarm-state': '--alarm-name --state-value --state-reason',
  'cognito-idp admin-create-user': '--user-pool-id --username',
  'cognito-idp delete-user-pool': '--user-pool-id',
  'cognito-idp update-user-pool': '--user-pool-id',
  'dynamodb create-backup': '--table-name --backup-name',
  'dynamodb delete-table': '--table-name',
  'dynamodb restore-table-from-backup': '--target-table-name --backup-arn',
  'dynamodb tag-resource': '--resource-arn --tags',
  'dynamodb update-contributor-insights': '--table-name --contributor-insights-action',
  'dynamodb update-continuous-backups': '--table-name --point-in-time-recovery-specification',
  'dynamodb update-item': '--table-name --key',
  'dynamodb update-table': '--table-name',
  'dynamodb update-time-to-live': '--table-name --time-to-live-specification',
  'guardduty create-detector': '--enable',
  'guardduty list-detectors': '',
  'iam attach-role-policy': '--role-name --policy-arn',
  'iam create-role': '--role-name --assume-role-policy-document',
  'iam get-account-summary': '',
  'kms schedule-key-deletion': '--key-id',
  'lambda delete-function-concurrency': '--function-name',
  'lambda get-function-concurrency': '--function-name',
  'lambda invoke': '--function-name --payload /',
  'lambda list-functions': '',
  'lambda put-function-concurrency': '--function-name --reserved-concurrent-executions',
  's3 cp': 's3://',
  's3 mb': 's3://',
  's3api delete-object': '--bucket --key --version-id',
  's3api list-object-versions': '--bucket',
  's3api put-bucket-policy': '--bucket --policy',
  'secretsmanager delete-secret': '--secret-id',
  'secretsmanager list-secret-version-ids': '--secret-id',
  'secretsmanager put-secret-value': '--secret-id',
  'secretsmanager restore-secret': '--secret-id',
  'secretsmanager rotate-secret': '--secret-id',
  'secretsmanager update-secret-version-stage': '--secret-id --version-stage',
  'sqs purge-queue': '--queue-url',
  'sts get-caller-identity': '',
};

/** A command ends with its line or its quotes; a backslash continues it. */
const commandsIn = (text: string): string[] =>
  [
    ...text
      .replaceAll(/\\\n\s*/g, '')
      .matchAll(/(?:^|[`(\s])aws (([\w-]+)(?: [\w-]+)?(?:'[^']*'|"[^"]*"|[^`\n;])*)/gm),
  ].map(([, command]) => command!);

it('every command of AWS in the guides has the options that it needs', () => {
  const commands = guides.flatMap(commandsIn).filter((command) => !/^(sso login|configure)\b/.test(command));
  const incomplete = commands.flatMap((command) => {
    const action = Object.keys(required).find((known) => `${command} `.startsWith(`${known} `));
    if (action === undefined) return [`${command}: not known`];
    return required[action]!.split(' ')
      .filter((option) => !command.includes(option))
      .map((option) => `${command}: ${option}`);
  });
  expect(commands.length).toBeGreaterThan(40);
  expect(incomplete).toEqual([]);
});

type Known = Record<string, [id: string, type: string][]>;

/** Its source is run by the stand-in, so it uses nothing from outside. */
function findInStack(args: string[], known: Known): string | undefined {
  if (args[1] !== 'list-stack-resources') return undefined;
  const option = (name: string) => args[args.indexOf(name) + 1]!;
  const [, type] = /ResourceType=='([\w:]+)'/.exec(option('--query'))!;
  const [, begin = ''] = /starts_with\(LogicalResourceId, '(\w+)'\)/.exec(option('--query')) ?? [];
  const stack = option('--stack-name').replace('Refdeck-prod-', '').toLowerCase();
  const found = known[stack]!.filter(([id, one]) => one === type && id.startsWith(begin));
  return found.map(([id]) => `name-of-${id}`).join('\t');
}

function runBlock(heading: string, variables: Record<string, string> = {}): string[][] {
  const known: Known = Object.fromEntries(
    Object.entries(stacks).map(([name, template]) => [
      name,
      Object.entries(template.toJSON().Resources as Record<string, Resource>).map(([id, { Type }]) => [
        id,
        Type,
      ]),
    ]),
  );
  const [, section] = runbook.split(`\n## ${heading}\n`);
  let [, block = ''] = /```sh\n([\s\S]*?)```/.exec(section!.split('\n## ')[0]!)!;
  for (const [from, to] of Object.entries(variables)) {
    expect(block).toContain(from);
    block = block.replaceAll(from, to);
  }
  return runCommands(block, known, findInStack);
}

const jobs = ['jobs', 'billing'].flatMap((stack) =>
  Object.values(stacks[stack]!.toJSON().Resources as Record<string, Resource>)
    .filter(({ Type, Properties }) => Type === 'AWS::Events::Rule' && 'ScheduleExpression' in Properties)
    .map(({ Properties }) => {
      const [{ Arn }] = Properties.Targets as [{ Arn: { 'Fn::GetAtt': [string] } }];
      return [Arn['Fn::GetAtt'][0].replace(/[0-9A-F]{8}$/, ''), stack] as const;
    }),
);

describe('the commands of “Running a job by hand”', () => {
  it.each(jobs)('find the one function of %s and start it without waiting', (job, stack) => {
    const calls = runBlock('Running a job by hand', {
      'job=FinishWithdrawals': `job=${job}`,
      'stack=Refdeck-prod-Jobs': `stack=Refdeck-prod-${stack[0]!.toUpperCase()}${stack.slice(1)}`,
    });
    const invoke = calls.at(-1)!;
    expect(invoke.slice(0, 2)).toEqual(['lambda', 'invoke']);
    expect(optionOf(invoke, '--function-name')).toMatch(new RegExp(`^name-of-${job}[0-9A-F]{8}$`));
    expect(optionOf(invoke, '--invocation-type')).toBe('Event');
    const { id, time } = JSON.parse(optionOf(invoke, '--payload')) as { id: string; time: string };
    expect(id).toBe('by-hand');
    expect(Math.abs(Date.now() - Date.parse(time))).toBeLessThan(60_000);
  });

  it('are known for every scheduled job', () => {
    expect(jobs.length).toBeGreaterThan(8);
  });
});

describe('the commands of “Rotating the origin secret”', () => {
  it('find the one secret and rotate it', () => {
    const calls = runBlock('Rotating the origin secret');
    const [secret] = idsOf('api', 'AWS::SecretsManager::Secret');
    expect(calls.map(([service, action]) => `${service} ${action}`)).toEqual([
      'cloudformation list-stack-resources',
      'secretsmanager rotate-secret',
    ]);
    expect(optionOf(calls[1]!, '--secret-id')).toBe(`name-of-${secret}`);
  });
});

describe('the commands of “Emptying a queue”', () => {
  it.each(idsOf('jobs', 'AWS::SQS::Queue'))('find the one queue %s', (id) => {
    const queue = id.replace(/(Queue)?[0-9A-F]{8}$/, '');
    const calls = runBlock('Emptying a queue', { 'queue=DeadLetters': `queue=${queue}` });
    expect(calls.at(-1)).toEqual(['sqs', 'purge-queue', '--queue-url', `name-of-${id}`]);
    expect(runbook.split('## Emptying a queue')[1]).toContain(`\`${queue}\``);
  });
});

it('the table names its throttled keys in prod, where the runbook looks for them', () => {
  expect(runbook).toContain('contributor insights show the key');
  const [table] = all(stacks.data!, 'AWS::DynamoDB::GlobalTable');
  const [replica] = table!.Properties.Replicas as { ContributorInsightsSpecification?: object }[];
  expect(replica!.ContributorInsightsSpecification).toEqual({ Enabled: true, Mode: 'THROTTLED_KEYS' });
});
