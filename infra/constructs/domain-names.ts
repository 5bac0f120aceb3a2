import { AaaaRecord, ARecord, HostedZone, RecordTarget, type IHostedZone } from 'aws-cdk-lib/aws-route53';
import { Construct } from 'constructs';
import { DomainName, SecurityPolicy } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import { ApiGatewayv2DomainProperties, CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import type { Domain } from '../stage.ts';

export const zoneOf = (scope: Construct, { zoneId, zoneName }: Domain): IHostedZone =>
  HostedZone.fromHostedZoneAttributes(scope, 'Zone', { hostedZoneId: zoneId, zoneName });

/** Only the edge calls this name. It allows closing the address that AWS assigns. */
export class ApiDomain extends Construct {
  readonly hostName: string;
  readonly domainName: DomainName;

  constructor(scope: Construct, id: string, domain: Domain) {
    super(scope, id);
    this.hostName = `origin-api.${domain.name}`;
    const zone = zoneOf(this, domain);
    this.domainName = new DomainName(this, 'Name', {
      domainName: this.hostName,
      certificate: new Certificate(this, 'Certificate', {
        domainName: this.hostName,
        validation: CertificateValidation.fromDns(zone),
      }),
      securityPolicy: SecurityPolicy.TLS_1_2,
    });
    const { regionalDomainName, regionalHostedZoneId } = this.domainName;
    new ARecord(this, 'Address', {
      zone,
      recordName: `${this.hostName}.`,
      target: RecordTarget.fromAlias(
        new ApiGatewayv2DomainProperties(regionalDomainName, regionalHostedZoneId),
      ),
    });
  }
}

export class WebAddress extends Construct {
  constructor(scope: Construct, id: string, props: { domain: Domain; distribution: Distribution }) {
    super(scope, id);
    const { domain, distribution } = props;
    const record = {
      zone: zoneOf(this, domain),
      recordName: `${domain.name}.`,
      target: RecordTarget.fromAlias(new CloudFrontTarget(distribution)),
    };
    new ARecord(this, 'Ipv4', record);
    new AaaaRecord(this, 'Ipv6', record);
  }
}
