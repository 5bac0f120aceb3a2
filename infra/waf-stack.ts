import { Certificate, CertificateValidation, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import type { Construct } from 'constructs';
import { Firewall } from './constructs/firewall.ts';
import { zoneOf } from './constructs/domain-names.ts';
import { AppStack, type AppStackProps } from './app-stack.ts';

/** What stands before the distribution: the firewall, and the certificate of its name. */
export class WafStack extends AppStack {
  readonly firewall: Firewall;
  /** Only with a domain; CloudFront's own name has CloudFront's own certificate. */
  readonly certificate: ICertificate | undefined;

  constructor(scope: Construct, id: string, props: AppStackProps) {
    super(scope, id, props);
    const { domain } = this.stage;
    this.firewall = new Firewall(this, 'Firewall', { stageName: this.stage.name });
    // Another name is another certificate: what another region reads of one that is replaced stays the old one.
    if (domain)
      this.certificate = new Certificate(this, `Certificate-${domain.name}`, {
        domainName: domain.name,
        validation: CertificateValidation.fromDns(zoneOf(this, domain)),
      });
  }
}
