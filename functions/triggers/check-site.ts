import type { ScheduledEvent } from 'aws-lambda';
import { logFor } from '../shared/log/log.ts';
import { checkSite } from '../shared/monitoring/check-site.ts';
import { siteEnvironment } from '../shared/monitoring/environment.ts';

/** Runs by schedule. It never throws: an alarm hears of a failure by the metric, and of a run that did not happen by its absence. */
export async function handler({ id }: Pick<ScheduledEvent, 'id'>): Promise<void> {
  const log = logFor({ requestId: id, job: 'check-site' });
  const { WEB_ORIGIN, DEMO_ORGANIZATION } = siteEnvironment.parse(process.env);
  const began = performance.now();
  const results = await checkSite(WEB_ORIGIN, DEMO_ORGANIZATION);
  const SiteDuration = Math.round(performance.now() - began);
  const failed = results.filter(({ wrong }) => wrong.length > 0);
  for (const { name, wrong } of failed) log('SITE_CHECK_FAILED', { check: name, wrong });
  const SitePassed = failed.length === 0 ? 1 : 0;
  log('SITE_CHECKED', { checks: results.length, failed: failed.length }, { SitePassed, SiteDuration });
}
