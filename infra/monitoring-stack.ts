import { Duration } from 'aws-cdk-lib';
import { Metric, TreatMissingData, ComparisonOperator } from 'aws-cdk-lib/aws-cloudwatch';
import { Operation } from 'aws-cdk-lib/aws-dynamodb';
import { Rule } from 'aws-cdk-lib/aws-events';
import type { Construct } from 'constructs';
import type { ApiStack } from './api-stack.ts';
import type { BillingStack } from './billing-stack.ts';
import { Alarms } from './constructs/alarms.ts';
import {
  alarmOnConsumer,
  alarmOnErrors,
  alarmOnSilence,
  alarmOnSlowness,
  ofAllFunctions,
} from './constructs/function-alarms.ts';
import { functionsOf } from './constructs/app-function.ts';
import { measured } from './constructs/measured.ts';
import { MonthlyBudget } from './constructs/monthly-budget.ts';
import { Objective } from './constructs/objective.ts';
import { ScheduledJob } from './constructs/scheduled-job.ts';
import { addDashboard } from './constructs/monitoring-dashboard.ts';
import type { DataStack } from './data-stack.ts';
import { AppStack, type AppStackProps } from './app-stack.ts';
import type { JobsStack } from './jobs-stack.ts';
import type { WebStack } from './web-stack.ts';

// What the functions are granted; an alarm can add up at most ten.
const usedOperations = [
  Operation.GET_ITEM,
  Operation.BATCH_GET_ITEM,
  Operation.QUERY,
  Operation.TRANSACT_WRITE_ITEMS,
];

interface MonitoringStackProps extends AppStackProps {
  data: DataStack;
  api: ApiStack;
  web: WebStack;
  billing: BillingStack;
  jobs: JobsStack;
}

/** Objectives, alarms and the dashboard (docs/observability.md). Each alarm has an entry under its name in docs/runbook.md. */
export class MonitoringStack extends AppStack {
  private readonly alarms: Alarms;

  constructor(scope: Construct, id: string, props: MonitoringStackProps) {
    super(scope, id, props);
    this.alarms = new Alarms(this, 'Alarms');
    const objectives = this.addObjectives(props.api);
    this.watchSite();
    this.watchFunctions(props);
    this.watchTable(props.data);
    this.addProductAlarms();
    this.watchMail();
    this.watchBackups();
    this.addBudget();
    addDashboard(this, { ...props, objectives });
  }

  private addObjectives({ accessLog }: ApiStack): Objective[] {
    const { alarms } = this;
    return [
      new Objective(this, 'ApiAvailability', {
        alarms,
        accessLog,
        surface: 'api',
        target: 0.999,
        impact: 'Calls fail for users of any screen',
      }),
      new Objective(this, 'PagesAvailability', {
        alarms,
        accessLog,
        surface: 'pages',
        target: 0.9995,
        impact: 'Visitors see public pages as they were, or an error in place of them',
      }),
    ];
  }

  /** Every five minutes; two runs of three, so that neither a moment nor a run a little late wakes anybody. */
  private watchSite(): void {
    this.alarms.add('SiteDown', {
      metric: measured(this, 'SitePassed', { statistic: 'Minimum' }),
      threshold: 1,
      comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
      evaluationPeriods: 3,
      datapointsToAlarm: 2,
      treatMissingData: TreatMissingData.BREACHING,
      impact: 'Nobody can reach the site, or some part of it is not what it should be',
    });
  }

