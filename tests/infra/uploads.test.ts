import { Match } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#contract/limits';
import { retention } from '#contract/retention';
import { all, synthesiseProd, type Templates } from './templates.ts';

let { data, web, jobs } = {} as Templates;

beforeAll(() => {
  ({ data, web, jobs } = synthesiseProd());
});

describe('the bucket of files', () => {
  it('tells the event bus about its objects, without a custom resource', () => {
    data.hasResourceProperties('AWS::S3::Bucket', {
      NotificationConfiguration: { EventBridgeConfiguration: { EventBridgeEnabled: true } },
    });
    data.resourceCountIs('Custom::S3BucketNotifications', 0);
  });

  it('takes PUTs of our pages only, and keeps no upload longer than two days', () => {
    data.hasResourceProperties('AWS::S3::Bucket', {
      CorsConfiguration: {
        CorsRules: [
          {
            AllowedMethods: ['PUT'],
            AllowedOrigins: ['https://*.cloudfront.net'],
            AllowedHeaders: ['content-type', 'if-none-match', 'x-amz-checksum-sha256'],
            ExposedHeaders: Match.absent(),
            MaxAge: 3_600,
          },
        ],
      },
      LifecycleConfiguration: {
        Rules: Match.arrayWith([
          Match.objectLike({ Prefix: 'uploads/', ExpirationInDays: retention.uploadDays }),
        ]),
      },
    });
  });

  it('is named by the content security policy of the pages, beside sign-in and nothing else', () => {
    const policies = all(web, 'AWS::CloudFront::ResponseHeadersPolicy');
    const page = JSON.stringify(policies.find((one) => JSON.stringify(one).includes('frame-src')));
    const [, connect = ''] = /connect-src (.*?); frame-src/.exec(page) ?? [];
    expect(connect.match(/https:\/\//g)).toHaveLength(2);
    expect(connect).toMatch(/cognito-idp.*RegionalDomainName/s);
  });
});

describe('the functions that touch files', () => {
  it('run for each object that arrives under uploads/, and every quarter of an hour', () => {
    jobs.hasResourceProperties('AWS::Events::Rule', {
      EventPattern: {
        source: ['aws.s3'],
        'detail-type': ['Object Created'],
        detail: { object: { key: [{ prefix: 'uploads/' }] } },
      },
    });
    jobs.hasResourceProperties('AWS::Events::Rule', { ScheduleExpression: 'rate(15 minutes)' });
  });

  it('end before a claim of theirs does', () => {
    const working = Object.entries(jobs.findResources('AWS::Lambda::Function')).filter(([id]) =>
      /^(ProcessUpload|SweepUploads)/.test(id),
    );
    expect(working).toHaveLength(2);
    const timeouts = working.map(([, { Properties }]) => (Properties as { Timeout: number }).Timeout);
    expect(Math.max(...timeouts)).toBeLessThan(limits.uploadClaimMinutes * 60);
  });
});
