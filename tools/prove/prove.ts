import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { stageNames, stageNamed } from '#infra/stage';
import { ensureCredentials } from '#tools/deploy/credentials';
import { preflight } from '#tools/deploy/preflight/preflight';
import { orExplain } from '#tools/deploy/run';
import { readConfig } from '#tools/deploy/smoke-account';
import { closeAccount, openAccount } from './account.ts';
import { pause, type Site } from './proof.ts';
import { proofs } from './proofs.ts';
import { forget, reportOf, runProofs } from './run-proofs.ts';

/** `npm run prove -- <stage> <address>`: resumable (docs/operations/prove-on-aws.md). */
const usage = `npm run prove -- ${stageNames.join(' | ')} https://address [--only <id>] [--again]`;

/** For proofs that need no site. */
const nobody = { config: { userPoolId: '', userPoolClientId: '' }, person: { email: '', password: '' } };

await orExplain(async () => {
  const options = { only: { type: 'string' }, again: { type: 'boolean', default: false } } as const;
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [stageName = '', address = ''] = positionals;
  if (!stageNames.some((name) => name === stageName) || !URL.canParse(address)) throw new Error(usage);
  const chosen = proofs.filter(({ id, alone }) => (values.only === undefined ? !alone : id === values.only));
  if (chosen.length === 0)
    throw new Error(`No proof ${values.only}: ${proofs.map(({ id }) => id).join(', ')}`);
  await ensureCredentials();
  const { region = '', ...settings } = stageNamed(stageName);
  const [account] = await preflight({ stage: { ...settings, region } });
  if (account!.state === 'refused') throw new Error(account!.message);
  const file = join('.local', 'prove', `${stageName}.json`);
  if (values.again) forget(file, chosen);
  const password = join('.local', 'prove', `${stageName}.password`);
  const stage = { address, stageName, region, pause };
  const isGone = chosen.every(({ afterwards }) => afterwards);
  const site = isGone ? { ...stage, ...nobody } : await withAccount(stage, password);
  try {
    const state = await runProofs(site, chosen, file);
    const report = join('.local', 'prove', `${stageName}.md`);
    writeFileSync(report, reportOf(site, proofs, state));
    for (const { id } of chosen) console.log(`${state[id]?.result} ${id}: ${state[id]?.message}`);
    console.log(`Evidence: ${report}`);
    const isOpen = ({ id }: { id: string }) => !['holds', 'not here'].includes(state[id]?.result ?? '');
    if (chosen.some(isOpen)) process.exitCode = 1;
  } finally {
    if (!isGone) await closeAccount(site, password);
  }
});

async function withAccount(stage: Omit<Site, 'config' | 'person'>, password: string): Promise<Site> {
  const site = { ...stage, config: await readConfig(stage.address) };
  return { ...site, person: await openAccount(site, password) };
}
