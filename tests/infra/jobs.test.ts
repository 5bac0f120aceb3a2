import { beforeAll, describe, expect, it } from 'vitest';
import { actions, alarms, all, statements, synthesiseProd, type Templates } from './templates.ts';

let { data, api, jobs, monitoring } = {} as Templates;

beforeAll(() => {
  ({ data, api, jobs, monitoring } = synthesiseProd());
});

describe('every event source mapping', () => {
  it('is bounded, halves what fails, reports single failures, and hands the rest to a queue', () => {
    const mappings = [data, api, jobs].flatMap((template) =>
      all(template, 'AWS::Lambda::EventSourceMapping'),
    );
    expect(mappings.length).toBeGreaterThan(0);
    for (const { Properties } of mappings) {
      expect(Properties).toMatchObject({
        MaximumRetryAttempts: expect.any(Number) as number,
        MaximumRecordAgeInSeconds: expect.any(Number) as number,
        BisectBatchOnFunctionError: true,
        FunctionResponseTypes: ['ReportBatchItemFailures'],
        FilterCriteria: { Filters: [expect.anything()] },
      });
      const { OnFailure } = Properties.DestinationConfig as { OnFailure: { Destination: unknown } };
      expect(JSON.stringify(OnFailure.Destination)).toMatch(/Failures[0-9A-F]{8}/);
    }
  });
});

describe('every queue', () => {
  it('has an alarm, is encrypted and refuses plain HTTP', () => {
    const queues = all(jobs, 'AWS::SQS::Queue');
    expect(alarms(monitoring, 'QueueName')).toHaveLength(queues.length);
    expect(queues.length).toBeGreaterThan(0);
    for (const { Properties } of queues) expect(Properties.SqsManagedSseEnabled).toBe(true);
    const policies = all(jobs, 'AWS::SQS::QueuePolicy').map(({ Properties }) => JSON.stringify(Properties));
    expect(policies).toHaveLength(queues.length);
    for (const policy of policies) expect(policy).toContain('aws:SecureTransport');
  });
});

describe('mail', () => {
  it('goes out under our own address only, and only from the function that sends', () => {
    const sending = [data, api, jobs]
      .flatMap(statements)
      .filter((statement) => actions(statement).some((action) => action.startsWith('ses:')));
    expect(sending).toHaveLength(1);
    expect(actions(sending[0]!)).toEqual(['ses:SendEmail']);
    expect(sending[0]!.Condition).toEqual({
      StringEquals: { 'ses:FromAddress': 'no-reply@refdeck.example' },
    });
  });

  it('has links to where the pages are', () => {
    const sender = all(jobs, 'AWS::Lambda::Function').find(({ Properties }) =>
      JSON.stringify(Properties.Environment).includes('MAIL_FROM'),
    );
    const { Variables } = sender!.Properties.Environment as { Variables: Record<string, unknown> };
    expect(JSON.stringify(Variables.WEB_ORIGIN)).toMatch(/https:\/\/.*Distribution.*DomainName/);
  });
});

describe('a public function', () => {
  it('that writes reaches no organisation and no user', () => {
    const contact = statements(api).filter((statement) => JSON.stringify(statement).includes('CONTACT#'));
    expect(contact).toHaveLength(1);
    const reached = (contact[0]!.Condition as { 'ForAllValues:StringLike': Record<string, string[]> })[
      'ForAllValues:StringLike'
    ]['dynamodb:LeadingKeys']!;
    expect(reached.toSorted()).toEqual(
      ['CONTACT#*', 'NEWS#*', 'MAIL#*', 'CAPTCHA#*', 'RATE#*', 'ONCE#*', 'SECRET#*'].toSorted(),
    );
  });
});
