import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { AaaaRecord, ARecord, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { Construct } from 'constructs';
import type { Domain } from '../stage.ts';
import { zoneOf } from './zone.ts';

/** The product's own name, which leads to the distribution. */
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
