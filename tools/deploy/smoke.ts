import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { checkSite, type CheckResult } from '#functions/shared/monitoring/check-site';
import { runSmokeTest, type SmokeResult } from '#functions/shared/smoke/smoke-test';
import { orExplain } from './run.ts';
import { readConfig, smokeAccount, type SiteConfig } from './smoke-account.ts';

/** `npm run smoke -- <address>`: checks a site and uses it as a customer does. Exits with 1 for a problem. */
const usage = 'npm run smoke -- https://address [--demo <id of an organization with public references>]';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { demo: { type: 'string' } },
  });
  const [site] = positionals;
  if (!site || !URL.canParse(site)) throw new Error(usage);
  const config = await readConfig(site).catch((): SiteConfig | undefined => undefined);
  const looked = await patiently(() => checkSite(site, values.demo ?? config?.demoOrganizationId), wrongOf);
  for (const { name, path, wrong } of looked) say(wrong, `${name} (${path})`);
  const used = config && !wrongOf(looked) ? await use(site, config) : [];
  for (const { step, wrong } of used) say(wrong === undefined ? [] : [wrong], step);
  if (wrongOf(looked) || wrongIn(used)) process.exitCode = 1;
}

async function use(site: string, config: SiteConfig): Promise<SmokeResult[]> {
  const account = await smokeAccount(site, config, process.env.REFDECK_STAGE || undefined);
  if (account) return await patiently(() => runSmokeTest(site, account, 'deployment'), wrongIn);
  console.log(
    'note Nothing was written: REFDECK_STAGE=<stage>, with credentials of its account, says whose account signs in.',
  );
  return [];
}

const wrongOf = (results: CheckResult[]): boolean => results.some(({ wrong }) => wrong.length > 0);
const wrongIn = (results: SmokeResult[]): boolean => results.some(({ wrong }) => wrong !== undefined);

const say = (wrong: string[], what: string): void =>
  console.log(`${wrong.length === 0 ? 'ok  ' : 'FAIL'} ${[what, ...wrong].join(', ')}`);

/** The first responses after a deployment may be lost, so only a third failure counts. */
async function patiently<Result>(
  act: () => Promise<Result>,
  isWrong: (result: Result) => boolean,
): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    const result = await act();
    if (tries === 3 || !isWrong(result)) return result;
    await sleep(2_000);
  }
}

await orExplain(main);
