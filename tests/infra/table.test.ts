import { Match } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  actions,
  all,
  everyTemplate,
  statements,
  statementsOf,
  synthesiseProd,
  within,
  type Statement,
  type Templates,
} from './templates.ts';

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

  it('is never scanned: no function may', () => {
    const granted = everyTemplate().flatMap(statements).flatMap(actions);
    const listed =
      /^dynamodb:(((Batch)?Get|ConditionCheck|Put|Update|Delete)Item|Query|Describe\w+|Get\w+|List\w+)$/;
    const unknown = granted.filter((action) => !listed.test(action) && /^(dynamodb:|\W)/i.test(action));
    expect(unknown).toEqual([]);
  });

  it('has an audit trail that no function can change or delete from', () => {
    for (const template of everyTemplate()) {
      for (const { Properties } of all(template, 'AWS::IAM::Policy')) {
        const own = (Properties.PolicyDocument as { Statement: Statement[] }).Statement;
        const writes = own.some(
          (one) => one.Effect === 'Allow' && actions(one).includes('dynamodb:UpdateItem'),
        );
        const denied = own.some(
          (one) =>
            one.Effect === 'Deny' &&
            ['dynamodb:UpdateItem', 'dynamodb:DeleteItem'].every((name) => actions(one).includes(name)) &&
            JSON.stringify(one.Condition) ===
              '{"ForAnyValue:StringLike":{"dynamodb:LeadingKeys":["AUDIT#*"]}}',
        );
        expect(denied).toBe(writes);
      }
    }
  });

  it('shows the functions that anyone may call the public partitions, to read, and nothing else of a tenant', () => {
    for (const name of ['Public', 'ReferencePage', 'SocialImage', 'Event']) {
      const own = statementsOf(api, name).filter((one) =>
        actions(one).some((action) => /^(dynamodb:|\W)/i.test(action)),
      );
      // What counting writes is another guarantee, below.
      const [reading, ...others] = own.filter((one) => !JSON.stringify(one).includes('STAT#'));
      expect(actions(reading!).filter((action) => !/:(Get|BatchGet|Query)/.test(action))).toEqual([]);
      expect(reading!.Condition).toEqual(within(['PUB#*']));
      expect(others.filter(({ Effect }) => Effect === 'Allow')).toEqual([]);
    }
  });

  it('shows the function that reports the counters, the references, the time zone and the gate, to read', () => {
    const own = statementsOf(api, 'Analytics').filter((statement) =>
      actions(statement)[0]!.startsWith('dynamodb:'),
    );
    expect(own.flatMap(actions).filter((action) => !/:(Get|BatchGet|Query)/.test(action))).toEqual([]);
    expect(own.map(({ Condition }) => Condition)).toEqual([within(['USER#*', 'ORG#*', 'STAT#*', 'PUB#*'])]);
  });

  it('lets the function that counts visits write counters, and nothing else of a tenant', () => {
    const own = statementsOf(api, 'Event').filter(
      (statement) => statement.Effect === 'Allow' && actions(statement)[0]!.startsWith('dynamodb:'),
    );
    const writing = own.filter((statement) => actions(statement).includes('dynamodb:PutItem'));
    expect(own).toHaveLength(2);
    expect(writing.map(({ Condition }) => Condition)).toEqual([
      within(['STAT#*', 'COUNTED#*', 'SALT#*', 'RATE#*', 'DUE#roll-up*']),
    ]);
  });
});
