import { deployedStages, stageNamed } from '#infra/stage';
import { orExplain, run } from '#tools/deploy/run';

await orExplain(async () => {
  // Invalid settings fail before anything is built.
  const stages = deployedStages.map(stageNamed);
  run('npm', ['run', '--silent', 'build']);
  const { synthesizeStages } = await import('./synth-stages.ts');
  if (!synthesizeStages(stages)) process.exitCode = 1;
});
