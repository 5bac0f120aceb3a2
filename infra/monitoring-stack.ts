import { CrossStackReferences, Duration, ReferenceStrength } from 'aws-cdk-lib';
import {
  ComparisonOperator,
  MathExpression,
  Metric,
  Stats,
  TreatMissingData,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch';
import { Rule } from 'aws-cdk-lib/aws-events';
import type { Construct } from 'constructs';
import { limits } from '#contract/rules/limits';
import { serverLimits } from '#contract/rules/server-limits';
import type { ApiStack } from './api-stack.ts';
import type { BillingStack } from './billing-stack.ts';
import { Alarms } from './constructs/alarms.ts';
import {
  alarmOnErrors,
  alarmOnFailures,
  alarmOnLateness,
  alarmOnSilence,
  ofAllFunctions,
} from './constructs/function-alarms.ts';
import { functionsOf } from './constructs/app-function.ts';
import { FileWorker } from './constructs/file-worker.ts';
import { measured } from './constructs/measured.ts';
import { Objective } from './constructs/objective.ts';
import { ScheduledJob } from './constructs/scheduled-job.ts';
import { addDashboard } from './constructs/monitoring-dashboard.ts';
import type { DataStack } from './data-stack.ts';
import { AppStack, type AppStackProps } from './app-stack.ts';
import type { JobsStack } from './jobs-stack.ts';
import { pagePatience, type WebStack } from './web-stack.ts';

const period = Duration.minutes(5);

interface MonitoringStackProps extends AppStackProps {
  data: DataStack;
  api: ApiStack;
  web: WebStack;
  billing: BillingStack;
  jobs: JobsStack;
}

export class MonitoringStack extends AppStack {
  private readonly alarms: Alarms;

  constructor(scope: Construct, id: string, props: MonitoringStackProps) {
    super(scope, id, props);
    // An export that an alarm reads would stop any deployment that removes what the alarm watches.
    CrossStackReferences.of(this).consume(ReferenceStrength.WEAK);
    this.alarms = new Alarms(this, 'Alarms');
    const { isWatchedClosely } = this.stage;
    const objectives = this.addObjectives(props.api, isWatchedClosely);
    this.watchSite();
    this.watchQueues(props.jobs);
    this.watchPolicies();
    this.watchMail();
    this.watchBackups();
    if (isWatchedClosely) {
      this.watchFunctions(props);
      this.watchTable(props.data);
      this.watchSpeed(props.api);
      this.watchAudit();
      this.addProductAlarms();
    } else this.watchAllFunctions();
    addDashboard(this, { ...props, objectives });
  }

  private addObjectives({ accessLog }: ApiStack, isWatchedClosely: boolean): Objective[] {
    const alarms = isWatchedClosely ? this.alarms : undefined;
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

  /** Two of three runs must fail, so that a brief failure or a late run does not ring. */
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

  /** A combined alarm would cost the same, because AWS bills by metric. */
  private watchFunctions({ data, api, billing, jobs }: MonitoringStackProps): void {
    const { alarms } = this;
    const all = [data, api, billing, jobs].flatMap(functionsOf);
    const scheduled = all.filter((fn) => fn instanceof ScheduledJob);
    // A failure of the key maker fails the deployment, and failed runs of workers end in the dead letters.
    const called = all.filter(
      (fn) => !(fn instanceof ScheduledJob || fn instanceof FileWorker) && fn !== data.fileKeys.maker,
    );
    for (const fn of called) {
      const errors = fn.metricErrors({ period });
      alarmOnErrors(alarms, fn, fn === data.signUpGuard ? this.exceptRefusals(errors) : errors);
    }
    // `SiteDown` rings when that one does not run.
    for (const job of scheduled) if (job !== jobs.siteCheck) alarmOnSilence(alarms, job);
    for (const consumer of jobs.streamConsumers) alarmOnLateness(alarms, consumer);
    this.addFunctionThrottles();
    // The usual quota is 1,000, which a stage with shared concurrency needs.
    if (this.stage.sharesConcurrency) {
      alarms.add('Concurrency', {
        metric: ofAllFunctions('ClaimedAccountConcurrency', 'Maximum'),
        threshold: 900,
        impact: 'Soon calls of any screen are turned away, because too many run at once',
      });
    }
  }

  private watchAllFunctions(): void {
    this.alarms.add('FunctionErrors', {
      metric: this.exceptRefusals(ofAllFunctions('Errors', 'Sum')),
      threshold: 5,
      impact: 'Some function threw, ran out of time or could not start',
    });
    this.addFunctionThrottles();
  }

  /** Cognito takes a refusal of a sign-up only as an error of the function. */
  private exceptRefusals(errors: IMetric): IMetric {
    return new MathExpression({
      expression: 'errors - FILL(refused, 0)',
      usingMetrics: { errors, refused: measured(this, 'SignUpsRefused') },
      period,
      label: 'Errors that refuse no sign-up',
    });
  }

  private addFunctionThrottles(): void {
    this.alarms.add('FunctionThrottles', {
      metric: ofAllFunctions('Throttles', 'Sum'),
      threshold: 10,
      impact: 'Callers of a function that has used up its concurrency are turned away',
    });
  }

  private watchQueues({ streamConsumers, deadLetters }: JobsStack): void {
    for (const consumer of streamConsumers) alarmOnFailures(this.alarms, consumer);
    this.alarms.add('JobsDeadLetters', {
      metric: deadLetters.metricApproximateNumberOfMessagesVisible({ period }),
      threshold: 1,
      impact: 'An upload, a scheduled run or a bounce report failed each time',
    });
  }

  /** A function that times out raises its error alarm instead. */
  private watchSpeed(api: ApiStack): void {
    const slow = { evaluationPeriods: 3, evaluateLowSampleCountPercentile: 'ignore' };
    const statistic = Stats.p(99);
    this.alarms.add('ApiSlow', {
      ...slow,
      metric: api.api.metricLatency({ period, statistic }),
      threshold: 0.8 * Duration.seconds(limits.callSeconds).toMilliseconds(),
      impact: 'Users wait very long on some screen; soon calls fail',
    });
    this.alarms.add('PagesSlow', {
      ...slow,
      metric: api.pages.metricDuration({ period, statistic }),
      threshold: 0.8 * pagePatience.toMilliseconds(),
      impact: 'Visitors wait very long for public pages; soon they see them as they were, or an error',
    });
  }

  private watchTable({ table }: DataStack): void {
    this.alarms.add('TableThrottles', {
      metric: new MathExpression({
        expression: 'reads + writes',
        usingMetrics: {
          reads: table.table.metric('ReadThrottleEvents', { period, statistic: 'Sum' }),
          writes: table.table.metric('WriteThrottleEvents', { period, statistic: 'Sum' }),
        },
        period,
        label: 'Reads and writes that were turned away',
      }),
      threshold: 1,
      impact: 'Calls of at least one organization are slow or fail',
    });
  }

  /** AWS may evaluate a policy differently from the simulation. */
  private watchPolicies(): void {
    this.alarms.add('AccessDenied', {
      metric: measured(this, 'AccessDenied'),
      threshold: 1,
      impact: 'A function fails each time, because its policy refuses a call of the table',
    });
  }

  private watchAudit(): void {
    this.alarms.add('AuditDiffers', {
      metric: measured(this, 'AuditDiffers'),
      threshold: 1,
      impact: 'Somebody has changed or deleted an entry of the audit trail; or entries have no copy',
    });
  }

  private addProductAlarms(): void {
    const { alarms } = this;
    const hour = { period: Duration.hours(1) };
    alarms.add('Busy', {
      metric: measured(this, 'Busy'),
      threshold: 20,
      impact: 'Members of at least one organization are told to try again',
    });
    alarms.add('SignaturesRefused', {
      metric: measured(this, 'SignaturesRefused', hour),
      threshold: 3,
      impact: 'Payments and cancellations may take effect a day late',
    });
    alarms.add('OriginsRefused', {
      metric: measured(this, 'OriginsRefused'),
      threshold: 100,
      impact:
        'Somebody tries to walk around the firewall; or the edge has a wrong secret, and every call is refused',
    });
    alarms.add('SignUpsMany', {
      metric: measured(this, 'SignUps', hour),
      threshold: serverLimits.signUpsPerHour / 5,
      impact:
        'Somebody may be signing up strangers; at the limit, new users cannot sign up for the rest of the hour',
    });
    alarms.add('SignUpsRefused', {
      metric: measured(this, 'SignUpsRefused', hour),
      threshold: 20,
      impact: 'Somebody signs up without our pages; or new users cannot sign up',
    });
    alarms.add('RefundsDue', {
      metric: measured(this, 'RefundsDue'),
      threshold: 1,
      impact: 'A customer has paid twice, or for a deleted organization',
    });
    alarms.add('MailsNotSent', {
      metric: measured(this, 'MailsFailed', hour),
      threshold: 1,
      impact: 'SES takes no mails, which wait for up to a day; or a mail has failed',
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
}

/** SES measures reputation per account. */
const reputation = (name: string): Metric =>
  new Metric({
    namespace: 'AWS/SES',
    metricName: `Reputation.${name}`,
    statistic: 'Maximum',
    period: Duration.hours(1),
  });
