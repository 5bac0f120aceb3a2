import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { addStacks } from '#infra/app';
import { deployedStages, stageNamed, type Domain } from '#infra/stage';
import cdk from '../../cdk.json' with { type: 'json' };

export type Resource = {
  Type: string;
  Properties: Record<string, unknown>;
  DeletionPolicy?: string;
  UpdateReplacePolicy?: string;
};
export interface Statement {
  Effect: string;
  Action: string | string[];
  Resource: unknown;
  Condition?: unknown;
}

type Stacks = ReturnType<typeof addStacks>;
export type Templates = Record<keyof Stacks, Template> & { assemblyDir: string };
export type StageName = (typeof deployedStages)[number];

/** The name is below the zone, so that tests can tell the two apart. */
export const domain: Domain = { name: 'app.refdeck.test', zoneName: 'refdeck.test', zoneId: 'Z0123456789' };

export const demoOrganizationId = 'demo-organization';
export const alarmEmail = 'alarms@refdeck.example';

export const backupVault = 'arn:aws:backup:eu-central-1:444455556666:backup-vault:refdeck-prod';

/** Synthesizes all stages in one app, so that assets are read once. */
interface Synthesized {
  app: App;
  assemblyDir: string;
  stacks: Record<StageName, Stacks>;
  templates: Record<StageName, Templates>;
}

let made: Synthesized | undefined;
let madeWithDomain: Record<keyof Stacks, Template> | undefined;

/** Returns the deployed stages, synthesized once for all suites. Suites must not change them. */
export const synthesized = (): Synthesized => (made ??= synthesize());

export const synthesizeProd = (): Templates => synthesized().templates.prod;

/** Synthesizes prod with its own domain, without copying assets again. */
export function synthesizeWithDomain(): Record<keyof Stacks, Template> {
  if (madeWithDomain) return madeWithDomain;
  const app = new App({ context: { ...cdk.context, 'aws:cdk:disable-asset-staging': true } });
  const stage = { ...stageNamed('prod'), domain, mailFrom: `no-reply@${domain.name}` };
  return (madeWithDomain = templatesOf(addStacks(app, stage)));
}

function synthesize(): Synthesized {
  const app = new App({ context: cdk.context });
  const perStage = <Made>(make: (name: StageName) => Made) =>
    Object.fromEntries(deployedStages.map((name) => [name, make(name)])) as Record<StageName, Made>;
  const stacks = perStage((name) =>
    addStacks(app, { ...stageNamed(name), demoOrganizationId, alarmEmail, backupVault }),
  );
  const assemblyDir = app.synth().directory;
  const templates = perStage((name) => ({ ...templatesOf(stacks[name]), assemblyDir }));
  return { app, assemblyDir, stacks, templates };
}

const templatesOf = (stacks: Stacks) =>
  Object.fromEntries(
    Object.entries(stacks).map(([name, stack]) => [name, Template.fromStack(stack)]),
  ) as Record<keyof Stacks, Template>;

export function stacksOf(stage: StageName): [string, Template][] {
  const { assemblyDir: _, ...templates } = synthesized().templates[stage];
  return Object.entries(templates);
}

export const everyTemplate = (): Template[] => stacksOf('prod').map(([, template]) => template);

export const resourcesOf = (stage: StageName, type: string): [string, Resource][] =>
  stacksOf(stage).flatMap(([stack, template]) =>
    Object.entries(template.findResources(type)).map(
      ([id, resource]) => [`${stack}/${id}`, resource as Resource] as [string, Resource],
    ),
  );

export const all = (template: Template, type: string): Resource[] =>
  Object.values(template.findResources(type)) as Resource[];

export const statements = (template: Template): Statement[] =>
  all(template, 'AWS::IAM::Policy').flatMap(
    ({ Properties }) => (Properties.PolicyDocument as { Statement: Statement[] }).Statement,
  );

export const statementsOf = (template: Template, name: string): Statement[] =>
  Object.entries(template.findResources('AWS::IAM::Policy'))
    .filter(([id]) => id.startsWith(`${name}Role`))
    .flatMap(
      ([, { Properties }]) =>
        (Properties as { PolicyDocument: { Statement: Statement[] } }).PolicyDocument.Statement,
    );

export const granteesOf = (template: Template): string[] => {
  const ids = Object.keys(template.findResources('AWS::IAM::Policy'));
  return [...new Set(ids.flatMap((id) => /^(\w+?)Role/.exec(id)?.[1] ?? []))];
};

export const within = (keys: string[]) => ({
  'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': keys },
  Null: { 'dynamodb:LeadingKeys': 'false' },
});

export const actions = ({ Action }: Statement): string[] => [Action].flat();

export function alarms(monitoring: Template, dimension: string, has = true): Resource[] {
  return all(monitoring, 'AWS::CloudWatch::Alarm').filter(({ Properties }) => {
    const dimensions = (Properties.Dimensions ?? []) as { Name: string }[];
    return dimensions.some(({ Name }) => Name === dimension) === has;
  });
}

export const runbook = (): string =>
  readFileSync(join('docs', 'operations', 'runbook.md'), 'utf8').toLowerCase();
