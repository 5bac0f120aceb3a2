import { Match, type Template } from 'aws-cdk-lib/assertions';
import { beforeAll, describe, expect, it } from 'vitest';
import { all, domain, synthesiseProd, synthesiseWithDomain, type Templates } from './templates.ts';

type Named = ReturnType<typeof synthesiseWithDomain>;

let plain = {} as Templates;
let named = {} as Named;

beforeAll(() => {
  plain = synthesiseProd();
  named = synthesiseWithDomain();
});

const records = (template: Template) =>
  all(template, 'AWS::Route53::RecordSet').map(
    ({ Properties }) => `${String(Properties.Type)} ${String(Properties.Name)}`,
  );
const origin = `https://${domain.name}`;

describe('with a domain', () => {
  it('the distribution answers at it, over TLS 1.2 at least, with a certificate that the zone proves', () => {
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

  it('the API has a name that only the edge calls, and no other', () => {
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

  it('pages, mails, payments and uploads name it and nothing else', () => {
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

  it('a stage can get one later: nothing that another stack uses is taken away', () => {
    for (const stack of ['api', 'web'] as const) {
      const exports = (template: Template) =>
        Object.values(template.findOutputs('*')).flatMap(({ Export }) =>
          Export ? [JSON.stringify(Export)] : [],
        );
      const left = exports(named[stack]);
      expect(exports(plain[stack]).filter((name) => !left.includes(name))).toEqual([]);
    }
  });

  it('codes and invitations come from its address, which its zone proves to SES before the user pool is made', () => {
    named.data.hasResourceProperties('AWS::Cognito::UserPool', {
      EmailConfiguration: {
        EmailSendingAccount: 'DEVELOPER',
        From: `Refdeck <no-reply@${domain.name}>`,
        SourceArn: { 'Fn::Join': ['', Match.arrayWith([`:identity/${domain.name}`])] },
      },
    });
    named.mail.hasResourceProperties('AWS::SES::EmailIdentity', { EmailIdentity: domain.name });
    const dkim = all(named.mail, 'AWS::Route53::RecordSet');
    expect(dkim.map(({ Properties }) => [Properties.Type, Properties.HostedZoneId])).toEqual(
      dkim.map(() => ['CNAME', domain.zoneId]),
    );
    expect(dkim).toHaveLength(3);
  });
});

describe('without a domain', () => {
  it('there is no certificate, no record and no identity, and the product is at CloudFront’s name', () => {
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
});
