import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { checkSite, type CheckResult } from '#functions/shared/monitoring/check-site';

const usage = 'npm run smoke -- https://address [--demo <id of an organization with public references>]';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { demo: { type: 'string' } } });
const [address] = positionals;

if (!address || !URL.canParse(address)) {
  console.error(usage);
  process.exitCode = 1;
} else {
  const results = await patiently(address, values.demo ?? (await demoOf(address)));
  for (const { name, path, wrong } of results) {
    console.log(
      `${wrong.length === 0 ? 'ok  ' : 'FAIL'} ${name} (${path})${wrong.map((what) => `, ${what}`).join('')}`,
    );
  }
  if (results.some(({ wrong }) => wrong.length > 0)) process.exitCode = 1;
}

/** Right after a deployment a first response may be lost: what is wrong three times in a row is wrong. */
async function patiently(site: string, demo: string | undefined): Promise<CheckResult[]> {
  for (let tries = 1; ; tries += 1) {
    const results = await checkSite(site, demo);
    if (tries === 3 || results.every(({ wrong }) => wrong.length === 0)) return results;
    await sleep(2_000);
  }
}

/** The site says itself whose references its landing page shows. */
async function demoOf(site: string): Promise<string | undefined> {
  try {
    const response = await fetch(new URL('/config/config.json', site), {
      signal: AbortSignal.timeout(15_000),
    });
    return ((await response.json()) as { demoOrganizationId?: string }).demoOrganizationId;
  } catch {
    return undefined;
  }
}
