import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orExplain } from '#tools/deploy/run';
import { compareAssemblies, type Comparison } from './compare.ts';

/** Prints what a deployment would change in `prod`. Fails if data or a throttled route would be lost, or if a deployment or rollback would be refused. */
await orExplain(async () => {
  const [base] = process.argv.slice(2);
  if (!base) throw new Error('Against which commit? npm run synth:diff -- main');
  const scratch = mkdtempSync(join(tmpdir(), 'synth-diff-'));
  const tree = join(scratch, 'tree');
  try {
    quietly('git', ['worktree', 'add', '--detach', tree, base], '.');
    // Links to our packages would build other files.
    quietly('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], tree);
    const comparison = await compareAssemblies(synthesize(tree, scratch), synthesize('.', scratch));
    report(comparison);
    const { losses, forgottenRoutes, refused } = comparison;
    if (losses.length + forgottenRoutes.length + refused.length > 0) process.exitCode = 1;
  } finally {
    spawnSync('git', ['worktree', 'remove', '--force', tree]);
    rmSync(scratch, { recursive: true, force: true });
  }
});

function synthesize(directory: string, scratch: string): string {
  const output = join(scratch, directory === '.' ? 'head' : 'base');
  quietly('npm', ['run', '--silent', 'build'], directory);
  quietly('npx', ['--no-install', 'cdk', 'synth', '--quiet', '--output', output], directory);
  return output;
}

function quietly(command: string, args: string[], cwd: string): void {
  // A version would appear as a difference in every function.
  const env = { ...process.env, REFDECK_STAGE: 'prod', REFDECK_VERSION: 'compared' };
  const { status, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} has failed:\n${stderr}`);
}

function report({ differences, losses, forgottenRoutes, refused }: Comparison): void {
  console.log('## What a deployment would change\n');
  if (losses.length > 0) {
    console.log('**DATA WOULD BE LOST OR LEFT BEHIND.** This replaces or deletes:\n');
    for (const loss of losses) console.log(`- \`${loss}\``);
  } else console.log('No table, bucket, user pool, key or secret would be replaced or deleted.');
  if (forgottenRoutes.length > 0) {
    console.log(
      '\n**A LATER DEPLOYMENT WOULD STOP.** The stage of the API keeps what it was told of these routes (docs/operations/runbook.md, "A route goes, or has another name"):\n',
    );
    for (const route of forgottenRoutes) console.log(`- \`${route}\``);
  }
  if (refused.length > 0) {
    console.log('\n**CLOUDFORMATION WOULD STOP** (docs/operations/deploy.md, "Rollback"):\n');
    for (const refusal of refused) console.log(`- \`${refusal}\``);
  }
  if (differences.length === 0) console.log('\nThe templates are the same.');
  for (const { stack, text } of differences)
    console.log(`\n<details><summary>${stack}</summary>\n\n\`\`\`\n${text}\n\`\`\`\n\n</details>`);
}
