import { parseArgs } from 'node:util';
import { deployedStages, stageNamed } from '#infra/stage';
import { ensureCredentials } from './credentials.ts';
import { deployStacks } from './deploy-stacks.ts';
import { approval, orExplain, OUTPUTS_FILE, run } from './run.ts';
import { versionHere } from './version.ts';

/** `npm run deploy -- <stage>`: what is in this directory onto AWS, from the first check to the address. */
function stageWanted(): string {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [stage = process.env.REFDECK_STAGE ?? ''] = positionals;
  if (deployedStages.some((name) => name === stage)) return stage;
  throw new Error(`Which stage? npm run deploy -- ${deployedStages.join(' | ')}`);
}

async function main(): Promise<void> {
  const stage = stageWanted();
  const version = versionHere();
  await ensureCredentials();
  console.log(`Deploying ${version} to ${stage}`);
  run('npm', ['run', '--silent', 'build', '--', '--lambda']);
  const { region = '', ...settings } = stageNamed(stage);
  await deployStacks({
    stage: { ...settings, region },
    cdk: (stack, env) =>
      run(
        'npx',
        [
          '--no-install',
          'cdk',
          'deploy',
          ...(stack ? [stack, '--exclusively'] : ['--all']),
          '--require-approval',
          approval,
          '--outputs-file',
          OUTPUTS_FILE,
        ],
        { REFDECK_STAGE: stage, REFDECK_VERSION: version, ...env },
      ),
  });
  run('npm', ['run', '--silent', 'migrate', '--', '--stage', stage], {
    ...(region && { AWS_REGION: region }),
  });
}

await orExplain(main);
