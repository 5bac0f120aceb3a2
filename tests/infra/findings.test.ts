import { join } from 'node:path';
import { App, Stack, Validations } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { beforeAll, describe, expect, it } from 'vitest';
import { suppress } from '#infra/constructs/suppressed-findings';
import { checks, type Finding } from '#infra/checks';
import { deployedStages } from '#infra/stage';
import { synthesized } from './templates.ts';

let findings: Findings;

beforeAll(() => {
  findings = findingsIn(synthesized().app);
});

describe('cdk-nag', () => {
  it('has no open finding on any stage', () => {
    expect(findings.open).toEqual([]);
  });

  it('still has every accepted finding', () => {
    expect(findings.accepted.length).toBeGreaterThan(50);
    const stale = findings.accepted.filter(({ resources }) => resources === 0);
    expect(stale.map(({ path, id }) => `${path}: ${id}`)).toEqual([]);
  });

  it('has documented reasons for accepted findings', async () => {
    await expect(overview(findings.accepted)).toMatchFileSnapshot(
      join('..', '..', 'docs', 'security', 'accepted-findings.md'),
    );
  });

  it('reports real mistakes and outdated reasons', () => {
    const app = new App();
    const bucket = new Bucket(new Stack(app, 'Refdeck-test-Any'), 'Open');
    suppress(bucket, { 'AwsSolutions-S10': 'A test', 'AwsSolutions-SQS3': 'A bucket is no queue' });
    const { open, accepted } = findingsIn(app);
    expect(open).toEqual([expect.stringMatching(/^Refdeck-test-Any\/Open\/Resource: AwsSolutions-S1: /)]);
    expect(accepted.map(({ id, resources }) => [id, resources])).toEqual([
      ['AwsSolutions-S10', 1],
      ['AwsSolutions-SQS3', 0],
    ]);
  });
});

export interface Acceptance {
  id: string;
  path: string;
  reason: string;
  resources: number;
}

export interface Findings {
  open: string[];
  accepted: Acceptance[];
}

export function findingsIn(app: App): Findings {
  const found: Finding[] = [];
  const reports = checks((finding) => found.push(finding)).map((pack) => pack.validateScope(app));
  const open = reports.flatMap(({ violations }) =>
    violations.flatMap(({ ruleName, description, violatingResources }) =>
      violatingResources.map(({ constructPath }) => `${constructPath}: ${ruleName}: ${description}`),
    ),
  );
  const accepted = acceptancesIn(app).map((acceptance) => ({
    ...acceptance,
    resources: found.filter((finding) => covers(acceptance, finding)).length,
  }));
  return { open, accepted };
}

const covers = (acceptance: { id: string; path: string }, { id, path }: Finding): boolean =>
  id === acceptance.id && (path === acceptance.path || path.startsWith(`${acceptance.path}/`));

function acceptancesIn(app: App): Omit<Acceptance, 'resources'>[] {
  const given = app.node.findAll().flatMap(({ node }) =>
    node.metadata
      .filter(({ type }) => type === Validations.ACKNOWLEDGED_RULES_METADATA_KEY)
      .flatMap(({ data }) => Object.entries(data as Record<string, string>))
      .map(([qualified, reason]) => ({
        id: qualified.replace(/^annotation::/i, ''),
        path: node.path,
        reason,
      })),
  );
  const named = given.filter(({ id }) => /^(AwsSolutions|Serverless)-/.test(id));
  return [...new Map(named.map((one) => [`${one.path} ${one.id}`, one])).values()];
}

export function overview(accepted: readonly Acceptance[]): string {
  const sections = grouped(accepted, ({ id }) => id).map(([id, ofId]) => {
    const reasons = grouped(ofId, ({ reason }) => reason).map(
      ([reason, ofReason]) => `${reason}.\n\n${pathsOf(ofReason)}`,
    );
    return `## \`${id}\`\n\n${reasons.join('\n\n')}`;
  });
  return `${head}\n\n${sections.join('\n\n')}\n`;
}

const head = `# Accepted findings

[cdk-nag](https://github.com/cdklabs/cdk-nag) checks each deployment and each \`npm test\` with its packs AwsSolutions and Serverless. What it finds and we keep is
here, with the reason that stands beside the construct (\`infra/constructs/suppressed-findings.ts\`). Everything else that it finds ends the deployment.

This page is written by \`npm run snapshots\`, and a test holds it up to date.`;

/** Merges the findings of all stages. A finding of some stages only names them. */
function pathsOf(acceptances: readonly Acceptance[]): string {
  const paths = grouped(acceptances, ({ path }) => path.replace(/^Refdeck-[a-z]+-/, ''));
  const everywhere = deployedStages.length;
  return paths
    .map(([resource, of]) => {
      const stages = of.map(({ path }) => /^Refdeck-([a-z]+)-/.exec(path)?.[1]);
      return `- \`${resource}\`${of.length < everywhere ? ` (${stages.join()})` : ''}`;
    })
    .join('\n');
}

function grouped<Item>(items: readonly Item[], key: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return [...groups].sort(([one], [other]) => (one < other ? -1 : 1));
}
