import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { App, CloudFormationValidatePlugin, type CfnResource } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { RegionInfo } from 'aws-cdk-lib/region-info';
import { describe, expect, it } from 'vitest';
import { addStacks } from '#infra/app';
import { addChecks } from '#infra/checks';
import { PipelineStack } from '#infra/pipeline-stack';
import { edgeRegion, supportedRegions, unsupportedRegions } from '#infra/regions';
import { deployedStages, stageNamed } from '#infra/stage';
import cdk from '../../cdk.json' with { type: 'json' };
import { alarmEmail, demoOrganizationId, domain } from './templates.ts';

const variants = deployedStages.flatMap((name) =>
  [domain, undefined].map((itsDomain) => ({ name, domain: itsDomain })),
);
type Variant = (typeof variants)[number];
type Resources = Record<string, { Type: string; Properties?: Record<string, unknown> }>;

interface MadeStack {
  id: string;
  stackName: string;
  region: string;
  template: { Resources: Resources };
}

interface Made {
  /** The findings of cdk-nag and of AWS's schemas for the region of each stack, as `cdk deploy` reports them. */
  findings: string;
  stacks: MadeStack[];
}

type Stacks = ReturnType<typeof addStacks>;

/** Synthesizes as `cdk synth` does, without copying assets. */
function make(region: string, variant: Variant, change: (stacks: Stacks) => void = () => undefined): Made {
  const outdir = mkdtempSync(join(tmpdir(), 'synth-'));
  const app = new App({ outdir, context: { ...cdk.context, 'aws:cdk:disable-asset-staging': true } });
  const mailFrom = `no-reply@${domain.name}`;
  change(
    addStacks(app, {
      ...stageNamed(variant.name),
      ...variant,
      region,
      mailFrom,
      alarmEmail,
      demoOrganizationId,
    }),
  );
  addChecks(app);
  try {
    const stacks = app.synth().stacks.map(({ id, stackName, environment, template }) => ({
      id,
      stackName,
      region: environment.region,
      template: template as MadeStack['template'],
    }));
    // Warnings are included because a value that AWS does not know is only a warning.
    const report = readFileSync(join(outdir, 'validation-report.json'), 'utf8');
    const { pluginReports } = JSON.parse(report) as { pluginReports: unknown[] };
    return { findings: pluginReports.length > 0 ? report : '', stacks };
  } catch (error) {
    return { findings: String(error), stacks: [] };
  } finally {
    rmSync(outdir, { recursive: true });
  }
}

/** Returns each template without the region, which CDK also writes as one word with a hash in cross-region reads. */
function withoutRegion(region: string, { stacks }: Made): unknown {
  const text = JSON.stringify(stacks.map(({ id, template }) => [id, template]))
    .replaceAll(region, '<region>')
    .replaceAll(region.replaceAll('-', ''), '<region>')
    // The settings of functions and the sign-in address of browsers differ by region.
    .replaceAll(/(CurrentVersion[0-9A-F]{8})[0-9a-f]{32}/g, '$1<hash>')
    .replaceAll(/[0-9a-f]{64}\.zip/g, '<file>.zip')
    .replaceAll(/(ExportsWriter<region>|\/cdk\/exports\/[^"}]+?)[0-9A-F]{8,16}(?="|\}\})/g, '$1');
  return JSON.parse(text);
}

const usual = 'eu-central-1';
const made = new Map(variants.map((variant) => [variant, make(usual, variant)] as const));

describe('what is deployed', () => {
  it.each(variants)('to $name at the domain $domain.name is valid for AWS', (variant) => {
    expect(made.get(variant)!.findings).toBe('');
    expect(made.get(variant)!.stacks.length).toBeGreaterThanOrEqual(7);
  });

  it.each(variants)('to $name at the domain $domain.name is valid in the edge region too', (variant) => {
    const { findings, stacks } = make(edgeRegion, variant);
    expect(findings).toBe('');
    expect(new Set(stacks.map(({ region }) => region))).toEqual(new Set([edgeRegion]));
  });

  const others = supportedRegions.filter((region) => region !== usual && region !== edgeRegion);
  it.each(others.map((region, index) => [region, variants[index % variants.length]!] as const))(
    'to %s differs in the name of the region only, and is valid',
    (region, variant) => {
      const here = make(region, variant);
      expect(here.findings).toBe('');
      expect(withoutRegion(region, here)).toEqual(withoutRegion(usual, made.get(variant)!));
    },
  );

  it('is validated: wrong names, types, values, regions and gaps are reported', () => {
    const { findings } = make('mx-central-1', variants[0]!, ({ data, api }) => {
      const resource = (stack: Stacks[keyof Stacks], type: string) =>
        stack!.node.findAll().find((node) => (node as CfnResource).cfnResourceType === type) as CfnResource;
      resource(api, 'AWS::Lambda::Function').addPropertyOverride('MemorySize', 'much');
      resource(data, 'AWS::Cognito::UserPool').addPropertyOverride('Nickname', 'pool');
      resource(data, 'AWS::DynamoDB::GlobalTable').addPropertyOverride('BillingMode', 'PAY_LATER');
      resource(data, 'AWS::Lambda::Permission').addPropertyDeletionOverride('Principal');
    });
    expect(findings).toContain("'Nickname' was unexpected");
    expect(findings).toContain("'much' is not of type 'integer'");
    expect(findings).toContain("'PAY_LATER' is not one of");
    expect(findings).toContain("'Principal' is a required property");
    expect(findings).toContain("Resource type 'AWS::SES::EmailIdentity' does not exist in 'mx-central-1'");
  });
});

