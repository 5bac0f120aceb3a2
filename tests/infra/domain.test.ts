import { App } from 'aws-cdk-lib';
import { Match, Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, it } from 'vitest';
import { addStacks } from '#infra/app';
import { stageNamed, type Stage } from '#infra/stage';
import cdk from '../../cdk.json' with { type: 'json' };
import { all, domain, synthesizeProd, synthesizeWithDomain, type Templates } from './templates.ts';

type Named = ReturnType<typeof synthesizeWithDomain>;

let plain = {} as Templates;
let named = {} as Named;

beforeAll(() => {
  plain = synthesizeProd();
  named = synthesizeWithDomain();
});

const records = (template: Template) =>
  all(template, 'AWS::Route53::RecordSet').map(
    ({ Properties }) => `${String(Properties.Type)} ${String(Properties.Name)}`,
  );
function stacksWith(settings: Partial<Stage>): { mail: Template; data: Template } {
  const app = new App({ context: { ...cdk.context, 'aws:cdk:disable-asset-staging': true } });
  const stage = { ...stageNamed('prod'), domain, mailFrom: `no-reply@${domain.name}`, ...settings };
  const { mail, data } = addStacks(app, stage);
  return { mail: Template.fromStack(mail!), data: Template.fromStack(data) };
}

const origin = `https://${domain.name}`;

describe('with a domain', () => {
  it('the distribution has its name, TLS 1.2 and a validated certificate', () => {
    named.web.hasResourceProperties('AWS::CloudFront::Distribution', {
      DistributionConfig: {
        Aliases: [domain.name],
        ViewerCertificate: { MinimumProtocolVersion: 'TLSv1.2_2021', SslSupportMethod: 'sni-only' },
      },
    });
    expect(records(named.web).toSorted()).toEqual([`A ${domain.name}.`, `AAAA ${domain.name}.`]);
    named.waf.hasResourceProperties('AWS::CertificateManager::Certificate', {
      DomainName: domain.name,
      DomainValidationOptions: [{ HostedZoneId: domain.zoneId }],
    });
  });

  it('the API has one name, which only the edge calls', () => {
    named.api.hasResourceProperties('AWS::ApiGatewayV2::Api', { DisableExecuteApiEndpoint: true });
    named.api.hasResourceProperties('AWS::ApiGatewayV2::DomainName', {
      DomainName: `origin-api.${domain.name}`,
      DomainNameConfigurations: [Match.objectLike({ SecurityPolicy: 'TLS_1_2' })],
    });
    named.api.resourceCountIs('AWS::ApiGatewayV2::ApiMapping', 1);
    expect(records(named.api)).toEqual([`A origin-api.${domain.name}.`]);
    const { Origins } = all(named.web, 'AWS::CloudFront::Distribution')[0]!.Properties.DistributionConfig as {
      Origins: { DomainName: unknown; CustomOriginConfig?: { OriginSSLProtocols: string[] } }[];
    };
    const called = Origins.filter(({ CustomOriginConfig }) => CustomOriginConfig);
    expect(called.map(({ DomainName }) => DomainName)).toEqual(called.map(() => `origin-api.${domain.name}`));
    for (const { CustomOriginConfig } of called)
      expect(CustomOriginConfig!.OriginSSLProtocols).toEqual(['TLSv1.2']);
  });

  it('pages, mails, payments and uploads use it only', () => {
    expect(JSON.stringify(all(named.web, 'Custom::CDKBucketDeployment'))).toContain(origin);
    for (const template of [named.jobs, named.billing]) {
      const origins = all(template, 'AWS::Lambda::Function').flatMap(({ Properties }) => {
        const { Variables = {} } = (Properties.Environment ?? {}) as { Variables?: Record<string, unknown> };
        return 'WEB_ORIGIN' in Variables ? [Variables.WEB_ORIGIN] : [];
      });
      expect(new Set(origins)).toEqual(new Set([origin]));
    }
    named.data.hasResourceProperties('AWS::S3::Bucket', {
      CorsConfiguration: { CorsRules: [Match.objectLike({ AllowedOrigins: [origin] })] },
    });
  });

  it('a stage can get one later, because every export stays', () => {
    for (const stack of ['api', 'web'] as const) {
      const exports = (template: Template) =>
        Object.values(template.findOutputs('*')).flatMap(({ Export }) =>
          Export ? [JSON.stringify(Export)] : [],
        );
      const left = exports(named[stack]);
      expect(exports(plain[stack]).filter((name) => !left.includes(name))).toEqual([]);
    }
  });

  it('codes and invitations have its address, which SES verifies first', () => {
    named.data.hasResourceProperties('AWS::Cognito::UserPool', {
      EmailConfiguration: {
        EmailSendingAccount: 'DEVELOPER',
        From: `Refdeck <no-reply@${domain.name}>`,
        SourceArn: { 'Fn::Join': ['', Match.arrayWith([`:identity/${domain.name}`])] },
      },
    });
    named.mail.hasResourceProperties('AWS::SES::EmailIdentity', { EmailIdentity: domain.name });
    const proofs = all(named.mail, 'AWS::Route53::RecordSet');
    expect(new Set(proofs.map(({ Properties }) => Properties.HostedZoneId))).toEqual(
      new Set([domain.zoneId]),
    );
    expect(proofs.filter(({ Properties }) => Properties.Type === 'CNAME')).toHaveLength(3);
  });

  it('SPF and DMARC cover mails, by a return path below the sender', () => {
    named.mail.hasResourceProperties('AWS::SES::EmailIdentity', {
      MailFromAttributes: {
        MailFromDomain: `bounces.${domain.name}`,
        BehaviorOnMxFailure: 'USE_DEFAULT_VALUE',
      },
    });
    const others = all(named.mail, 'AWS::Route53::RecordSet').flatMap(({ Properties }) =>
      Properties.Type === 'CNAME'
        ? []
        : [[Properties.Type, Properties.Name, (Properties.ResourceRecords as string[])[0]]],
    );
    expect(others).toEqual(
      expect.arrayContaining([
        ['MX', `bounces.${domain.name}`, '10 feedback-smtp.eu-central-1.amazonses.com'],
        ['TXT', `bounces.${domain.name}`, '"v=spf1 include:amazonses.com -all"'],
        ['TXT', `_dmarc.${domain.name}`, '"v=DMARC1; p=quarantine"'],
      ]),
    );
    expect(others).toHaveLength(3);
  });

  it('DMARC only monitors the name of the zone, which others may use', () => {
    const mailFrom = `no-reply@${domain.zoneName}`;
    const { mail } = stacksWith({ mailFrom });
    mail.hasResourceProperties('AWS::Route53::RecordSet', {
      Name: `_dmarc.${domain.zoneName}`,
      ResourceRecords: ['"v=DMARC1; p=none"'],
    });
  });

  it('codes and invitations skip addresses that bounced or complained', () => {
    named.mail.hasResourceProperties('AWS::SES::ConfigurationSet', {
      SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
      ReputationOptions: { ReputationMetricsEnabled: true },
    });
    named.data.hasResourceProperties('AWS::Cognito::UserPool', {
      EmailConfiguration: { ConfigurationSet: Match.anyValue() },
    });
    named.jobs.hasResourceProperties('AWS::Lambda::Function', {
      Environment: { Variables: Match.objectLike({ MAIL_CONFIGURATION_SET: Match.anyValue() }) },
    });
    named.jobs.resourceCountIs('AWS::SES::ConfigurationSet', 0);
    const sending = all(named.jobs, 'AWS::IAM::Policy').filter(({ Properties }) =>
      JSON.stringify(Properties).includes('ses:SendEmail'),
    );
    expect(JSON.stringify(sending)).toContain(':configuration-set/');
  });

  it('an existing identity is adopted with its records', () => {
    const { mail, data } = stacksWith({ adoptsMailIdentity: true });
    mail.resourceCountIs('AWS::SES::EmailIdentity', 0);
    mail.resourceCountIs('AWS::Route53::RecordSet', 0);
    mail.resourceCountIs('AWS::SES::ConfigurationSet', 1);
    data.hasResourceProperties('AWS::Cognito::UserPool', {
      EmailConfiguration: { SourceArn: { 'Fn::Join': ['', Match.arrayWith([`:identity/${domain.name}`])] } },
    });
  });
});

