import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { PolicyDocument } from '@refdeck/local-cloud/iam/decide';
import {
  assets,
  everyScope,
  freshUpload,
  grantsTable,
  inAssets,
  onFile,
  onTable,
  reads,
  writes,
} from './granted.ts';
import {
  accountId,
  allows,
  allowsService,
  arnOf,
  bucketPolicy,
  grantees,
  nameOf,
  type Grantee,
} from './simulate.ts';

let functions: Grantee[];

beforeAll(() => {
  functions = grantees('prod');
});

async function those(question: (one: Grantee) => Promise<boolean>): Promise<string[]> {
  const found: string[] = [];
  for (const one of functions) if (await question(one)) found.push(one.name);
  return found;
}

const named = (name: string): Grantee => functions.find((one) => one.name === name)!;

/** Returns the function with changed statements, to test the simulator itself. */
const changed = (
  one: Grantee,
  change: (statement: Record<string, unknown>) => object | undefined,
): Grantee => ({
  ...one,
  policies: one.policies.map((policy) => ({
    ...policy,
    Statement: policy.Statement.map(change).filter(
      (statement) => statement !== undefined,
    ) as PolicyDocument['Statement'],
  })),
});

describe('what functions may do', () => {
  it('matches the documents, for each function and scope', async () => {
    expect(functions.length).toBeGreaterThan(25);
    await expect(await grantsTable(functions)).toMatchFileSnapshot(
      join('..', '..', 'docs', 'security', 'grants.md'),
    );
  }, 120_000);
});

describe('a call of the table', () => {
  it('without a partition is denied to every function', async () => {
    for (const action of [...reads, ...writes]) {
      expect(await those((one) => onTable(one, action, [])), action).toEqual([]);
    }
  });

  it('with a foreign scope beside an own one is denied to every function', async () => {
    for (const one of functions) {
      const foreign: string[] = [];
      const own: string[] = [];
      for (const scope of everyScope)
        ((await onTable(one, 'GetItem', [`${scope}x`])) ? own : foreign).push(scope);
      if (own.length === 0) continue;
      expect(foreign.length, one.name).toBeGreaterThan(3);
      for (const scope of foreign) {
        expect(await onTable(one, 'BatchGetItem', [`${own[0]!}x`, `${scope}x`]), `${one.name} ${scope}`).toBe(
          false,
        );
      }
    }
  });

  it('is limited to whole scopes, not to similar prefixes', async () => {
    for (const partition of ['ORG', 'ORGX#o1', 'XORG#o1', 'org#o1', ' ORG#o1']) {
      expect(await those((one) => onTable(one, 'GetItem', [partition])), partition).toEqual([]);
    }
  });

  it('is limited to scopes, not to tenants, which functions separate', async () => {
    expect(await onTable(named('Reference'), 'GetItem', ['ORG#o1'])).toBe(true);
    expect(await onTable(named('Reference'), 'GetItem', ['ORG#o10'])).toBe(true);
  });

  it.each(['Scan', 'PartiQLSelect', 'PartiQLInsert', 'PartiQLUpdate', 'PartiQLDelete', 'BatchWriteItem'])(
    'is never %s, with any partition',
    async (action) => {
      expect(await those((one) => onTable(one, action, []))).toEqual([]);
      expect(await those((one) => onTable(one, action, ['ORG#o1']))).toEqual([]);
    },
  );

  it.each([
    'DeleteTable',
    'UpdateTable',
    'ExportTableToPointInTime',
    'UpdateContinuousBackups',
    'UpdateTimeToLive',
    'DeleteResourcePolicy',
    'PutResourcePolicy',
    'CreateBackup',
  ])('is never %s', async (action) => {
    expect(await those((one) => onTable(one, action, []))).toEqual([]);
  });

  it('adds audit entries, but never changes or deletes one', async () => {
    expect(await those((one) => onTable(one, 'UpdateItem', ['AUDIT#o1']))).toEqual([]);
    expect(await those((one) => onTable(one, 'DeleteItem', ['AUDIT#o1']))).toEqual([]);
    expect(await onTable(named('Team'), 'PutItem', ['AUDIT#o1'])).toBe(true);
  });

  it('by a function for public pages reads published partitions only', async () => {
    for (const name of ['Public', 'ReferencePage', 'SocialImage']) {
      for (const scope of everyScope) {
        expect(await onTable(named(name), 'Query', [`${scope}x`]), `${name} ${scope}`).toBe(scope === 'PUB#');
        expect(await onTable(named(name), 'PutItem', [`${scope}x`]), `${name} ${scope}`).toBe(false);
      }
    }
  });

  it.each([
    ['Analytics', ['RATE#']],
    ['ApprovalPage', ['APPROVAL#']],
    ['BuyerProof', ['PROOF#']],
    ['Event', ['STAT#', 'COUNTED#', 'SALT#', 'RATE#', 'JOB#roll-up']],
  ])('by %s, which anyone can trigger, writes its own scopes only', async (name, written) => {
    for (const scope of everyScope)
      expect(await onTable(named(name), 'PutItem', [`${scope}x`]), scope).toBe(written.includes(scope));
  });
});