  private watchFunctions({ data, api, billing, jobs }: MonitoringStackProps): void {
    const { alarms } = this;
    const waitedFor = [data, api, billing].flatMap(functionsOf);
    const jobFunctions = functionsOf(jobs);
    const scheduled = jobFunctions.filter((fn) => fn instanceof ScheduledJob);
    const called = [...waitedFor, ...jobFunctions.filter((fn) => !(fn instanceof ScheduledJob))];
    for (const fn of called) alarmOnErrors(alarms, fn);
    for (const fn of waitedFor) if (fn !== data.fileKey.maker) alarmOnSlowness(alarms, fn);
    // `SiteDown` rings when that one does not run.
    for (const job of scheduled) if (job !== jobs.siteCheck) alarmOnSilence(alarms, job);
    for (const consumer of jobs.streamConsumers) alarmOnConsumer(alarms, consumer);
    alarms.add('JobsDeadLetters', {
      metric: jobs.deadLetters.metricApproximateNumberOfMessagesVisible({ period: Duration.minutes(5) }),
      threshold: 1,
      impact: 'An upload or a scheduled run failed each time it was tried',
    });
    alarms.add('FunctionThrottles', {
      metric: ofAllFunctions('Throttles', 'Sum'),
      threshold: 10,
      impact: 'Whoever calls the function that has used up its share is turned away',
    });
    // Of the usual quota of 1,000, which a stage that shares it needs.
    if (this.stage.sharesConcurrency) {
      alarms.add('Concurrency', {
        metric: ofAllFunctions('ClaimedAccountConcurrency', 'Maximum'),
        threshold: 900,
        impact: 'Soon calls of any screen are turned away, because too many run at once',
      });
    }
  }

  private watchTable({ table }: DataStack): void {
    this.alarms.add('TableThrottles', {
      metric: table.table.metricThrottledRequestsForOperations({
        period: Duration.minutes(5),
        operations: usedOperations,
      }),
      threshold: 1,
      impact: 'Calls of at least one organisation are slow or fail',
    });
  }

  /** What our own code counts. */
  private addProductAlarms(): void {
    const { alarms } = this;
    const hour = { period: Duration.hours(1) };
    alarms.add('Busy', {
      metric: measured(this, 'Busy'),
      threshold: 20,
      impact: 'Members of at least one organisation are told to try again',
    });
    alarms.add('AccessDenied', {
      metric: measured(this, 'AccessDenied'),
      threshold: 1,
      impact: 'Whatever a function has asked of the table fails each time, because its policy refuses it',
    });
    alarms.add('SignaturesRefused', {
      metric: measured(this, 'SignaturesRefused', hour),
      threshold: 3,
      impact: 'What somebody has paid for, or cancelled, may take effect a day late',
    });
    alarms.add('OriginsRefused', {
      metric: measured(this, 'OriginsRefused'),
      threshold: 100,
      impact:
        'Somebody tries to walk around the firewall; or the edge has a wrong secret, and every call is refused',
    });
    alarms.add('RefundsDue', {
      metric: measured(this, 'RefundsDue'),
      threshold: 1,
      impact: 'Somebody has paid for nothing',
    });
    alarms.add('MailsGivenUp', {
      metric: measured(this, 'MailsFailed', hour),
      threshold: 5,
      impact: 'Several people did not get their mails',
    });
  }

  private watchMail(): void {
    // SES reviews an account at 5 % and 0.1 %, and stops it at twice that.
    this.alarms.add('MailBounces', {
      metric: reputation('BounceRate'),
      threshold: 0.02,
      impact: 'Soon nobody gets mails: too many bounce',
    });
    this.alarms.add('MailComplaints', {
      metric: reputation('ComplaintRate'),
      threshold: 0.0005,
      impact: 'Soon nobody gets mails: too many are reported as spam',
    });
  }

  /** Without a vault elsewhere there is nothing to copy. */
  private watchBackups(): void {
    if (!this.stage.backupVault) return;
    const rule = new Rule(this, 'BackupFailed', {
      eventPattern: {
        source: ['aws.backup'],
        detailType: ['Backup Job State Change', 'Copy Job State Change'],
        detail: { state: ['FAILED', 'ABORTED', 'EXPIRED', 'PARTIAL'] },
      },
    });
    this.alarms.report(
      rule,
      'If this account is lost today, what was written since the last copy is lost with it',
    );
  }

  private addBudget(): void {
    const { alarmEmail: email, monthlyBudget: amount } = this.stage;
    if (email) new MonthlyBudget(this, 'Budget', { amount, email });
  }
}

/** Of the whole account, as SES keeps it. */
const reputation = (name: string): Metric =>
  new Metric({
    namespace: 'AWS/SES',
    metricName: `Reputation.${name}`,
    statistic: 'Maximum',
    period: Duration.hours(1),
  });
