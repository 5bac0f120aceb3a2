import { chmodSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { temporaryDirectory } from '@refdeck/local-cloud/fixture/cloud';
import type { Site } from '#tools/prove/proof';
import { vault } from '#tools/prove/proofs/vault';
import { runProofs } from '#tools/prove/run-proofs';
import { standInFor } from '../support/stand-in.ts';

const vaultOf = (account: string, name: string) =>
  `arn:aws:backup:eu-central-1:${account}:backup-vault:${name}`;
const elsewhere = vaultOf('222233334444', 'refdeck-prod-like');
const local = vaultOf('111122223333', 'Local');

let hasPlan = true;
/** The state in which the job of a kind ends. */
const ends: Record<string, string> = {};
/** What was asked, and with whose key. */
const requests: string[] = [];
/** Each job is looked at twice. */
const looks = new Map<string, number>();

const json = (body: object) => ({
  status: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
const xml = (action: string, body = '') => ({
  status: 200,
  headers: { 'content-type': 'text/xml' },
  body: `<${action}Response><${action}Result>${body}</${action}Result></${action}Response>`,
});
const stateOf = (kind: string, job: string) => {
  looks.set(job, (looks.get(job) ?? 0) + 1);
  return looks.get(job) === 1 ? 'RUNNING' : (ends[kind] ?? 'COMPLETED');
};

const aws = await standInFor('ALL', ({ url, method, headers, body }) => {
  const path = decodeURIComponent(url.split('?')[0]!);
  const sent = body.toString();
  const target = String(headers['x-amz-target'] ?? '').split('.')[1];
  const action = new URLSearchParams(sent).get('Action');
  const who = /Credential=(\w+)\//.exec(String(headers.authorization))?.[1];
  requests.push(`${who} ${target ?? action ?? `${method} ${path}`}`);
  if (action) return xml(action, iam(action, new URLSearchParams(sent)));
  if (target === 'ListTables') return json({ TableNames: ['Refdeck-prod-like-Data-Tenants1'] });
  if (target) return json({ Table: { TableArn: 'arn:aws:dynamodb:eu-central-1:111122223333:table/T' } });
  return json(backup(method, path, sent));
});

function iam(action: string, sent: URLSearchParams): string {
  const role = sent.get('RoleName')!;
  if (action === 'CreateRole') return `<Role><Arn>arn:aws:iam::1:role/${role}</Arn></Role>`;
  if (action !== 'ListAttachedRolePolicies') return '';
  return `<AttachedPolicies><member><PolicyArn>arn:${role}</PolicyArn></member></AttachedPolicies>`;
}

function backup(method: string, path: string, sent: string): object {
  const [, kind = '', id = ''] = path.split('/');
  if (method === 'DELETE') return {};
  if (kind === 'backup-vaults') return { BackupVaultArn: local };
  if (path.endsWith('/selections')) return { BackupSelectionsList: [{ IamRoleArn: 'arn:role' }] };
  if (kind === 'backup' && id === 'plans' && path.split('/')[3])
    return {
      BackupPlan: {
        Rules: [{ TargetBackupVaultName: 'Local', CopyActions: [{ DestinationBackupVaultArn: elsewhere }] }],
      },
    };
  if (kind === 'backup')
    return {
      BackupPlansList: hasPlan ? [{ BackupPlanId: 'p1', BackupPlanName: 'refdeck-prod-like' }] : [],
    };
  const wanted = sent ? (JSON.parse(sent) as { RecoveryPointArn?: string }) : {};
  switch (`${method} ${kind}`) {
    case 'PUT backup-jobs':
      return { BackupJobId: 'b1' };
    case 'GET backup-jobs':
      return { State: stateOf(kind, id), StatusMessage: 'Denied', RecoveryPointArn: 'arn:point' };
    case 'PUT copy-jobs':
      return { CopyJobId: `copy-of-${wanted.RecoveryPointArn}` };
    case 'GET copy-jobs': {
      const DestinationRecoveryPointArn = `${id.replace('copy-of-', '')}-copied`;
      return { CopyJob: { State: stateOf(kind, id), StatusMessage: 'Denied', DestinationRecoveryPointArn } };
    }
    case 'PUT restore-jobs':
      return { RestoreJobId: 'r1' };
    default:
      return { Status: stateOf(kind, id), StatusMessage: 'Denied' };
  }
}

const directory = temporaryDirectory();
afterAll(async () => {
  await aws.stop();
  directory.remove();
});

beforeEach(() => {
  hasPlan = true;
  for (const kind of Object.keys(ends)) delete ends[kind];
  requests.length = 0;
  looks.clear();
  const credentials = join(directory.path, 'credentials');
  writeFileSync(credentials, '[second]\naws_access_key_id = SECOND\naws_secret_access_key = s\n');
  vi.stubEnv('AWS_SHARED_CREDENTIALS_FILE', credentials);
  vi.stubEnv('AWS_CONFIG_FILE', join(directory.path, 'none'));
  vi.stubEnv('REFDECK_VAULT_PROFILE', 'second');
  // The drill of the restored table has tests of its own.
  const npm = join(directory.path, 'npm');
  const report =
    '**Succeeded.**\\n| Items | 7 |\\n| Lost, had it been needed | 7200 s (the newest item is 7300 s old) |\\n| Until usable | 12.0 |\\n';
  writeFileSync(npm, `#!/bin/sh\nprintf '${report}' > "$8/drill-report.md"\n`);
  chmodSync(npm, 0o755);
  vi.stubEnv('PATH', `${directory.path}${delimiter}${process.env.PATH}`);
});

const run = async () => {
  const site: Site = {
    address: 'https://references.example',
    stageName: 'prod-like',
    region: 'eu-central-1',
    config: { userPoolId: 'eu-central-1_A', userPoolClientId: 'a' },
    person: { email: '', password: '' },
    pause: () => Promise.resolve(),
  };
  const state = await runProofs(site, [vault], join(directory.path, `${Math.random()}.json`));
  return state.vault!;
};

it('the proof of the vault copies there and back, restores, and removes what it made', async () => {
  expect(await run()).toMatchObject({
    result: 'holds',
    message: expect.stringMatching(/^7 items .*, 0 findings, .* there and back in 0 hours; arn:point-copied/),
  });
  const steps = requests.filter((request) => !/ GET /.test(request));
  expect(steps.filter((request) => request.includes('copy-jobs'))).toEqual([
    'local PUT /copy-jobs',
    'SECOND PUT /copy-jobs',
  ]);
  expect(steps.slice(-9)).toEqual([
    'local DeleteTable',
    'local DELETE /backup-vaults/Local/recovery-points/arn:point',
    'local DELETE /backup-vaults/Local/recovery-points/arn:point-copied-copied',
    'SECOND ListAttachedRolePolicies',
    'SECOND DetachRolePolicy',
    'SECOND DeleteRole',
    'local ListAttachedRolePolicies',
    'local DetachRolePolicy',
    'local DeleteRole',
  ]);
});

it.each([
  ['backup-jobs', /^the backup: FAILED, Denied/],
  ['copy-jobs', /^the copy to .*: FAILED, Denied/],
  ['restore-jobs', /^the restore: FAILED, Denied/],
])('the proof of the vault fails where %s fail, and removes what it made', async (kind, message) => {
  ends[kind] = 'FAILED';
  const { result, message: told, made } = await run();
  expect([result, told]).toEqual(['fails', expect.stringMatching(message)]);
  for (const name of Object.keys(made).filter((key) => key.startsWith('refdeck-prove')))
    expect(
      requests.filter((request) => request.endsWith('DeleteRole')),
      name,
    ).not.toEqual([]);
});

it.each([
  ['without a plan', () => (hasPlan = false)],
  ['without a profile of the second account', () => vi.stubEnv('REFDECK_VAULT_PROFILE', '')],
])('the proof of the vault begins nothing %s', async (_, lack) => {
  lack();
  expect((await run()).result).toBe('not here');
  expect(requests.filter((request) => request.includes('PUT'))).toEqual([]);
});
