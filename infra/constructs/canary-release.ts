import { ArnFormat, Duration, Stack } from 'aws-cdk-lib';
import {
  Alarm,
  ComparisonOperator,
  MathExpression,
  Metric,
  Stats,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { LambdaDeploymentConfig, LambdaDeploymentGroup } from 'aws-cdk-lib/aws-codedeploy';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Alias, type IFunction } from 'aws-cdk-lib/aws-lambda';
import { FilterPattern, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { stageOf } from '../app-stack.ts';
import type { AppFunction } from './app-function.ts';
import { suppress } from './suppressed-findings.ts';

const period = Duration.minutes(1);

/** A new version gets a tenth of the calls for five minutes, and an error rolls the stack back. */
export function releaseGradually(fn: AppFunction): IFunction {
  const { local, release } = stageOf(fn);
  if (local) return fn;
  const alias = new Alias(fn, 'Live', { aliasName: 'live', version: fn.currentVersion });
  const isCanary = release === 'canary';
  new LambdaDeploymentGroup(fn, 'Release', {
    alias,
    // The construct would attach a managed policy for every function of the account.
    role: releaser(fn).withoutPolicyUpdates(),
    deploymentConfig: isCanary
      ? LambdaDeploymentConfig.CANARY_10PERCENT_5MINUTES
      : LambdaDeploymentConfig.ALL_AT_ONCE,
    ...(isCanary && { alarms: [alarmOnNewVersion(fn, alias)] }),
  });
  return alias;
}

function releaser(fn: AppFunction): Role {
  const role = new Role(fn, 'Releaser', { assumedBy: new ServicePrincipal('codedeploy.amazonaws.com') });
  role.addToPolicy(
    new PolicyStatement({
      actions: ['lambda:GetAlias', 'lambda:UpdateAlias', 'lambda:GetProvisionedConcurrencyConfig'],
      resources: [fn.functionArn, `${fn.functionArn}:*`],
    }),
  );
  // The request names alarms in a list, so the resource is all alarms.
  const alarms = {
    service: 'cloudwatch',
    resource: 'alarm',
    resourceName: '*',
    arnFormat: ArnFormat.COLON_RESOURCE_NAME,
  };
  role.addToPolicy(
    new PolicyStatement({
      actions: ['cloudwatch:DescribeAlarms'],
      resources: [Stack.of(fn).formatArn(alarms)],
    }),
  );
  suppress(role, {
    [`AwsSolutions-IAM5[Resource::<${fn.node.id}.Arn>:*]`]: 'The versions and the alias of one function',
    'AwsSolutions-IAM5[Resource::arn:aws:cloudwatch:<region>:<account>:alarm:*]':
      'To look at alarms: a request names all of them, whichever it asks about',
  });
  return role;
}

/** Failures of the old version must not block its fix. It notifies nobody: the deployment fails visibly. */
function alarmOnNewVersion(fn: AppFunction, alias: Alias): Alarm {
  const { version } = fn.currentVersion;
  const crashed = new Metric({
    namespace: 'AWS/Lambda',
    metricName: 'Errors',
    dimensionsMap: {
      FunctionName: fn.functionName,
      Resource: `${fn.functionName}:${alias.aliasName}`,
      ExecutedVersion: version,
    },
    statistic: Stats.SUM,
    period,
  });
  return new Alarm(fn, 'ReleaseFailed', {
    alarmDescription: `${fn.errorImpact}, by a version that is being released. What to do: docs/operations/runbook.md#a-release-goes-back`,
    metric: new MathExpression({
      expression: 'FILL(crashed, 0) + FILL(reported, 0)',
      usingMetrics: { crashed, reported: failuresOf(fn, version) },
      period,
    }),
    threshold: 1,
    evaluationPeriods: 1,
    comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
    treatMissingData: TreatMissingData.NOT_BREACHING,
  });
}

/** Lambda counts a run that reports a failure as a success. */
function failuresOf(fn: AppFunction, version: string): Metric {
  const dimension = 'version';
  const filter = new MetricFilter(fn, 'Failed', {
    logGroup: fn.logGroup,
    filterPattern: FilterPattern.any(
      FilterPattern.numberValue('$.ApiFailures', '>', 0),
      FilterPattern.numberValue('$.PageFailures', '>', 0),
    ),
    metricNamespace: `Refdeck/${stageOf(fn).name}`,
    metricName: `${fn.node.id}Failed`,
    dimensions: { [dimension]: `$.${dimension}` },
  });
  return filter.metric({ statistic: Stats.SUM, period, dimensionsMap: { [dimension]: version } });
}
