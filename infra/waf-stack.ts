import { CrossStackReferences, ReferenceStrength } from 'aws-cdk-lib';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import type { Construct } from 'constructs';
import { Firewall } from './constructs/firewall.ts';
import { MonthlyBudget } from './constructs/monthly-budget.ts';
import { zoneOf } from './constructs/domain-names.ts';
import { AppStack, type AppStackProps } from './app-stack.ts';

/** AWS offers these in one region for all. */
export class WafStack extends AppStack {
  readonly firewall: Firewall | undefined;
  readonly certificate: Certificate | undefined;

  constructor(scope: Construct, id: string, props: AppStackProps) {
    super(scope, id, props);
    const { domain, firewall, alarmEmail, monthlyBudget } = this.stage;
    if (firewall) this.firewall = new Firewall(this, 'Firewall');
    if (alarmEmail) new MonthlyBudget(this, 'Budget', { amount: monthlyBudget, email: alarmEmail });
    // A replaced certificate needs another output's name: the other region would keep reading the old value.
    if (domain) {
      this.certificate = new Certificate(this, `Certificate-${domain.name}`, {
        domainName: domain.name,
        validation: CertificateValidation.fromDns(zoneOf(this, domain)),
      });
      // A strong reference would refuse another domain, because the site still uses the certificate.
      CrossStackReferences.of(this.certificate).produce(ReferenceStrength.WEAK);
    }
  }
}
