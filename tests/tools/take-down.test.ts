import { createServer } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { S3Client } from '@aws-sdk/client-s3';
import { afterEach, describe, expect, it } from 'vitest';
import { listen } from '@refdeck/local-cloud/listen';
import { madeStacks, stacksOfStage } from '#tools/deploy/stacks';
import { emptyBucket } from '#tools/deploy/take-down/empty-bucket';
import { contentsOf, removeStacks } from '#tools/deploy/take-down/remove-stacks';
import {
  asClient,
  simulatedStack as stack,
  SimulatedCloudFormation,
  stageStacks,
} from '../support/cloudformation.ts';

/** Makes a bucket with versions and delete markers that lists two at a time. */
async function versionedBucket(count: number, refuse = '') {
  const versions = new Set(Array.from({ length: count }, (_, n) => `file-${n % 3} v${n}`));
  const server = createServer((request, response) => {
    void (async () => {
      const body = (await buffer(request)).toString();
      if (request.method === 'POST') {
        const requested = [...body.matchAll(/<Key>([^<]+)<\/Key><VersionId>([^<]+)</g)];
        const errors = requested.filter(([, key]) => key === refuse);
        for (const [, key, version] of requested) if (key !== refuse) versions.delete(`${key} ${version}`);
        const words = errors.map(([, key]) => `<Error><Key>${key}</Key><Code>AccessDenied</Code></Error>`);
        return response.end(`<DeleteResult>${words.join('')}</DeleteResult>`);
      }
      const entries = [...versions].slice(0, 2).map((one, n) => {
        const [key, version] = one.split(' ');
        const kind = n === 0 ? 'Version' : 'DeleteMarker';
        return `<${kind}><Key>${key}</Key><VersionId>${version}</VersionId></${kind}>`;
      });
      return response.end(`<ListVersionsResult>${entries.join('')}</ListVersionsResult>`);
    })();
  });
  const { endpoint, stop } = await listen(server);
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new S3Client({ region: 'eu-central-1', endpoint, forcePathStyle: true, credentials });
  cleanUps.push(async () => {
    client.destroy();
    await stop();
  });
  return { client, versions };
}

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp();
});

describe('a bucket', () => {
  it('is emptied including old versions and delete markers, in any number', async () => {
    const { client, versions } = await versionedBucket(7);
    expect(await emptyBucket(client, 'assets')).toBe(7);
    expect(versions.size).toBe(0);
  });

  it('that cannot be emptied ends with an error instead of endless requests', async () => {
    const { client } = await versionedBucket(4, 'file-1');
    await expect(emptyBucket(client, 'assets')).rejects.toThrow('file-1: AccessDenied');
  });
});

describe('taking a stage down', () => {
  it('deletes only its own stacks, newest first, and retries stacks in use', async () => {
    const account = new SimulatedCloudFormation([
      stack('Refdeck-prod-Data', 1),
      stack('Refdeck-prod-Api', 2, { uses: ['Refdeck-prod-Data', 'Refdeck-prod-Web'] }),
      stack('Refdeck-prod-Web', 3),
      stack('Refdeck-dev-Data', 4),
      stack('Refdeck-Pipeline', 5),
    ]);
    await removeStacks({ stacks: await stageStacks(account), buckets: [], log: () => undefined });
    expect(account.deleted).toEqual(['Refdeck-prod-Api', 'Refdeck-prod-Data', 'Refdeck-prod-Web']);
    expect(account.stacks.map(({ StackName }) => StackName)).toEqual([
      'Refdeck-dev-Data',
      'Refdeck-Pipeline',
    ]);
  });

  it('empties the buckets that it deletes, and names what stays', async () => {
    const { client, versions } = await versionedBucket(5);
    const account = new SimulatedCloudFormation(
      [
        stack('Refdeck-prod-Data', 1, {
          resources: [
            { type: 'AWS::S3::Bucket', id: 'assets', policy: 'RetainExceptOnCreate' },
            { type: 'AWS::DynamoDB::GlobalTable', id: 'tenants', policy: 'RetainExceptOnCreate' },
            { type: 'AWS::Lambda::Function', id: 'function' },
          ],
        }),
        stack('Refdeck-prod-Web', 2, {
          resources: [{ type: 'AWS::S3::Bucket', id: 'web', policy: 'Delete' }],
        }),
      ],
      () => versions.size > 0,
    );
    const stacks = await stageStacks(account);
    const { buckets, stays } = await contentsOf(stacks);
    expect(stays.map(({ id }) => id)).toEqual(['assets', 'tenants']);
    expect(buckets.map(({ id }) => id)).toEqual(['web']);
    await removeStacks({ stacks, buckets, log: () => undefined, s3In: () => client });
    expect(account.stacks).toEqual([]);
  });

  it('ends with the reason when nothing progresses, and can be started again', async () => {
    const account = new SimulatedCloudFormation([
      stack('Refdeck-prod-Data', 1),
      stack('Other', 2, { uses: ['Refdeck-prod-Data'] }),
    ]);
    const stacks = await stageStacks(account);
    await expect(removeStacks({ stacks, buckets: [], log: () => undefined })).rejects.toThrow(
      'in use by Other',
    );
    account.stacks = account.stacks.filter(({ StackName }) => StackName !== 'Other');
    await removeStacks({ stacks: await stageStacks(account), buckets: [], log: () => undefined });
    expect(account.stacks).toEqual([]);
  });
});

it('the stacks of a stage are those of its region and its edge firewall', async () => {
  const account: Record<string, string[]> = {
    'eu-central-1': ['Refdeck-prod-Data', 'Refdeck-dev-Data', 'Refdeck-prod-like-Data', 'Refdeck-Pipeline'],
    'us-east-1': [
      'Refdeck-prod-Data',
      'Refdeck-prod-Waf-eu-central-1',
      'Refdeck-prod-Waf-eu-west-1',
      'Refdeck-prod-Waf-us-east-1',
    ],
  };
  const found = async (region: string) => {
    const stacks = await stacksOfStage('prod', region, (where) =>
      asClient(new SimulatedCloudFormation(account[where]!.map((name) => stack(name, 1)))),
    );
    return stacks.map(({ region: where, stack: { StackName } }) => `${where} ${StackName}`);
  };
  expect(await found('eu-central-1')).toEqual([
    'eu-central-1 Refdeck-prod-Data',
    'us-east-1 Refdeck-prod-Waf-eu-central-1',
  ]);
  expect(await found('us-east-1')).toEqual([
    'us-east-1 Refdeck-prod-Data',
    'us-east-1 Refdeck-prod-Waf-us-east-1',
  ]);
});

it('a stack whose first creation failed does not count as existing', async () => {
  const account = new SimulatedCloudFormation([
    stack('Refdeck-prod-Data', 1, { StackStatus: 'ROLLBACK_COMPLETE' }),
    stack('Refdeck-prod-Mail', 2, { StackStatus: 'UPDATE_ROLLBACK_COMPLETE' }),
  ]);
  expect(madeStacks(await stageStacks(account))).toEqual(['Refdeck-prod-Mail']);
});
