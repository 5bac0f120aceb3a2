import { RemovalPolicy } from 'aws-cdk-lib';
import { AccessLogFormat } from 'aws-cdk-lib/aws-apigateway';
import { LogGroupLogDestination, type IAccessLogSettings } from 'aws-cdk-lib/aws-apigatewayv2';
import { FilterPattern, LogGroup, type IFilterPattern } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { publicPagesPath } from '#contract/site/public-page';
import { logRetention } from './log-retention.ts';

/** As the privacy policy promises, no field identifies the caller: no address, user or path with ids. */
const fields = {
  time: '$context.requestTime',
  requestId: '$context.requestId',
  routeKey: '$context.routeKey',
  status: '$context.status',
  errorMessage: '$context.error.message',
  authorizerError: '$context.authorizer.error',
  integrationStatus: '$context.integrationStatus',
  functionStatus: '$context.integration.status',
  integrationError: '$context.integration.error',
  functionRequestId: '$context.integration.requestId',
  integrationLatencyMs: '$context.integrationLatency',
  responseLatencyMs: '$context.responseLatency',
  responseBytes: '$context.responseLength',
};

type Field = `$.${keyof typeof fields}`;

const is = (field: Field, value: string) => FilterPattern.stringValue(field, '=', value);
const isNot = (field: Field, value: string) => FilterPattern.stringValue(field, '!=', value);

export const surfaces = {
  pages: FilterPattern.any(
    is('$.routeKey', `GET ${publicPagesPath}*`),
    is('$.routeKey', `HEAD ${publicPagesPath}*`),
  ),
  api: FilterPattern.all(
    isNot('$.routeKey', `GET ${publicPagesPath}*`),
    isNot('$.routeKey', `HEAD ${publicPagesPath}*`),
  ),
} satisfies Record<string, IFilterPattern>;

/** Every 5xx, and calls that the gateway throttled. A 429 from our own limits is no failure. */
export const failed = FilterPattern.any(
  is('$.status', '5*'),
  FilterPattern.all(is('$.status', '429'), is('$.functionStatus', '-')),
);

export class AccessLog extends LogGroup {
  constructor(scope: Construct, id: string) {
    super(scope, id, { retention: logRetention, removalPolicy: RemovalPolicy.DESTROY });
  }

  get settings(): IAccessLogSettings {
    const format = AccessLogFormat.custom(JSON.stringify(fields));
    return { destination: new LogGroupLogDestination(this), format };
  }
}
