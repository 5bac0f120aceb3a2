import { DomainName, SecurityPolicy } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import { ARecord, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { ApiGatewayv2DomainProperties } from 'aws-cdk-lib/aws-route53-targets';
import { Construct } from 'constructs';
import type { Domain } from '../stage.ts';
import { zoneOf } from './zone.ts';

/** The API's own name, which only the edge calls. With it, the address that AWS gives can be closed. */
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
