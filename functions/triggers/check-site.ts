import type { ScheduledEvent } from 'aws-lambda';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { logFor } from '../shared/log/log.ts';
import { checkSite, type CheckResult } from '../shared/monitoring/check-site.ts';
import { siteEnvironment, smokeEnvironment } from '../shared/monitoring/environment.ts';
import { accountOf } from '../shared/smoke/account.ts';
import { runSmokeTest } from '../shared/smoke/smoke-test.ts';

const everyMinutes = 5;

/** It never throws: alarms watch the metric and its absence. */
export async function handler({ id, time }: Pick<ScheduledEvent, 'id' | 'time'>): Promise<void> {
  const log = logFor({ requestId: id, job: 'check-site' });
  const { WEB_ORIGIN, DEMO_ORGANIZATION } = siteEnvironment.parse(process.env);
  const began = performance.now();
  const looked = await checkSite(WEB_ORIGIN, DEMO_ORGANIZATION);
  const SiteDuration = Math.round(performance.now() - began);
  const results = [...looked, ...(await use(WEB_ORIGIN, new Date(time)))];
  const failed = results.filter(({ wrong }) => wrong.length > 0);
  for (const { name, wrong } of failed) log('SITE_CHECK_FAILED', { check: name, wrong });
  const SitePassed = failed.length === 0 ? 1 : 0;
  log('SITE_CHECKED', { checks: results.length, failed: failed.length }, { SitePassed, SiteDuration });
}

async function use(origin: string, at: Date): Promise<Pick<CheckResult, 'name' | 'wrong'>[]> {
  const environment = smokeEnvironment.safeParse(process.env);
  if (!environment.success) return [];
  const { SMOKE_SECRET_NAME: SecretId, SMOKE_MINUTES } = environment.data;
  if (at.getUTCMinutes() % Number(SMOKE_MINUTES) >= everyMinutes) return [];
  try {
    const client = new SecretsManagerClient({});
    const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId }));
    const results = await runSmokeTest(origin, accountOf(SecretString), 'schedule');
    return results.map(({ step, wrong }) => ({ name: step, wrong: wrong === undefined ? [] : [wrong] }));
  } catch (error) {
    return [{ name: 'smoke test', wrong: [(error as Error).name] }];
  }
}
