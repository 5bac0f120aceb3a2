import { approvalSecret } from '#infra/constructs/approvals';
import { archiveKeys } from '#infra/jobs-stack';
import { proofAddressSecret, proofSecrets } from '#infra/resources';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { documentProofs, scopes } from '#functions/shared/data/table';
import { Permissions } from '@refdeck/local-cloud/iam/permissions';
import {
  actions,
  all,
  demoOrganizationId,
  everyTemplate,
  granteesOf,
  statements,
  statementsOf,
  synthesizeProd,
  within,
  type Statement,
  type Templates,
} from './templates.ts';
import { assembly, nameOf, namesOf } from './simulate.ts';

let { data, api, web, billing, jobs, monitoring } = {} as Templates;
let assemblyDir: string;

beforeAll(() => {
  ({ data, api, web, billing, jobs, monitoring, assemblyDir } = synthesizeProd());
});

const ofStream = /^dynamodb:(ListStreams|DescribeStream|GetRecords|GetShardIterator)$/;
/** Actions that AWS Backup needs and that return no row. */
const ofBackup =
  /^dynamodb:(DescribeTable|ListTagsOfResource|StartAwsBackupJob|(Create|Describe|Delete)Backup)$/;

/** Matches the actions that reach rows. IAM ignores the case of actions. */
const opensTable = (statement: Statement): boolean =>
  statement.Effect === 'Allow' &&
  actions(statement).some(
    (action) => /^(dynamodb:|\W)/i.test(action) && !ofStream.test(action) && !ofBackup.test(action),
  );

const keysOf = ({ Condition }: Statement): string[] => {
  const { 'ForAllValues:StringLike': like } = (Condition ?? {}) as Partial<ReturnType<typeof within>>;
  return like?.['dynamodb:LeadingKeys'] ?? [];
};

function reaching(scope: string): string[] {
  return [data, api, billing, jobs].flatMap((template) =>
    granteesOf(template).filter((name) =>
      statementsOf(template, name).some(
        (statement) => opensTable(statement) && keysOf(statement).some((key) => key.startsWith(scope)),
      ),
    ),
  );
}

describe('whatever a function may do with the table', () => {
  // A job may touch its own scheduled work only.
  const { scheduled, ...whole } = scopes;
  const known = (key: string) =>
    [
      ...(Object.values(whole) as string[]),
      approvalSecret,
      proofSecrets,
      proofAddressSecret,
      documentProofs,
      ...archiveKeys,
    ].includes(key.slice(0, -1)) ||
    new RegExp(
      `^${scheduled}(upload|document|export|import|release|purge|erase|roll-up|withdraw|permission|recall|approval|mail)\\*$`,
    ).test(key);

  it('is limited to partitions of known scopes', () => {
    const open = everyTemplate().flatMap(statements).filter(opensTable);
    expect(open.length).toBeGreaterThan(10);
    for (const statement of open) {
      const keys = keysOf(statement);
      expect(keys.length).toBeGreaterThan(0);
      expect(statement.Condition).toEqual(within(keys));
      expect(keys.filter((key) => !key.endsWith('*') || !known(key))).toEqual([]);
    }
  });

  it('matches the data map, scope by scope', () => {
    const map = readFileSync(join('docs', 'security', 'data-map.md'), 'utf8');
    const documented = (scope: string) => {
      const [, names] =
        new RegExp(`### \`${scope}\`.*?\\nFunctions: (.*?)\\n`, 's').exec(map) ??
        new RegExp(`\\n- \`${scope}\`: (.*)`).exec(map)!;
      return [...names!.matchAll(/`(\w+)`/g)].map(([, name]) => name!);
    };
    for (const scope of Object.values(scopes)) {
      expect([scope, documented(scope).toSorted()]).toEqual([
        scope,
        [...new Set(reaching(scope))].toSorted(),
      ]);
    }
  });

  it('covers one table and no index', () => {
    for (const template of everyTemplate()) {
      for (const statement of statements(template).filter(opensTable)) {
        expect(JSON.stringify(statement.Resource)).toMatch(
          /^\{"Fn::(GetAtt|ImportValue)":[^*]*Tenants[^*]*\}$/,
        );
      }
    }
  });
});

describe('a function of the API', () => {
  it('times out before the gateway, so that the caller gets our response', () => {
    const functions = [api, billing].flatMap((template) => all(template, 'AWS::Lambda::Function'));
    expect(functions.length).toBeGreaterThan(15);
    for (const { Properties } of functions) expect(Properties.Timeout).toBeLessThan(30);
  });
});

