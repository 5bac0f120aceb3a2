import { vaultSettings } from '#infra/stage';
import { ensureCredentials } from './credentials.ts';
import { approval, orExplain, run } from './run.ts';

/** `npm run deploy:vault`: once, by a person, in an account of its own, makes the vault for copies of a stage's backups. */
await orExplain(async () => {
  const { stage, source } = vaultSettings();
  await ensureCredentials();
  console.log(`A locked vault for the backups of ${stage}, from account ${source}`);
  const to = ['--app', 'node --import tsx bin/vault.ts', '--output', 'cdk.out/vault'];
  run('npx', ['--no-install', 'cdk', 'deploy', '--all', ...to, '--require-approval', approval]);
});