/** Returns true for types whose names are unique in an account, across regions. Names below a domain belong to one stage. */
const isGlobal = (type: string): boolean =>
  /^AWS::(IAM|CloudFront|S3|CloudWatch::Dashboard|Budgets)(::|$)/.test(type);

function namesOf(properties: Record<string, unknown>, within = ''): [string, unknown][] {
  return Object.entries(properties).flatMap(([key, value]): [string, unknown][] => {
    if (/^(\w*Name|CallerReference)$/.test(key)) return [[`${within}${key}`, value]];
    return !within && /^(?!Visibility)(\w+Config|Budget)$/.test(key)
      ? namesOf(value as Record<string, unknown>, `${key}.`)
      : [];
  });
}

describe('two regions of one account', () => {
  const named = [...made.values()].flatMap(({ stacks }) =>
    stacks.flatMap((stack) =>
      Object.entries(stack.template.Resources)
        .filter(
          ([, { Type }]) =>
            (stack.region === edgeRegion || isGlobal(Type)) &&
            !/^AWS::(IAM::Policy|Cert|CloudWatch::Alarm)/.test(Type),
        )
        .flatMap(([id, { Properties = {} }]) =>
          namesOf(Properties).map(([path, name]) => [`${stack.id}/${id}.${path}`, name] as const),
        ),
    ),
  );

  it('can have the same stage, because global names contain the region', () => {
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter(([, name]) => !(typeof name === 'string' && name.includes(usual)))).toEqual([]);
  });

  it('have separate stacks in the edge region', () => {
    const there = [...made.values()].flatMap(({ stacks }) =>
      stacks.filter(({ region }) => region === edgeRegion),
    );
    expect(there.length).toBe(variants.length);
    for (const { stackName } of there) expect(stackName).toContain(usual);
  });

  it('can each have a pipeline role', () => {
    const roles = new PipelineStack(new App(), 'Pipeline', {
      repository: 'owner/name',
      stages: [...deployedStages],
      regions: [usual, edgeRegion],
      env: { region: usual },
    });
    const template = Template.fromStack(roles).toJSON() as MadeStack['template'];
    const names = Object.values(template.Resources).flatMap(
      ({ Properties = {} }) => Properties.RoleName ?? [],
    );
    expect(names).toEqual(deployedStages.map((stage) => `refdeck-deploy-${stage}-${usual}`));
  });
});

function missingIn(region: string, types: readonly string[]): string[] {
  const outdir = mkdtempSync(join(tmpdir(), 'types-'));
  try {
    const templatePath = join(outdir, 'types.json');
    const Resources = Object.fromEntries(types.map((Type, index) => [`Type${index}`, { Type }]));
    writeFileSync(templatePath, JSON.stringify({ Resources }));
    const app = new App();
    const stackTemplates = [{ stackConstructPath: 'Types', templatePath, accountId: undefined, region }];
    const { violations } = schemas.validate({
      templatePaths: [templatePath],
      stackTemplates,
      appConstruct: app,
    });
    return violations.flatMap(
      ({ description }) => /Resource type '(.+)' does not exist in/.exec(description)?.[1] ?? [],
    );
  } finally {
    rmSync(outdir, { recursive: true });
  }
}

const schemas = new CloudFormationValidatePlugin();

describe('the list of regions', () => {
  const types = [
    ...new Set(
      [...made.values()].flatMap(({ stacks }) =>
        stacks
          .filter(({ region }) => region !== edgeRegion)
          .flatMap(({ template }) => Object.values(template.Resources).map(({ Type }) => Type)),
      ),
    ),
  ].filter((type) => type.startsWith('AWS::'));
  // This type exists in one region only. A region in which it is not missing has no schemas.
  const rare = 'AWS::ECR::PublicRepository';
  const known = RegionInfo.regions
    .filter(
      ({ partition, name }) =>
        partition === 'aws' && (name === edgeRegion || missingIn(name, [rare]).length > 0),
    )
    .map(({ name }) => name);

  it('has each commercial region with schemas once', () => {
    expect(known.length).toBeGreaterThan(30);
    expect([...supportedRegions, ...Object.keys(unsupportedRegions)].toSorted()).toEqual(known.toSorted());
  });

  it('supports regions with every resource type, and lists what others lack', () => {
    expect(types.length).toBeGreaterThan(40);
    expect(types).toContain('AWS::SES::EmailIdentity');
    const lacking = known.map((region) => {
      const services = missingIn(region, types).map((type) => type.split('::')[1]!);
      return [region, [...new Set(services)].toSorted()] as const;
    });
    expect(Object.fromEntries(lacking.filter(([, services]) => services.length > 0))).toEqual(
      unsupportedRegions,
    );
  });
});
