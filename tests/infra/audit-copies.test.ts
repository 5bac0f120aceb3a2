import { describe, expect, it, vi } from 'vitest';
import { App } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { retention } from '#contract/rules/retention';
import { addStacks } from '#infra/app';
import { stageNamed } from '#infra/stage';
import cdk from '../../cdk.json' with { type: 'json' };
import { allows, bucketPolicy, grantees, nameOf, type Grantee } from './simulate.ts';
import { synthesizeProd } from './templates.ts';

const bucket = () => nameOf('prod', 'AWS::S3::Bucket', 'AuditCopies');
const adding = { 's3:if-none-match': '*', 'aws:SecureTransport': 'true' };

const may = ({ policies }: Grantee, action: string, context: Record<string, string> = adding) =>
  allows(
    policies,
    { action: `s3:${action}`, resource: `arn:aws:s3:::${bucket()}/2026-03-01/09/e1.jsonl`, context },
    bucketPolicy('prod', bucket()),
  );

async function those(action: string): Promise<string[]> {
  const all = grantees('prod');
  const allowed = await Promise.all(all.map((one) => may(one, action)));
  return all.filter((_, n) => allowed[n]).map(({ name }) => name);
}

describe('a copy of audit entries', () => {
  it('is added by one function, read by another, and deleted by none', async () => {
    expect(await those('PutObject')).toEqual(['InvalidateCache']);
    expect(await those('GetObject')).toEqual(['CompareAudit']);
    const others = ['DeleteObject', 'DeleteObjectVersion', 'PutObjectRetention', 'BypassGovernanceRetention'];
    for (const action of others) expect(await those(action), action).toEqual([]);
  });

  it('is never overwritten, even by the function that adds', async () => {
    const copier = grantees('prod').find(({ name }) => name === 'InvalidateCache')!;
    const { 's3:if-none-match': _, ...overwriting } = adding;
    expect(await may(copier, 'PutObject')).toBe(true);
    expect(await may(copier, 'PutObject', overwriting)).toBe(false);
  });

  it('is compared by a function that may write nothing, and copied by one that may write no entry', () => {
    const writing = ({ policies }: Grantee) =>
      policies
        .flatMap(({ Statement }) => Statement)
        .filter(({ Effect }) => Effect === 'Allow')
        .flatMap(({ Action }) => [Action ?? []].flat() as string[])
        .filter((action) => /^(dynamodb|s3):(Put|Update|Delete)/.test(action));
    const named = (wanted: string) => grantees('prod').find(({ name }) => name === wanted)!;
    expect(writing(named('CompareAudit'))).toEqual([]);
    expect(writing(named('InvalidateCache')).filter((action) => action.startsWith('dynamodb:'))).toEqual([]);
  });

  it('is kept as long as its entries', () => {
    synthesizeProd().data.hasResourceProperties('AWS::S3::Bucket', {
      VersioningConfiguration: { Status: 'Enabled' },
      ObjectLockConfiguration: Match.absent(),
      LifecycleConfiguration: {
        Rules: Match.arrayWith([Match.objectLike({ ExpirationInDays: retention.auditDays })]),
      },
    });
  });

  it('is locked for that time where the stage asks for it', () => {
    vi.stubEnv('REFDECK_AUDIT_LOCK', 'yes');
    const app = new App({ context: { ...cdk.context, 'aws:cdk:disable-asset-staging': true } });
    const { data } = addStacks(app, stageNamed('prod'));
    vi.unstubAllEnvs();
    Template.fromStack(data).hasResourceProperties('AWS::S3::Bucket', {
      ObjectLockEnabled: true,
      ObjectLockConfiguration: {
        Rule: { DefaultRetention: { Mode: 'COMPLIANCE', Days: retention.auditDays } },
      },
    });
  });
});
