import { Stack } from 'aws-cdk-lib';
import { EventBus } from 'aws-cdk-lib/aws-events';
import {
  ConfigurationSet,
  EmailSendingEvent,
  EventDestination,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';

export class Sending extends ConfigurationSet {
  constructor(scope: Construct, id: string) {
    super(scope, id, {
      reputationMetrics: true,
      // This overrides the account's own suppression list.
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    this.addEventDestination('Undelivered', {
      // SES supports only the default bus.
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'Bus', 'default')),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT, EmailSendingEvent.REJECT],
    });
  }

  get arn(): string {
    const { configurationSetName: resourceName } = this;
    return Stack.of(this).formatArn({ service: 'ses', resource: 'configuration-set', resourceName });
  }
}
