import { deployedStages, stageNamed } from '#infra/stage';
import { orExplain, run } from '#tools/deploy/run';

/** `npm run synth`: the templates of the stages that are deployed, and what cdk-nag says of them. No account, no network. */
await orExplain(async () => {
  // A setting that cannot be deployed says so before anything is built.
  const stages = deployedStages.map(stageNamed);
  run('npm', ['run', '--silent', 'build']);
  const { synthesizeStages } = await import('./synth-stages.ts');
  if (!synthesizeStages(stages)) process.exitCode = 1;
});