describe('without a domain', () => {
  it('there is no certificate, record or identity, only CloudFront’s name', () => {
    expect(plain.mail).toBeUndefined();
    for (const template of [plain.web, plain.api, plain.waf, plain.data]) {
      expect(records(template)).toEqual([]);
      template.resourceCountIs('AWS::CertificateManager::Certificate', 0);
    }
    plain.api.resourceCountIs('AWS::ApiGatewayV2::DomainName', 0);
    const [distribution] = all(plain.web, 'AWS::CloudFront::Distribution');
    expect(distribution!.Properties.DistributionConfig).not.toHaveProperty('Aliases');
    const [pool] = all(plain.data, 'AWS::Cognito::UserPool');
    expect(pool!.Properties).not.toHaveProperty('EmailConfiguration');
  });

  it('mails use the same configuration set, which needs no identity', () => {
    plain.jobs.hasResourceProperties('AWS::SES::ConfigurationSet', {
      SuppressionOptions: { SuppressedReasons: ['BOUNCE', 'COMPLAINT'] },
    });
    plain.jobs.hasResourceProperties('AWS::Lambda::Function', {
      Environment: { Variables: Match.objectLike({ MAIL_CONFIGURATION_SET: Match.anyValue() }) },
    });
  });
});

describe('mails that come back', () => {
  const sets = () => [plain.jobs, named.mail];

  it('are reported to the event bus, with a domain and without', () => {
    for (const template of sets())
      template.hasResourceProperties('AWS::SES::ConfigurationSetEventDestination', {
        ConfigurationSetName: { Ref: Match.stringLikeRegexp('^Sending') },
        EventDestination: {
          Enabled: true,
          MatchingEventTypes: ['bounce', 'complaint', 'reject'],
          EventBridgeDestination: {
            EventBusArn: { 'Fn::Join': ['', Match.arrayWith([':event-bus/default'])] },
          },
        },
      });
  });

  it('are handled only for our configuration set and our tags', () => {
    for (const template of [plain.jobs, named.jobs])
      template.hasResourceProperties('AWS::Events::Rule', {
        EventPattern: {
          source: ['aws.ses'],
          'detail-type': ['Email Bounced', 'Email Complaint Received', 'Email Rejected'],
          detail: {
            mail: {
              tags: {
                'ses:configuration-set': [
                  Match.objectLike(
                    template === plain.jobs
                      ? { Ref: Match.stringLikeRegexp('^Sending') }
                      : { 'Fn::ImportValue': Match.stringLikeRegexp('Sending') },
                  ),
                ],
                kind: [{ exists: true }],
              },
            },
          },
        },
      });
  });
});
