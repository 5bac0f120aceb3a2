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
  table,
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

/** The names of those that the question is true of. */
async function those(question: (one: Grantee) => Promise<boolean>): Promise<string[]> {
  const found: string[] = [];
  for (const one of functions) if (await question(one)) found.push(one.name);
  return found;
}

const named = (name: string): Grantee => functions.find((one) => one.name === name)!;

/** The same function with its statements changed, to see that the simulator notices. */
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
  it('is what the documents say, for each function and each scope', async () => {
    expect(functions.length).toBeGreaterThan(25);
    await expect(await grantsTable(functions)).toMatchFileSnapshot(
      join('..', '..', 'docs', 'security', 'grants.md'),
    );
  }, 120_000);
});

describe('a call of the table', () => {
  it('that names no partition is allowed to nobody', async () => {
    for (const action of [...reads, ...writes]) {
      expect(await those((one) => onTable(one, action, [])), action).toEqual([]);
    }
  });

  it('that names a foreign scope beside an own one is allowed to nobody', async () => {
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

  it('is held to scopes as a whole, and not to what only looks like one', async () => {
    for (const partition of ['ORG', 'ORGX#o1', 'XORG#o1', 'org#o1', ' ORG#o1']) {
      expect(await those((one) => onTable(one, 'GetItem', [partition])), partition).toEqual([]);
    }
  });

  it('is held to scopes and not to tenants: that is up to the functions, and proven by their own tests', async () => {
    expect(await onTable(named('Reference'), 'GetItem', ['ORG#o1'])).toBe(true);
    expect(await onTable(named('Reference'), 'GetItem', ['ORG#o10'])).toBe(true);
  });

  it.each(['Scan', 'PartiQLSelect', 'PartiQLInsert', 'PartiQLUpdate', 'PartiQLDelete', 'BatchWriteItem'])(
    'is never %s, whatever it names',
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
  ])('is never %s', async (action) => {
    expect(await those((one) => onTable(one, action, []))).toEqual([]);
  });

  it('changes or deletes no audit entry, and those that may change rows can only add one', async () => {
    expect(await those((one) => onTable(one, 'UpdateItem', ['AUDIT#o1']))).toEqual([]);
    expect(await those((one) => onTable(one, 'DeleteItem', ['AUDIT#o1']))).toEqual([]);
    expect(await onTable(named('Team'), 'PutItem', ['AUDIT#o1'])).toBe(true);
  });

  it('by a function that draws public pages reads what is published, and nothing else', async () => {
    for (const name of ['Public', 'ReferencePage', 'SocialImage']) {
      for (const scope of everyScope) {
        expect(await onTable(named(name), 'Query', [`${scope}x`]), `${name} ${scope}`).toBe(scope === 'PUB#');
        expect(await onTable(named(name), 'PutItem', [`${scope}x`]), `${name} ${scope}`).toBe(false);
      }
    }
  });

  it.each([
    ['Analytics', []],
    ['ApprovalPage', ['APPROVAL#']],
    ['Event', ['STAT#', 'COUNTED#', 'SALT#', 'RATE#', 'JOB#roll-up']],
  ])('by %s, which anybody can have work, writes only what it counts', async (name, written) => {
    for (const scope of everyScope)
      expect(await onTable(named(name), 'PutItem', [`${scope}x`]), scope).toBe(written.includes(scope));
  });

  it('reaches no other table', async () => {
    const resource = arnOf('dynamodb', 'table/another');
    const context = { 'dynamodb:LeadingKeys': ['ORG#o1'] };
    expect(
      await those((one) => allows(one.policies, { action: 'dynamodb:GetItem', resource, context })),
    ).toEqual([]);
  });
});

describe('the simulator', () => {
  it('notices a policy without the condition on requests that name no partition', async () => {
    const careless = changed(named('Reference'), ({ Condition, ...statement }) => {
      const { Null: _, ...rest } = (Condition ?? {}) as Record<string, unknown>;
      return { ...statement, Condition: rest };
    });
    expect(await onTable(careless, 'Query', [])).toBe(true);
    expect(await onTable(named('Reference'), 'Query', [])).toBe(false);
  });

  it('notices a policy for which one own partition among foreign ones is enough', async () => {
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
  it('is kept by those that check uploads, made public by one, and nobody puts one anywhere else', async () => {
    expect((await those((one) => onFile(one, 'PutObject', 'private/o1/a1'))).toSorted()).toEqual([
      'InvalidateCache',
      'ProcessUpload',
      'SweepUploads',
    ]);
    expect(await those((one) => onFile(one, 'PutObject', 'assets/o1/a1'))).toEqual(['InvalidateCache']);
    expect(await those((one) => onFile(one, 'PutObject', 'uploads/o1/a1'))).toEqual(['Asset']);
    for (const action of ['GetObject', 'PutObject', 'DeleteObject']) {
      expect(await those((one) => onFile(one, action, 'other/o1/a1')), action).toEqual([]);
      expect(await those((one) => onFile(one, action, 'uploads.txt')), action).toEqual([]);
    }
  });

  it('is never read by the API, nor kept in its older versions by anybody', async () => {
    expect(await those((one) => onFile(one, 'GetObject', 'uploads/o1/a1'))).toEqual([
      'ProcessUpload',
      'SweepUploads',
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

  it('is uploaded over TLS, soon after signing, where there is none yet', async () => {
    const { 's3:if-none-match': _, ...overwriting } = freshUpload;
    expect(await put(freshUpload)).toBe(true);
    expect(await put(overwriting)).toBe(false);
    expect(await put({ ...freshUpload, 's3:signatureAge': '300001' })).toBe(false);
    expect(await put({ ...freshUpload, 'aws:SecureTransport': 'false' })).toBe(false);
  });

  it('is shown by the distribution once it is made anew, and not as it came', async () => {
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
    // Where it asks who reads: `distribution.test.ts`.
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
  ])('nobody may %s of %s', async (action, resource) => {
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

  it('Stripe’s key is read only where something is asked of Stripe', async () => {
    const resource = nameOf('prod', 'AWS::SecretsManager::Secret', 'Stripe');
    const action = 'secretsmanager:GetSecretValue';
    const may = await those((one) => allows(one.policies, { action, resource }));
    expect(may.toSorted()).toEqual(['Billing', 'PurgeOrganizations', 'ReconcileBilling', 'Webhook']);
  });

  it('mail goes out under our own address only', async () => {
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

  it('nobody changes what the table is: its name stands in no other right', async () => {
    const resource = table();
    for (const action of [
      'dynamodb:DeleteResourcePolicy',
      'dynamodb:PutResourcePolicy',
      'dynamodb:CreateBackup',
    ]) {
      expect(await those((one) => allows(one.policies, { action, resource })), action).toEqual([]);
    }
  });
});
