import { GetCallerIdentityCommand, STSClient } from '@aws-sdk/client-sts';
import { vaultSettings } from '#infra/stage';
import { ensureCredentials } from './credentials.ts';
import { approval, orExplain, run } from './run.ts';

/** `npm run deploy:vault`: once, by a person, in an account of its own. */
await orExplain(async () => {
  const { stage, source, region } = vaultSettings();
  await ensureCredentials();
  const { Account } = await new STSClient({ region }).send(new GetCallerIdentityCommand({}));
  // A vault in the same account could be lost with its source, and is locked for 35 days.
  if (Account === source)
    throw new Error(
      `You are signed in to ${source}, whose backups the vault is for: sign in to the account that shall keep them (docs/operations/disaster-recovery.md).`,
    );
  console.log(`A locked vault for the backups of ${stage}, from account ${source}`);
  const to = ['--app', 'node --import tsx bin/vault.ts', '--output', 'cdk.out/vault'];
  run('npx', ['--no-install', 'cdk', 'deploy', '--all', ...to, '--require-approval', approval]);
});
