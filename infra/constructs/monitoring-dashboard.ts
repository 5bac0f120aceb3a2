import { Duration } from 'aws-cdk-lib';
import {
  Dashboard,
  GraphWidget,
  MathExpression,
  Metric,
  SingleValueWidget,
  Stats,
  TextWidget,
  type IMetric,
  type IWidget,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { ApiStack } from '../api-stack.ts';
import type { BillingStack } from '../billing-stack.ts';
import type { DataStack } from '../data-stack.ts';
import type { AppStack } from '../app-stack.ts';
import type { JobsStack } from '../jobs-stack.ts';
import { edgeRegion } from '../regions.ts';
import type { WebStack } from '../web-stack.ts';
import { ofAllFunctions } from './function-alarms.ts';
import { functionsOf, type AppFunction } from './app-function.ts';
import { measured } from './measured.ts';
import type { Objective } from './objective.ts';

interface Watched {
  data: DataStack;
  api: ApiStack;
  web: WebStack;
  billing: BillingStack;
  jobs: JobsStack;
  objectives: Objective[];
}

const period = Duration.minutes(5);
const month = Duration.days(30);

export function addDashboard(stack: AppStack, watched: Watched): void {
  const dashboard = new Dashboard(stack, 'Dashboard', {
    dashboardName: `Refdeck-${stack.stage.name}-${stack.region}`,
    defaultInterval: Duration.days(1),
  });
  dashboard.addWidgets(...objectiveBudgets(watched.objectives), ...siteCheck(stack));
  dashboard.addWidgets(...heading('What users see'));
  dashboard.addWidgets(...whatUsersSee(stack, watched));
  dashboard.addWidgets(...heading('Functions'));
  dashboard.addWidgets(...functions(watched));
  dashboard.addWidgets(...heading('Table, queues and mails'));
  dashboard.addWidgets(...behind(stack, watched));
  dashboard.addWidgets(...heading('Edge'));
  dashboard.addWidgets(...edge(watched));
}

const heading = (text: string): IWidget[] => [
  new TextWidget({ markdown: `## ${text}`, width: 24, height: 1 }),
];

const graph = (title: string, left: IMetric[], right: IMetric[] = [], region?: string): GraphWidget =>
  new GraphWidget({ title, left, right, width: 8, height: 6, ...(region && { region }) });

const objectiveBudgets = (objectives: Objective[]): IWidget[] =>
  objectives.map(
    (objective) =>
      new SingleValueWidget({
        title: `${objective.node.id}, ${objective.target * 100} % over 30 days`,
        width: 8,
        height: 5,
        start: '-P30D',
        setPeriodToTimeRange: true,
        metrics: [
          new MathExpression({
            expression: `100 * (1 - failures / calls / ${Number((1 - objective.target).toPrecision(6))})`,
            usingMetrics: { failures: objective.failures(month), calls: objective.calls(month) },
            period: month,
            label: 'Budget left, %',
          }),
          objective.failures(month).with({ label: 'Failures' }),
          objective.calls(month).with({ label: 'Calls' }),
        ],
      }),
  );

const siteCheck = (stack: AppStack): IWidget[] => [
  new GraphWidget({
    title: 'Check of the site',
    left: [measured(stack, 'SitePassed', { statistic: 'Minimum' })],
    right: [measured(stack, 'SiteDuration', { statistic: 'Maximum' })],
    width: 8,
    height: 5,
  }),
];

const whatUsersSee = (stack: AppStack, { api, objectives }: Watched): IWidget[] => [
  graph(
    'Calls',
    objectives.map((objective) => objective.calls(period)),
  ),
  graph(
    'Failures at the gateway',
    objectives.map((objective) => objective.failures(period)),
  ),
  graph('How long the gateway took', [
    api.api.metricLatency({ period, statistic: Stats.p(50), label: 'All calls, p50' }),
    api.api.metricLatency({ period, statistic: Stats.p(99), label: 'All calls, p99' }),
    ...functionsOf(api)
      .filter(({ node }) => node.id === 'ReferencePage')
      .flatMap((fn) =>
        [50, 99].map((share) =>
          fn.metricDuration({ period, statistic: Stats.p(share), label: `Public pages, p${share}` }),
        ),
      ),
  ]),
  graph(
    'What our code says',
    (['ApiFailures', 'PageFailures', 'Busy'] as const).map((name) => measured(stack, name)),
  ),
  graph(
    'Sign-ups',
    (['SignUps', 'SignUpsRefused'] as const).map((name) => measured(stack, name)),
  ),
  graph(
    'Refused, due, given up',
    (
      [
        'AccessDenied',
        'AuditDiffers',
        'SignaturesRefused',
        'OriginsRefused',
        'RefundsDue',
        'MailsFailed',
      ] as const
    ).map((name) => measured(stack, name)),
  ),
];

function functions({ data, api, billing, jobs }: Watched): IWidget[] {
  const waitedFor = [data, api, billing].flatMap(functionsOf);
  const all = [...waitedFor, ...functionsOf(jobs)];
  const each = (some: AppFunction[], metricOf: (fn: AppFunction, label: string) => IMetric) =>
    some.map((fn) => metricOf(fn, fn.node.id));
  return [
    graph(
      'Errors',
      each(all, (fn, label) => fn.metricErrors({ period, label })),
    ),
    graph(
      'How long they took, p99',
      each(waitedFor, (fn, label) => fn.metricDuration({ period, label, statistic: Stats.p(99) })),
    ),
    graph(
      'At once, and turned away',
      [ofAllFunctions('ConcurrentExecutions', 'Maximum')],
      [ofAllFunctions('Throttles', 'Sum')],
    ),
  ];
}

function behind(stack: AppStack, { data, jobs }: Watched): IWidget[] {
  const { table } = data.table;
  const dimensionsMap = { TableName: table.tableName };
  const ofTable = (metricName: string) =>
    new Metric({ namespace: 'AWS/DynamoDB', metricName, dimensionsMap, statistic: 'Sum', period });
  const queues = [...jobs.streamConsumers.map(({ failures }) => failures), jobs.deadLetters];
  return [
    graph(
      'Table: units read and written',
      [table.metricConsumedReadCapacityUnits({ period }), table.metricConsumedWriteCapacityUnits({ period })],
      [ofTable('TransactionConflict')],
    ),
    graph(
      'Queues of what was given up, and how late the stream is',
      queues.map((queue) => queue.metricApproximateNumberOfMessagesVisible({ period })),
      jobs.streamConsumers.map(({ fn }) => fn.metric('IteratorAge', { period, statistic: 'Maximum' })),
    ),
    graph(
      'Mails',
      ['Send', 'Bounce', 'Complaint'].map(
        (metricName) => new Metric({ namespace: 'AWS/SES', metricName, statistic: 'Sum', period }),
      ),
      [measured(stack, 'MailsFailed')],
    ),
  ];
}

function edge({ web }: Watched): IWidget[] {
  const ofDistribution = (metricName: string, statistic: string) =>
    new Metric({
      namespace: 'AWS/CloudFront',
      metricName,
      dimensionsMap: { DistributionId: web.distribution.distributionId, Region: 'Global' },
      region: edgeRegion,
      statistic,
      period,
    });
  return [
    graph('Requests at the edge', [ofDistribution('Requests', 'Sum')], [], edgeRegion),
    graph(
      'Errors at the edge, %',
      [ofDistribution('4xxErrorRate', 'Average'), ofDistribution('5xxErrorRate', 'Average')],
      [],
      edgeRegion,
    ),
    graph(
      'Refused by the firewall',
      [
        new MathExpression({
          expression: `SEARCH('{AWS/WAFV2,Rule,WebACL} MetricName="BlockedRequests"', 'Sum', ${period.toSeconds()})`,
          usingMetrics: {},
          searchRegion: edgeRegion,
          period,
          label: '',
        }),
      ],
      [],
      edgeRegion,
    ),
  ];
}
