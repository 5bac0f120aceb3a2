import { Aspects, Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { globalNames } from './constructs/global-names.ts';
import { isProtected, type Stage } from './stage.ts';

export interface AppStackProps extends StackProps {
  stage: Stage;
}

export class AppStack extends Stack {
  readonly stage: Stage;

  constructor(scope: Construct, id: string, props: AppStackProps) {
    super(scope, id, { ...props, terminationProtection: isProtected(props.stage, props.stackName ?? id) });
    this.stage = props.stage;
    Aspects.of(this).add(globalNames);
  }
}

export function stageOf(construct: Construct): Stage {
  const stack = Stack.of(construct);
  if (stack instanceof AppStack) return stack.stage;
  throw new Error(`${construct.node.path} is in no stack of a stage`);
}
