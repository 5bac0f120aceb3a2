import { Match, type Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, it } from 'vitest';
import { limits } from '#contract/limits';
import { actions, all, synthesiseProd, type Statement, type Templates } from './templates.ts';

let { data, api, web, jobs } = {} as Templates;

beforeAll(() => {
  ({ data, api, web, jobs } = synthesiseProd());
});

/** What each role may do in the bucket, as "action prefix". */
function bucketRights(template: Template): Map<string, string[]> {
  const rights = new Map<string, string[]>();
  for (const { Properties } of all(template, 'AWS::IAM::Policy')) {
    const { PolicyDocument, Roles } = Properties as {
      PolicyDocument: { Statement: Statement[] };
      Roles: { Ref: string }[];
    };
    const found = PolicyDocument.Statement.flatMap((statement) =>
      actions(statement)
        .filter((action) => action.startsWith('s3:'))
        .flatMap((action) =>
          prefixesIn(statement.Condition ?? statement.Resource).map((prefix) => `${action} ${prefix}`),
        ),
    );
    const role = Roles[0]!.Ref.replace(/Role.*/, '');
    if (found.length > 0) rights.set(role, found.toSorted());
  }
  return rights;
}

const prefixesIn = (value: unknown): string[] => {
  const found = [...JSON.stringify(value).matchAll(/(\w+)\/\*"/g)].map(([, prefix]) => prefix!);
  return found.length > 0 ? found : ['everywhere'];
};

const removing = [
  's3:DeleteObject assets',
  's3:DeleteObject uploads',
  's3:ListBucket assets',
  's3:ListBucket uploads',
];

describe('the bucket of files', () => {
  const policy = () =>
    all(data, 'AWS::S3::BucketPolicy').flatMap(
      ({ Properties }) => (Properties.PolicyDocument as { Statement: Statement[] }).Statement,
    );
  const denials = () =>
    policy().filter(({ Effect, Action }) => Effect === 'Deny' && Action === 's3:PutObject');

  it('refuses an upload that could overwrite, and one signed too long ago, whoever signed it', () => {
    expect(denials().map(({ Condition }) => Condition)).toEqual([
      { Null: { 's3:if-none-match': 'true' } },
      { NumericGreaterThan: { 's3:signatureAge': String(limits.uploadUrlSeconds * 1_000) } },
    ]);
    for (const statement of denials()) {
      expect(statement).toMatchObject({ Principal: { AWS: '*' } });
      expect(prefixesIn(statement.Resource)).toEqual(['uploads']);
    }
  });

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
        Rules: Match.arrayWith([Match.objectLike({ Prefix: 'uploads/', ExpirationInDays: 2 })]),
      },
    });
  });

  it('lets the distribution read published files only', () => {
    const allowed = policy().filter(({ Effect }) => Effect === 'Allow');
    expect(allowed.map(({ Action, Resource }) => [Action, prefixesIn(Resource)])).toEqual([
      ['s3:GetObject', ['assets']],
    ]);
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
  it('may do what they do there, each under its own prefixes', () => {
    expect(Object.fromEntries(bucketRights(api))).toEqual({
      Asset: [...removing, 's3:PutObject uploads'].toSorted(),
    });
    const processing = [...removing, 's3:GetObject uploads', 's3:PutObject assets'].toSorted();
    expect(Object.fromEntries(bucketRights(jobs))).toMatchObject({
      ProcessUpload: processing,
      SweepUploads: processing,
    });
  });

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

  it('leave what failed each time in a queue, whether it was delivered or not', () => {
    for (const { Properties } of all(jobs, 'AWS::Events::Rule')) {
      const { Targets } = Properties as { Targets: { DeadLetterConfig?: object }[] };
      for (const target of Targets) expect(target.DeadLetterConfig).toBeDefined();
    }
    const invokes = all(jobs, 'AWS::Lambda::EventInvokeConfig');
    expect(invokes.length).toBeGreaterThanOrEqual(2);
    for (const { Properties } of invokes) {
      expect(Properties).toMatchObject({ MaximumRetryAttempts: 2 });
      expect(JSON.stringify(Properties.DestinationConfig)).toContain('DeadLetters');
    }
  });
});
