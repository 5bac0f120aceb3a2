import { CfnRecordSet } from 'aws-cdk-lib/aws-route53';
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';
import { AppStack, type AppStackProps } from './app-stack.ts';
import { mailDomain, type Domain } from './stage.ts';

/**
 * The sender of all mails, proven by the zone (DKIM). A stack of its own and the first one: the user pool is refused until SES has
 * seen the records, and when it is, what stands here must not be rolled back with it.
 */
export class MailStack extends AppStack {
  constructor(scope: Construct, id: string, props: AppStackProps & { domain: Domain }) {
    super(scope, id, props);
    const sender = mailDomain(this.stage);
    const { zoneId, zoneName } = props.domain;
    // Of another zone, its owner has to prove it to SES.
    if (sender !== zoneName && !sender.endsWith(`.${zoneName}`)) return;
    const { dkimRecords } = new EmailIdentity(this, 'Sender', { identity: Identity.domain(sender) });
    // By the plain resource, because the construct would add the zone's name to a name that is known only when it is deployed.
    for (const [index, { name, value }] of dkimRecords.entries())
      new CfnRecordSet(this, `Dkim${index + 1}`, {
        hostedZoneId: zoneId,
        name,
        type: 'CNAME',
        resourceRecords: [value],
        ttl: '1800',
      });
  }
}
