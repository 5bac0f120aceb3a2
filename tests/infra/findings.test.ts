import { join } from 'node:path';
import { App, Stack } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { beforeAll, describe, expect, it } from 'vitest';
import { suppress } from '#infra/constructs/suppressed-findings';
import { findingsIn, overview, type Findings } from './findings.ts';
import { synthesised } from './templates.ts';

let findings: Findings;

beforeAll(() => {
  findings = findingsIn(synthesised().app);
});

describe('cdk-nag', () => {
  it('finds nothing on any stage that nobody has accepted', () => {
    expect(findings.open).toEqual([]);
  });

  it('still finds all that was accepted: a reason goes with the finding', () => {
    expect(findings.accepted.length).toBeGreaterThan(50);
    const stale = findings.accepted.filter(({ resources }) => resources === 0);
    expect(stale.map(({ path, id }) => `${path}: ${id}`)).toEqual([]);
  });

  it('has its accepted findings in the documents, with their reasons', async () => {
    await expect(overview(findings.accepted)).toMatchFileSnapshot(
      join('..', '..', 'docs', 'accepted-findings.md'),
    );
  });

  it('is heard: what is wrong is found, and what is accepted without being wrong', () => {
    const app = new App();
    const bucket = new Bucket(new Stack(app, 'Refdeck-test-Any'), 'Open');
    suppress(bucket, { 'AwsSolutions-S10': 'A test', 'AwsSolutions-SQS3': 'A bucket is no queue' });
    const { open, accepted } = findingsIn(app);
    expect(open).toEqual([expect.stringMatching(/^Refdeck-test-Any\/Open\/Resource: AwsSolutions-S1: /)]);
    expect(accepted.map(({ id, resources }) => [id, resources])).toEqual([
      ['AwsSolutions-S10', 1],
      ['AwsSolutions-SQS3', 0],
    ]);
  });
});
