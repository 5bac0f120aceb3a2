import { describe, expect, it } from 'vitest';
import { alarms, all, synthesizeProd } from './templates.ts';

const { data, api, jobs, monitoring } = synthesizeProd();

describe('every event source mapping', () => {
  it('limits retries, bisects batches, reports item failures and has a failure queue', () => {
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
      });
      const { Filters } = Properties.FilterCriteria as { Filters: unknown[] };
      expect(Filters.length).toBeGreaterThan(0);
      const { OnFailure } = Properties.DestinationConfig as { OnFailure: { Destination: unknown } };
      expect(JSON.stringify(OnFailure.Destination)).toMatch(/Failures[0-9A-F]{8}/);
    }
  });
});

describe('the stream of the table', () => {
  it('has two readers, the maximum that DynamoDB allows', () => {
    const readers = [data, api, jobs]
      .flatMap((template) => all(template, 'AWS::Lambda::EventSourceMapping'))
      .filter(({ Properties }) => JSON.stringify(Properties.EventSourceArn).includes('Stream'));
    expect(readers).toHaveLength(2);
    const heard = JSON.stringify(readers.map(({ Properties }) => Properties.FilterCriteria));
    for (const scope of ['MAIL#', 'APPROVAL#ANSWERS', 'PUB#']) expect(heard).toContain(scope);
  });
});

describe('every queue', () => {
  it('has an alarm', () => {
    const queues = all(jobs, 'AWS::SQS::Queue');
    expect(alarms(monitoring, 'QueueName')).toHaveLength(queues.length);
    expect(queues.length).toBeGreaterThan(0);
  });
});

describe('mail', () => {
  it('links to the address of the pages', () => {
    const sender = all(jobs, 'AWS::Lambda::Function').find(({ Properties }) =>
      JSON.stringify(Properties.Environment).includes('MAIL_FROM'),
    );
    const { Variables } = sender!.Properties.Environment as { Variables: Record<string, unknown> };
    expect(JSON.stringify(Variables.WEB_ORIGIN)).toMatch(/https:\/\/.*Distribution.*DomainName/);
  });
});
