import { join } from 'node:path';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Architecture, Code, Function as LambdaFunction, Runtime, Tracing } from 'aws-cdk-lib/aws-lambda';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Construct, IConstruct } from 'constructs';
import { limits } from '#contract/rules/limits';
import { stageVariable } from '#functions/shared/log/metrics';
import { stageOf } from '../app-stack.ts';
import { suppress } from './suppressed-findings.ts';
import { stageService } from './measured.ts';
import { logRetention } from './log-retention.ts';

export interface AppFunctionProps {
  bundle: string;
  description: string;
  /** The alarm shows this sentence about who notices a failure. */
  errorImpact: string;
  /** Errors in five minutes; 5 unless the function runs so rarely that each one counts. */
  alarmingErrors?: number;
  /** It is below API Gateway's own 30 seconds, so that the caller gets our response. */
  timeout?: Duration;
  /** MB; the share of a processor grows with it. */
  memory?: number;
  /** Applies on a stage that shares the account's concurrency. */
  reservedConcurrency?: number | undefined;
}

/** Node 24 on arm64, with its own role and log group, and nothing granted. */
export class AppFunction extends LambdaFunction {
  readonly errorImpact: string;
  readonly alarmingErrors: number;

  constructor(scope: Construct, id: string, props: AppFunctionProps) {
    const logGroup = new LogGroup(scope, `${id}Log`, {
      retention: logRetention,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    super(scope, id, {
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      code: Code.fromAsset(join('dist', 'functions', props.bundle)),
      handler: 'index.handler',
      description: props.description,
      memorySize: props.memory ?? 512,
      timeout: props.timeout ?? Duration.seconds(limits.callSeconds),
      ...(props.reservedConcurrency &&
        stageOf(scope).sharesConcurrency && { reservedConcurrentExecutions: props.reservedConcurrency }),
      tracing: Tracing.ACTIVE,
      environment: { [stageVariable]: stageService(stageOf(scope)) },
      role,
      logGroup,
    });
    logGroup.grantWrite(role);
    this.errorImpact = props.errorImpact;
    this.alarmingErrors = props.alarmingErrors ?? 5;
    suppress(role, {
      'AwsSolutions-IAM5[Resource::*]':
        'Traces are sent with xray:PutTraceSegments and xray:PutTelemetryRecords, which take no resource',
    });
    suppress(this, {
      'Serverless-LambdaDLQ':
        'Who calls waits for the answer and sees the failure. What an event or the stream calls hands its failures to a queue, as a destination of the call',
    });
  }
}

export const functionsOf = (stack: IConstruct): AppFunction[] =>
  stack.node.findAll().filter((construct) => construct instanceof AppFunction);
