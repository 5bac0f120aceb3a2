import { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { metricNamespace } from '#functions/shared/log/metrics';
import { stageOf } from '../app-stack.ts';
import { failed, surfaces, type AccessLog } from './access-log.ts';
import type { Alarms } from './alarms.ts';

interface ObjectiveProps {
  alarms: Alarms | undefined;
  accessLog: AccessLog;
  surface: keyof typeof surfaces;
  /** The share of calls that must not fail, over 30 days. */
  target: number;
  impact: string;
}

/** These use up the error budget of 30 days in 2, 5 and 10 days. */
const burns = [
  { speed: 'Fast', rate: 14.4, window: Duration.hours(1) },
  { speed: 'Steady', rate: 6, window: Duration.hours(6) },
  { speed: 'Slow', rate: 3, window: Duration.days(1) },
];

/** Fewer failures in a window never ring, at any rate. */
const fewest = 10;

/** Measured at the gateway, so that calls that reach no function count too. */
export class Objective extends Construct {
  readonly target: number;
  private readonly surface: keyof typeof surfaces;

  constructor(scope: Construct, id: string, props: ObjectiveProps) {
    super(scope, id);
    const { accessLog, surface, target, alarms, impact } = props;
    this.surface = surface;
    this.target = target;
    this.filter('Calls', accessLog);
    this.filter('Failures', accessLog);
    for (const { speed, rate, window } of burns)
      alarms?.add(`${id}${speed}`, {
        metric: this.failureRate(window),
        threshold: Number((rate * (1 - target)).toPrecision(6)),
        impact,
        entry: id,
      });
  }

  calls(period: Duration): Metric {
    return this.metric('Calls', period);
  }

  failures(period: Duration): Metric {
    return this.metric('Failures', period);
  }

  private failureRate(period: Duration): MathExpression {
    return new MathExpression({
      expression: `IF(failures >= ${fewest}, failures / calls, 0)`,
      usingMetrics: { failures: this.failures(period), calls: this.calls(period) },
      period,
      label: 'Share of calls that failed',
    });
  }

  private filter(name: 'Calls' | 'Failures', logGroup: AccessLog): void {
    const surface = surfaces[this.surface];
    new MetricFilter(this, name, {
      logGroup,
      filterPattern: name === 'Calls' ? surface : FilterPattern.all(surface, failed),
      metricNamespace: this.namespace,
      metricName: `${this.node.id}${name}`,
      metricValue: '1',
      // Quiet minutes would otherwise have no data, and the rate none either.
      defaultValue: 0,
    });
  }

  private metric(name: 'Calls' | 'Failures', period: Duration): Metric {
    const metricName = `${this.node.id}${name}`;
    return new Metric({ namespace: this.namespace, metricName, statistic: 'Sum', period });
  }

  private get namespace(): string {
    return `${metricNamespace}/${stageOf(this).name}`;
  }
}
