import { mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { App } from 'aws-cdk-lib';
import { addStacks } from '#infra/app';
import { checks } from '#infra/checks';
import type { Stage } from '#infra/stage';
import cdk from '../../cdk.json' with { type: 'json' };

/** Returns true if every finding of cdk-nag is accepted. */
export function synthesizeStages(stages: readonly Stage[]): boolean {
  const open = stages.map(synthesizeStage);
  return open.every((violations) => violations === 0);
}

function synthesizeStage(stage: Stage): number {
  const { name } = stage;
  const outdir = join('cdk.out', name);
  rmSync(outdir, { recursive: true, force: true });
  mkdirSync(outdir, { recursive: true });
  const app = new App({ outdir, context: cdk.context });
  addStacks(app, stage);
  const { stacks, directory } = app.synth();
  for (const { stackName, template, templateFile } of stacks) {
    const { Resources } = template as { Resources: object };
    const kilobytes = Math.ceil(statSync(join(directory, templateFile)).size / 1_000);
    console.log(
      `${join(outdir, templateFile)}: ${Object.keys(Resources).length} resources, ${kilobytes} kB of ${stackName}`,
    );
  }
  const violations = checks().flatMap((pack) => pack.validateScope(app).violations);
  for (const { ruleName, description, violatingResources } of violations) {
    console.log(`${ruleName}: ${description}`);
    for (const { constructPath } of violatingResources) console.log(`  ${constructPath}`);
  }
  console.log(
    `${name}: cdk-nag finds ${violations.length === 0 ? 'nothing' : violations.length} that nobody has accepted\n`,
  );
  return violations.length;
}
