import { siteChecks, type SiteCheck } from './site-checks.ts';

export interface CheckResult {
  name: string;
  path: string;
  /** Nothing, when all is as it should be. */
  wrong: string[];
}

/** Longer than the slowest answer that the edge waits for and a visitor still would. */
const patienceMs = 15_000;

/** Looks at a site as a visitor does, through its address. */
export function checkSite(origin: string, demoOrganizationId?: string): Promise<CheckResult[]> {
  return Promise.all(siteChecks(demoOrganizationId).map((check) => look(origin, check)));
}

async function look(origin: string, { name, path, wrongIn }: SiteCheck): Promise<CheckResult> {
  try {
    const response = await fetch(new URL(path, origin), {
      headers: { 'user-agent': 'refdeck-check' },
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    });
    const { status, headers } = response;
    return { name, path, wrong: wrongIn({ status, headers, text: await response.text() }) };
  } catch (error) {
    return { name, path, wrong: [`no answer (${(error as Error).name})`] };
  }
}
