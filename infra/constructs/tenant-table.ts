import type { RemovalPolicy } from 'aws-cdk-lib';
import {
  AttributeType,
  Billing,
  ContributorInsightsMode,
  StreamViewType,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { Construct } from 'constructs';
import type * as z from 'zod/mini';
import { scopes, tableKeys, type tableEnvironment } from '#functions/shared/data/table';
import { stageOf } from '../app-stack.ts';
import type { Stage } from '../stage.ts';
import { setEnvironment } from './grants.ts';

const reads = ['dynamodb:GetItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'];
const writes = [
  'dynamodb:ConditionCheckItem',
  'dynamodb:PutItem',
  'dynamodb:UpdateItem',
  'dynamodb:DeleteItem',
];

interface TenantTableProps {
  removalPolicy: RemovalPolicy;
  deletionProtection: boolean;
  maximum: Stage['tableMaximum'];
  namesThrottledKeys: boolean;
}

export class TenantTable extends Construct {
  readonly table: TableV2;

  constructor(scope: Construct, id: string, props: TenantTableProps) {
    super(scope, id);
    this.table = new TableV2(this, 'Table', {
      partitionKey: { name: tableKeys.partition, type: AttributeType.STRING },
      sortKey: { name: tableKeys.sort, type: AttributeType.STRING },
      timeToLiveAttribute: tableKeys.expiry,
      billing: Billing.onDemand(
        props.maximum && {
          maxReadRequestUnits: props.maximum.reads,
          maxWriteRequestUnits: props.maximum.writes,
        },
      ),
      // Each has two rules, which cost; keys are counted only while something is throttled.
      ...(props.namesThrottledKeys && {
        contributorInsightsSpecification: { enabled: true, mode: ContributorInsightsMode.THROTTLED_KEYS },
      }),
      dynamoStream: StreamViewType.NEW_IMAGE,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      deletionProtection: props.deletionProtection,
      removalPolicy: props.removalPolicy,
    });
  }

  grantReadPublic(fn: LambdaFunction): void {
    this.grantReadWithin(fn, [scopes.public]);
  }

  grantReadWithin(fn: LambdaFunction, within: readonly string[]): void {
    this.grant(fn, reads, within);
  }

  grantReadWriteWithin(fn: LambdaFunction, within: readonly string[], toRead: readonly string[] = []): void {
    if (toRead.length === 0) this.grant(fn, [...reads, ...writes], within);
    else {
      // A call that reads both kinds must match a single statement.
      this.grant(fn, reads, [...toRead, ...within]);
      this.grant(fn, writes, within);
    }
    fn.addToRolePolicy(this.denyAuditChanges());
  }

  private grant(fn: LambdaFunction, actions: string[], within: readonly string[]): void {
    const conditions = {
      'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': within.map((scope) => `${scope}*`) },
      // Without this, a request without leading keys would match.
      Null: { 'dynamodb:LeadingKeys': 'false' },
    };
    const resources = [this.table.tableArn];
    fn.addToRolePolicy(new PolicyStatement({ actions, resources, conditions }));
    const environment: Pick<z.input<typeof tableEnvironment>, 'TABLE_NAME'> = {
      TABLE_NAME: this.table.tableName,
    };
    setEnvironment(fn, environment);
  }

  /** A stricter denial could refuse every change (decision 64); `commit` refuses what IAM allows. */
  private denyAuditChanges(): PolicyStatement {
    const keys = stageOf(this).strictAudit ? 'ForAnyValue' : 'ForAllValues';
    return new PolicyStatement({
      effect: Effect.DENY,
      actions: ['dynamodb:UpdateItem', 'dynamodb:DeleteItem'],
      resources: [this.table.tableArn],
      conditions: { [`${keys}:StringLike`]: { 'dynamodb:LeadingKeys': [`${scopes.audit}*`] } },
    });
  }
}
