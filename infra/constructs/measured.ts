import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { metricNamespace, stageDimension, type MetricName } from '#functions/shared/log/metrics';
import { stageOf } from '../app-stack.ts';
import type { Stage } from '../stage.ts';

export const stageService = ({ name }: Stage): string => `refdeck-${name}`;

export const measured = (
  scope: Construct,
  metricName: MetricName,
  { statistic = 'Sum', period = Duration.minutes(5) } = {},
): Metric =>
  new Metric({
    namespace: metricNamespace,
    metricName,
    dimensionsMap: { [stageDimension]: stageService(stageOf(scope)) },
    statistic,
    period,
  });
