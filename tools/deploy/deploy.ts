import { parseArgs } from 'node:util';
import { stageNames, stageNamed, type Stage } from '#infra/stage';
import { ensureCredentials } from './credentials.ts';
import { deployStacks } from './deploy-stacks.ts';
import { preflight } from './preflight/preflight.ts';
import { approval, orExplain, OUTPUTS_FILE, readAddress, run } from './run.ts';
import { prepareSmokeAccount, readConfig } from './smoke-account.ts';
import { versionHere } from './version.ts';

/** `npm run deploy -- <stage>`. `--check` ends before anything is built. */
function readArguments(): { stage: string; onlyCheck: boolean } {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false } },
  });
  const [stage = process.env.REFDECK_STAGE ?? ''] = positionals;
  if (stageNames.some((name) => name === stage)) return { stage, onlyCheck: values.check };
  throw new Error(`Which stage? npm run deploy -- ${stageNames.join(' | ')}`);
}

async function runPreflight(stage: Stage & { region: string }): Promise<void> {
  const findings = await preflight({ stage });
  const marks = { passed: 'ok  ', note: 'note', refused: 'STOP' };
  for (const { state, about, message } of findings) console.log(`${marks[state]} ${about}: ${message}`);
  if (findings.some(({ state }) => state === 'refused'))
    throw new Error(
      'Stopped before anything was built: see STOP above (docs/operations/deploy.md, "What is looked at first").',
    );
}

async function main(): Promise<void> {
  const { stage, onlyCheck } = readArguments();
  // Invalid settings fail before anything else.
  const { region = '', ...others } = stageNamed(stage);
  const settings = { ...others, region };
  const version = versionHere();
  await ensureCredentials();
  await runPreflight(settings);
  if (onlyCheck) return;
  console.log(`Deploying ${version} to ${stage}`);
  run('npm', ['run', '--silent', 'build', '--', '--lambda']);
  await deployStacks({
    stage: settings,
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
  const address = readAddress();
  if (address) await prepareSmokeAccount(await readConfig(address), stage);
}

await orExplain(main);
