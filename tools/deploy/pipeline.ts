import { pipelineSettings } from '#infra/stage';
import { ensureCredentials } from './credentials.ts';
import { approval, orExplain, run } from './run.ts';

/** `npm run deploy:pipeline`: once, by a person, lets a repository's workflows deploy. */
await orExplain(async () => {
  const { repository, stages } = pipelineSettings();
  await ensureCredentials();
  console.log(`Letting ${repository} deploy ${stages.join(' and ')}`);
  const to = ['--app', 'node --import tsx bin/pipeline.ts', '--output', 'cdk.out/pipeline'];
  run('npx', ['--no-install', 'cdk', 'deploy', '--all', ...to, '--require-approval', approval]);
});
