import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { serverLimits } from '#contract/rules/server-limits';
import { retention } from '#contract/rules/retention';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { all, synthesizeProd } from './templates.ts';

const { data, web, jobs } = synthesizeProd();

describe('the bucket of files', () => {
  it('reports its objects to the event bus without a custom resource', () => {
    data.hasResourceProperties('AWS::S3::Bucket', {
      NotificationConfiguration: { EventBridgeConfiguration: { EventBridgeEnabled: true } },
    });
    data.resourceCountIs('Custom::S3BucketNotifications', 0);
  });

  it('lets our pages alone send and read files, and deletes uploads after two days', () => {
    data.hasResourceProperties('AWS::S3::Bucket', {
      CorsConfiguration: {
        CorsRules: [
          {
            AllowedMethods: ['GET', 'PUT'],
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

  it('is allowed by the content security policy of pages, beside sign-in only', () => {
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

  it('time out before their claim on an upload ends', () => {
    const working = Object.entries(jobs.findResources('AWS::Lambda::Function')).filter(([id]) =>
      /^(ProcessUpload|MakeDocument|WriteImport|SweepJobs)/.test(id),
    );
    expect(working).toHaveLength(4);
    const timeouts = working.map(([, { Properties }]) => (Properties as { Timeout: number }).Timeout);
    expect(Math.max(...timeouts)).toBeLessThan(serverLimits.jobLeaseMinutes * 60);
  });
});

const uploads = () =>
  all(synthesizeProd().web, 'Custom::CDKBucketDeployment').map(
    ({ Properties }) =>
      Properties as {
        Prune: boolean | string;
        DestinationBucketKeyPrefix?: string;
        SystemMetadata: { 'cache-control': string };
        SourceObjectKeys: string[];
      },
  );

it('a web deployment keeps the files of earlier versions for open tabs', () => {
  expect(uploads()).toHaveLength(3);
  for (const { Prune } of uploads()) expect(String(Prune)).toBe('false');
});

it('browsers revalidate pages, and cache files named by content for a year', () => {
  const cacheControls = uploads().map(
    ({ DestinationBucketKeyPrefix: prefix = '', SystemMetadata }) =>
      `/${prefix}: ${SystemMetadata['cache-control']}`,
  );
  expect(cacheControls.toSorted()).toEqual([
    '/: public, max-age=0, s-maxage=86400, must-revalidate',
    '/: public, max-age=600',
    '/static: public, max-age=31536000, immutable',
  ]);
  // Browsers never fetch a cached file again, so each workspace file must be named by its content.
  const page = readFileSync(join('dist', 'web', 'app.html'), 'utf8');
  const scripts = [...page.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].map(([, path]) => path);
  expect(scripts).toEqual([expect.stringMatching(/^\/static\/[\w-]+-[\w-]{8}\.js$/)]);
});
