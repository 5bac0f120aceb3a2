import { HostedZone, type IHostedZone } from 'aws-cdk-lib/aws-route53';
import type { Construct } from 'constructs';
import type { Domain } from '../stage.ts';

/** The zone that a stage's names are in; somebody else has made it. */
export const zoneOf = (scope: Construct, { zoneId, zoneName }: Domain): IHostedZone =>
  HostedZone.fromHostedZoneAttributes(scope, 'Zone', { hostedZoneId: zoneId, zoneName });
