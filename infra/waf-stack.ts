import { CrossStackReferences, Duration, ReferenceStrength } from 'aws-cdk-lib';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import { MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { Alarms } from './constructs/alarms.ts';
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
    const { domain, firewall, isWatchedClosely, alarmEmail, monthlyBudget } = this.stage;
    if (firewall) this.firewall = new Firewall(this, 'Firewall');
    if (this.firewall && isWatchedClosely) this.watchEdge(this.firewall);
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

  /** The metrics of the edge are in this region, and an alarm reads only its own. */
  private watchEdge({ blocked }: Firewall): void {
    const alarms = new Alarms(this, 'Alarms');
    alarms.add('EdgeErrors', {
      // The distribution is created later, so this reads every distribution of the account.
      metric: new MathExpression({
        expression: 'SELECT MAX("5xxErrorRate") FROM SCHEMA("AWS/CloudFront", DistributionId, Region)',
        usingMetrics: {},
        period: Duration.minutes(5),
        label: 'Failures at the edge, %',
      }),
      threshold: 5,
      evaluationPeriods: 3,
      impact: 'Visitors and members get errors from the edge, whatever the origins say',
    });
    alarms.add('Blocked', {
      metric: blocked,
      threshold: 1_000,
      impact: 'Somebody attacks the site, or the firewall refuses what users do',
    });
  }
}