describe('the simulator', () => {
  it('notices a policy that allows requests without a partition', async () => {
    const careless = changed(named('Reference'), ({ Condition, ...statement }) => {
      const { Null: _, ...rest } = (Condition ?? {}) as Record<string, unknown>;
      return { ...statement, Condition: rest };
    });
    expect(await onTable(careless, 'Query', [])).toBe(true);
    expect(await onTable(named('Reference'), 'Query', [])).toBe(false);
  });

  it('notices a policy that checks only one of several partitions', async () => {
    const careless = changed(named('Public'), ({ Condition, ...statement }) => {
      const { 'ForAllValues:StringLike': like, ...rest } = (Condition ?? {}) as Record<string, unknown>;
      return { ...statement, Condition: like ? { ...rest, 'ForAnyValue:StringLike': like } : rest };
    });
    expect(await onTable(careless, 'BatchGetItem', ['PUB#o1', 'ORG#o1'])).toBe(true);
  });

  it('notices a policy that does not protect the audit trail', async () => {
    const careless = changed(named('Team'), (statement) =>
      statement.Effect === 'Deny' ? undefined : statement,
    );
    expect(await onTable(careless, 'UpdateItem', ['AUDIT#o1'])).toBe(true);
  });
});

describe('a file', () => {
  it('is written by upload checks, published by one function, and put nowhere else', async () => {
    expect((await those((one) => onFile(one, 'PutObject', 'private/o1/a1'))).toSorted()).toEqual([
      'InvalidateCache',
      'ProcessUpload',
      'SweepJobs',
    ]);
    expect(await those((one) => onFile(one, 'PutObject', 'assets/o1/a1'))).toEqual(['InvalidateCache']);
    expect(await those((one) => onFile(one, 'PutObject', 'uploads/o1/a1'))).toEqual(['Asset']);
    for (const action of ['GetObject', 'PutObject', 'DeleteObject']) {
      expect(await those((one) => onFile(one, action, 'other/o1/a1')), action).toEqual([]);
      expect(await those((one) => onFile(one, action, 'uploads.txt')), action).toEqual([]);
    }
  });

  it('is never read by the API, and old versions by no function', async () => {
    expect(await those((one) => onFile(one, 'GetObject', 'uploads/o1/a1'))).toEqual([
      'ProcessUpload',
      'SweepJobs',
    ]);
    expect(await those((one) => onFile(one, 'GetObjectVersion', 'uploads/o1/a1'))).toEqual([]);
    expect(await those((one) => onFile(one, 'DeleteObjectVersion', 'assets/o1/a1'))).toEqual([]);
  });

  const put = async (context: Record<string, string>) =>
    allows(
      named('Asset').policies,
      { action: 's3:PutObject', resource: inAssets('uploads/o1/a1'), context },
      bucketPolicy('prod', assets()),
    );

  it('is uploaded over TLS, soon after signing, without overwriting', async () => {
    const { 's3:if-none-match': _, ...overwriting } = freshUpload;
    expect(await put(freshUpload)).toBe(true);
    expect(await put(overwriting)).toBe(false);
    expect(await put({ ...freshUpload, 's3:signatureAge': '300001' })).toBe(false);
    expect(await put({ ...freshUpload, 'aws:SecureTransport': 'false' })).toBe(false);
  });

  it('is served by the distribution only after processing', async () => {
    const shown = (path: string, source = accountId, service = 'cloudfront') =>
      allowsService(
        service,
        {
          action: 's3:GetObject',
          resource: inAssets(path),
          context: {
            'aws:SourceAccount': source,
            'aws:SourceArn': `arn:aws:cloudfront::${source}:distribution/E1`,
            'aws:SecureTransport': 'true',
          },
        },
        bucketPolicy('prod', assets()),
      );
    expect(await shown('assets/o1/a1')).toBe(true);
    // The distribution asks for signed cookies (distribution.test.ts).
    expect(await shown('private/o1/a1')).toBe(true);
    expect(await shown('uploads/o1/a1')).toBe(false);
    expect(await shown('assets/o1/a1', '999999999999')).toBe(false);
    expect(await shown('assets/o1/a1', accountId, 'logging.s3')).toBe(false);
  });
});

