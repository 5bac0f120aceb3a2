import { Stack } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  TreatMissingData,
  type AlarmProps,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { RuleTargetInput, type Rule } from 'aws-cdk-lib/aws-events';
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { stageOf } from '../app-stack.ts';
import { suppress } from './suppressed-findings.ts';

interface AlarmOptions extends Partial<AlarmProps> {
  metric: IMetric;
  /** Rings from this value on, unless `comparisonOperator` differs. */
  threshold: number;
  impact: string;
  /** The anchor of its entry in the runbook; the alarm's own name unless set. */
  entry?: string;
}

/** Alarms link to their entry in docs/operations/runbook.md and notify the same topic. */
export class Alarms extends Construct {
  private readonly topic: Topic;
  private readonly stack: Construct;

  constructor(scope: Construct, id: string) {
    super(scope, id);
    this.stack = scope;
    this.topic = new Topic(this, 'Topic', { enforceSSL: true });
    // A custom topic policy replaces the default one, which admits the account's alarms.
    const account = Stack.of(this).account;
    this.topic.addToResourcePolicy(
      new PolicyStatement({
        actions: ['sns:Publish'],
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        resources: [this.topic.topicArn],
        conditions: { StringEquals: { 'aws:SourceAccount': account } },
      }),
    );
    const { alarmEmail } = stageOf(this);
    if (alarmEmail) {
      this.topic.addSubscription(new EmailSubscription(alarmEmail));
      suppress(this.topic, {
        'Serverless-SNSRedrivePolicy':
          'The one subscription is an e-mail address; what could not be delivered is seen in CloudWatch, where the alarm stands as well',
      });
    }
  }

  report(rule: Rule, impact: string): void {
    const message = RuleTargetInput.fromText(descriptionOf(rule.node.id, impact));
    rule.addTarget(new SnsTopic(this.topic, { message }));
    suppress(rule, {
      'Serverless-EventBusDLQ':
        'EventBridge tries the topic for a day; what it would have said stands in the service that it is about',
    });
  }

  add(id: string, { impact, entry = id, ...options }: AlarmOptions): void {
    new Alarm(this.stack, id, {
      alarmDescription: descriptionOf(entry, impact),
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
      ...options,
    }).addAlarmAction(new SnsAction(this.topic));
  }
}

const descriptionOf = (entry: string, impact: string): string =>
  `${impact}. What to do: docs/operations/runbook.md#${entry.toLowerCase()}`;
