import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { addStacks } from '#infra/app';
import { stageNamed } from '#infra/stage';
import cdk from '../../cdk.json' with { type: 'json' };

export type Resource = { Type: string; Properties: Record<string, unknown> };
export interface Statement {
  Effect: string;
  Action: string | string[];
  Resource: unknown;
  Condition?: unknown;
}

type Stacks = ReturnType<typeof addStacks>;
export type Templates = Record<keyof Stacks, Template> & { assemblyDir: string };

let made: Templates | undefined;

/** The templates of `prod`, as they would be deployed: made once for all suites, which only read them. */
export const synthesiseProd = (): Templates => (made ??= synthesise());

/** A setting that a stage need not have. */
export const demoOrganizationId = 'demo-organization';
/** The same. */
export const alarmEmail = 'alarms@refdeck.example';

function synthesise(): Templates {
  const app = new App({ context: cdk.context });
  const stage = { ...stageNamed('prod'), demoOrganizationId, alarmEmail };
  const stacks = addStacks(app, stage);
  const assemblyDir = app.synth().directory;
  const templates = Object.entries(stacks).map(([name, stack]) => [name, Template.fromStack(stack)]);
  return { ...(Object.fromEntries(templates) as Record<keyof Stacks, Template>), assemblyDir };
}

export const all = (template: Template, type: string): Resource[] =>
  Object.values(template.findResources(type)) as Resource[];

export const statements = (template: Template): Statement[] =>
  all(template, 'AWS::IAM::Policy').flatMap(
    ({ Properties }) => (Properties.PolicyDocument as { Statement: Statement[] }).Statement,
  );

/** The statements of one function's own role. */
export const statementsOf = (template: Template, name: string): Statement[] =>
  Object.entries(template.findResources('AWS::IAM::Policy'))
    .filter(([id]) => id.startsWith(`${name}Role`))
    .flatMap(
      ([, { Properties }]) =>
        (Properties as { PolicyDocument: { Statement: Statement[] } }).PolicyDocument.Statement,
    );

/** The condition that holds a statement to some partitions. */
export const within = (keys: string[]) => ({
  'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': keys },
  Null: { 'dynamodb:LeadingKeys': 'false' },
});

export const actions = ({ Action }: Statement): string[] => [Action].flat();

/** The alarms whose metric has the dimension, or has it not. */
export function alarms(watch: Template, dimension: string, has = true): Resource[] {
  return all(watch, 'AWS::CloudWatch::Alarm').filter(({ Properties }) => {
    const dimensions = (Properties.Dimensions ?? []) as { Name: string }[];
    return dimensions.some(({ Name }) => Name === dimension) === has;
  });
}

export const runbook = (): string => readFileSync(join('docs', 'runbook.md'), 'utf8').toLowerCase();