describe('beyond table and files', () => {
  it.each([
    ['iam:PassRole', `arn:aws:iam::${accountId}:role/any`],
    ['sts:AssumeRole', `arn:aws:iam::${accountId}:role/any`],
    ['lambda:InvokeFunction', arnOf('lambda', 'function:any')],
    ['lambda:UpdateFunctionCode', arnOf('lambda', 'function:any')],
    ['secretsmanager:GetSecretValue', arnOf('secretsmanager', 'secret:refdeck/other/stripe-abcdef')],
    ['secretsmanager:PutSecretValue', arnOf('secretsmanager', 'secret:refdeck/prod/stripe-abcdef')],
    ['cloudfront:CreateInvalidation', `arn:aws:cloudfront::${accountId}:distribution/EOTHER`],
    ['cognito-idp:AdminDeleteUser', arnOf('cognito-idp', 'userpool/eu-central-1_other')],
    ['s3:PutObject', 'arn:aws:s3:::another-bucket/assets/x'],
    ['logs:DeleteLogGroup', arnOf('logs', 'log-group:any')],
  ])('no function may %s of %s', async (action, resource) => {
    expect(await those((one) => allows(one.policies, { action, resource }))).toEqual([]);
  });

  it.each([
    ['AdminUserGlobalSignOut', ['EraseUsers', 'PostConfirmation', 'User']],
    ['AdminDeleteUser', ['EraseUsers', 'User']],
    ['AdminGetUser', ['User']],
  ])('%s is for %j, in our user pool', async (action, users) => {
    const resource = arnOf('cognito-idp', `userpool/${nameOf('prod', 'AWS::Cognito::UserPool')}`);
    const may = await those((one) => allows(one.policies, { action: `cognito-idp:${action}`, resource }));
    expect(may.toSorted()).toEqual(users);
  });

  it('Stripe’s key is readable only to functions that call Stripe', async () => {
    const resource = nameOf('prod', 'AWS::SecretsManager::Secret', 'Stripe');
    const action = 'secretsmanager:GetSecretValue';
    const may = await those((one) => allows(one.policies, { action, resource }));
    expect(may.toSorted()).toEqual(['Billing', 'PurgeOrganizations', 'ReconcileBilling', 'Webhook']);
  });

  it('mail is sent from our own address only', async () => {
    const sent = (from: string) =>
      those((one) =>
        allows(one.policies, {
          action: 'ses:SendEmail',
          resource: arnOf('ses', 'identity/refdeck.example'),
          context: { 'ses:FromAddress': from },
        }),
      );
    expect(await sent('no-reply@refdeck.example')).toEqual(['WorkOutbox']);
    expect(await sent('ceo@refdeck.example')).toEqual([]);
  });
});
