import { Certificate, CertificateValidation, type ICertificate } from 'aws-cdk-lib/aws-certificatemanager';
import type { Construct } from 'constructs';
import { Firewall } from './constructs/firewall.ts';
import { MonthlyBudget } from './constructs/monthly-budget.ts';
import { zoneOf } from './constructs/domain-names.ts';
import { AppStack, type AppStackProps } from './app-stack.ts';

/** What AWS has in one region for all: the firewall before the distribution, the certificate of its name, and the budget. Many regions know no budgets. */
export class WafStack extends AppStack {
  readonly firewall: Firewall | undefined;
  /** Only with a domain; CloudFront's own name has CloudFront's own certificate. */
  readonly certificate: ICertificate | undefined;

  constructor(scope: Construct, id: string, props: AppStackProps) {
    super(scope, id, props);
    const { domain, firewall, alarmEmail, monthlyBudget } = this.stage;
    if (firewall) this.firewall = new Firewall(this, 'Firewall');
    if (alarmEmail) new MonthlyBudget(this, 'Budget', { amount: monthlyBudget, email: alarmEmail });
    // A replaced certificate needs another export name, because the other region would keep reading the old
    // value.
    if (domain)
      this.certificate = new Certificate(this, `Certificate-${domain.name}`, {
        domainName: domain.name,
        validation: CertificateValidation.fromDns(zoneOf(this, domain)),
      });
  }
}
