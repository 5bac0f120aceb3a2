import { RemovalPolicy } from 'aws-cdk-lib';

/** What differs between stages, typed. No secrets. */
export interface Stage {
  name: string;
  /** Data that users made survives the deletion of its stack. */
  keepData: boolean;
  /** Only synthesised and read by the local gateway; nothing is uploaded. */
  local: boolean;
}

const stages: Record<string, Stage> = {
  local: { name: 'local', keepData: false, local: true },
  dev: { name: 'dev', keepData: false, local: false },
  prod: { name: 'prod', keepData: true, local: false },
};

export function stageNamed(name: string): Stage {
  const stage = stages[name];
  if (!stage) throw new Error(`No stage ${name}: choose one of ${Object.keys(stages).join(', ')}`);
  return stage;
}

export const removalPolicy = (stage: Stage): RemovalPolicy =>
  stage.keepData ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY;
