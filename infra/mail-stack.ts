import { CfnRecordSet } from 'aws-cdk-lib/aws-route53';
import { EmailIdentity, Identity, MailFromBehaviorOnMxFailure } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import { AppStack, type AppStackProps } from './app-stack.ts';
import { Sending } from './constructs/sending.ts';
import { ownMailIdentity, type Domain } from './stage.ts';

interface Proof {
  name: string;
  type: 'CNAME' | 'MX' | 'TXT';
  value: string;
}

/** It is the first stack: the pool needs a verified identity, which its rollback must not remove. */
export class MailStack extends AppStack {
  readonly sending: Sending;

  constructor(scope: Construct, id: string, props: AppStackProps & { domain: Domain }) {
    super(scope, id, props);
    this.sending = new Sending(this, 'Sending');
    const sender = ownMailIdentity(this.stage);
    if (sender) this.addSender(sender, props.domain);
  }

  private addSender(sender: string, { zoneId, zoneName }: Domain): void {
    // The name is below the sender's domain, so that SPF aligns as DKIM does.
    const returnPath = `bounces.${sender}`;
    const { dkimRecords } = new EmailIdentity(this, 'Sender', {
      identity: Identity.domain(sender),
      mailFromDomain: returnPath,
      // SES sends from its own name until it finds the record below.
      mailFromBehaviorOnMxFailure: MailFromBehaviorOnMxFailure.USE_DEFAULT_VALUE,
    });
    for (const [index, { name, value }] of dkimRecords.entries())
      this.addRecord(`Dkim${index + 1}`, zoneId, { name, type: 'CNAME', value });
    this.addRecord('ReturnPathMx', zoneId, {
      name: returnPath,
      type: 'MX',
      value: `10 feedback-smtp.${this.region}.amazonses.com`,
    });
    this.addRecord('ReturnPathSpf', zoneId, {
      name: returnPath,
      type: 'TXT',
      value: '"v=spf1 include:amazonses.com -all"',
    });
    // Others may send from the zone's own name, so DMARC only monitors that.
    const policy = sender === zoneName ? 'none' : 'quarantine';
    this.addRecord('Dmarc', zoneId, {
      name: `_dmarc.${sender}`,
      type: 'TXT',
      value: `"v=DMARC1; p=${policy}"`,
    });
  }

  // The construct would append the zone's name to names that only the deployment knows.
  private addRecord(id: string, hostedZoneId: string, { name, type, value }: Proof): void {
    new CfnRecordSet(this, id, { hostedZoneId, name, type, resourceRecords: [value], ttl: '1800' });
  }
}
