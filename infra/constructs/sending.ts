import { Stack } from 'aws-cdk-lib';
import { EventBus } from 'aws-cdk-lib/aws-events';
import {
  ConfigurationSet,
  EmailSendingEvent,
  EventDestination,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import type { Construct } from 'constructs';

/** How mails are sent, whoever has proven their sender. */
export class Sending extends ConfigurationSet {
  constructor(scope: Construct, id: string) {
    super(scope, id, {
      reputationMetrics: true,
      // Whoever bounced or complained gets no second mail from here, whatever the account's own list says.
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    this.addEventDestination('Undelivered', {
      // The only one that SES knows.
      destination: EventDestination.eventBus(EventBus.fromEventBusName(this, 'Bus', 'default')),
      events: [EmailSendingEvent.BOUNCE, EmailSendingEvent.COMPLAINT, EmailSendingEvent.REJECT],
    });
  }

  /** Who sends by it must be allowed to. */
  get arn(): string {
    const { configurationSetName: resourceName } = this;
    return Stack.of(this).formatArn({ service: 'ses', resource: 'configuration-set', resourceName });
  }
}