describe('the reputation of our mails', () => {
  it.each([
    ['MailBounces', 'Reputation.BounceRate', 0.02],
    ['MailComplaints', 'Reputation.ComplaintRate', 0.0005],
  ])('has an alarm long before SES would look at it: %s', (name, MetricName, Threshold) => {
    const found = Object.entries(monitoring.findResources('AWS::CloudWatch::Alarm')).filter(([id]) =>
      new RegExp(`^${name}[0-9A-F]{8}$`).test(id),
    );
    expect(found).toHaveLength(1);
    expect(found[0]![1].Properties).toMatchObject({
      Namespace: 'AWS/SES',
      MetricName,
      Threshold,
      Statistic: 'Maximum',
      ComparisonOperator: 'GreaterThanOrEqualToThreshold',
      AlarmActions: [expect.anything()],
    });
    expect(found[0]![1].Properties.Dimensions).toBeUndefined();
  });
});

/** Returns `/config/config.json`. Values that only a deployment knows appear as their expression in the template. */
function deployedConfig({ web: template, assemblyDir: directory }: Pick<Templates, 'web' | 'assemblyDir'>) {
  const found = all(template, 'Custom::CDKBucketDeployment').flatMap(({ Properties }) => {
    const { SourceObjectKeys, SourceMarkers } = Properties as {
      SourceObjectKeys: string[];
      SourceMarkers?: Record<string, unknown>[];
    };
    return SourceObjectKeys.map((key, index) => ({
      file: join(directory, `asset.${key.replace('.zip', '')}`, 'config', 'config.json'),
      markers: SourceMarkers?.[index] ?? {},
    })).filter(({ file }) => existsSync(file));
  });
  expect(found).toHaveLength(1);
  const { file, markers } = found[0]!;
  const config = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
  return Object.fromEntries(
    Object.entries(config).map(([name, value]) => [name, JSON.stringify(markers[value] ?? value)]),
  );
}

describe('the configuration that every visitor can read', () => {
  it('contains region, user pool, client, demo organization and commit only', () => {
    expect(deployedConfig({ web, assemblyDir })).toEqual({
      region: JSON.stringify('eu-central-1'),
      userPoolId: expect.stringMatching(/ImportValue.*Users/) as string,
      userPoolClientId: expect.stringMatching(/ImportValue.*Users1.*Web/) as string,
      demoOrganizationId: JSON.stringify(demoOrganizationId),
      version: JSON.stringify('unknown'),
    });
  });
});

let permissions: Permissions;
let reference: string;
let TableName: string;

beforeAll(() => {
  permissions = new Permissions(assembly());
  reference = Object.fromEntries(namesOf('prod', 'AWS::Lambda::Function')).Reference!;
  TableName = nameOf('prod', 'AWS::DynamoDB::GlobalTable');
});

const refusal = (functionId: string, operation: string, body: object) =>
  permissions.refusal(functionId, {
    service: 'dynamodb',
    method: 'POST',
    path: '/',
    target: `DynamoDB_20120810.${operation}`,
    body: JSON.stringify({ TableName, ...body }),
  });
const key = (pk: string) => ({ pk: { S: pk }, sk: { S: 'x' } });

describe('the local cloud lets a function', () => {
  it('do what its role allows, in every organization', async () => {
    for (const id of ['o1', 'o2'])
      expect(await refusal(reference, 'PutItem', { Item: key(`ORG#${id}`) })).toBeUndefined();
  });

  it('read two granted scopes in one call, and no third', async () => {
    const batch = (...named: string[]) => ({ RequestItems: { [TableName]: { Keys: named.map(key) } } });
    expect(await refusal(reference, 'BatchGetItem', batch('ORG#1', 'USER#1'))).toBeUndefined();
    expect(await refusal(reference, 'BatchGetItem', batch('ORG#1', 'STRIPE#1'))).toContain('BatchGetItem');
  });

  it('do nothing else, and names the missing right', async () => {
    const text = await refusal(reference, 'PutItem', { Item: key('USER#1') });
    expect(text).toContain(`${reference} is not authorized to perform: dynamodb:PutItem`);
    expect(text).toContain('USER#1');
  });

  it('do nothing to another table or without a role', async () => {
    const item = { Item: key('ORG#1') };
    expect(await refusal(reference, 'PutItem', { ...item, TableName: 'Other' })).toContain('table/Other');
    expect(await refusal('Unknown', 'PutItem', item)).toContain('Unknown is not authorized');
  });
});
