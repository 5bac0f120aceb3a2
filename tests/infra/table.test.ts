import { Match } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, it } from 'vitest';
import { synthesiseProd, type Templates } from './templates.ts';

let { data, api, jobs } = {} as Templates;

beforeAll(() => {
  ({ data, api, jobs } = synthesiseProd());
});

describe('the table', () => {
  it('has point-in-time recovery, deletion protection, expiry, and outlives its stack', () => {
    data.hasResource('AWS::DynamoDB::GlobalTable', {
      DeletionPolicy: 'Retain',
      Properties: {
        BillingMode: 'PAY_PER_REQUEST',
        TimeToLiveSpecification: { AttributeName: 'expiresAt', Enabled: true },
        Replicas: [
          Match.objectLike({
            DeletionProtectionEnabled: true,
            PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
          }),
        ],
      },
    });
  });

  it('has a stream that only the stack of the jobs reads, so that a restored table with another one can take its place', () => {
    const { web, billing, monitoring } = synthesiseProd();
    const readers = { api, web, billing, jobs, monitoring };
    const reading = Object.entries(readers).filter(([, template]) =>
      /ImportValue":"[^"]*StreamArn/.test(JSON.stringify(template.toJSON())),
    );
    expect(reading.map(([name]) => name)).toEqual(['jobs']);
  });
});
