import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { HouseFunction } from './constructs/house-function.ts';
import type { DataStack } from './data-stack.ts';
import type { Stage } from './stage.ts';
import type { WebStack } from './web-stack.ts';

interface JobsStackProps extends StackProps {
  stage: Stage;
  data: DataStack;
  web: WebStack;
}

/** What happens without anybody waiting for the answer: mails, uploads, schedules. */
export class JobsStack extends Stack {
  readonly functions: HouseFunction[] = [];

  constructor(scope: Construct, id: string, props: JobsStackProps) {
    super(scope, id, props);
    this.templateOptions.description = 'What happens without anybody waiting for the answer';
  }
}
