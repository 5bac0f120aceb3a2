import { parseArgs } from 'node:util';
import { checkSite } from '#functions/watch/check-site';

const usage = 'npm run smoke -- https://address [--demo <id of an organization with public references>]';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { demo: { type: 'string' } } });
const [address] = positionals;

if (!address || !URL.canParse(address)) {
  console.error(usage);
  process.exitCode = 1;
} else {
  const results = await checkSite(address, values.demo ?? (await demoOf(address)));
  for (const { name, path, wrong } of results) {
    console.log(
      `${wrong.length === 0 ? 'ok  ' : 'FAIL'} ${name} (${path})${wrong.map((what) => `, ${what}`).join('')}`,
    );
  }
  if (results.some(({ wrong }) => wrong.length > 0)) process.exitCode = 1;
}

/** The site says itself whose references its landing page shows. */
async function demoOf(site: string): Promise<string | undefined> {
  try {
    const answer = await fetch(new URL('/config/config.json', site), { signal: AbortSignal.timeout(15_000) });
    return ((await answer.json()) as { demoOrganizationId?: string }).demoOrganizationId;
  } catch {
    return undefined;
  }
}
