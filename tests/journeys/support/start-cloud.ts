import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { seedDemo } from '#tools/seed/seed';
import { startTestCloud } from '../../support/cloud.ts';

/** Starts one local cloud with the built web and the demo organization for all journeys. */
export default async function startCloud(): Promise<() => Promise<void>> {
  if (!existsSync('dist/web/app.html')) throw new Error('The journeys need the built web: npm run build');
  const cloud = await startTestCloud({ webDir: 'dist/web' });
  process.env.REFDECK_ORIGIN = cloud.origin;
  process.env.REFDECK_USER_POOL = cloud.endpoints.cognito;
  const { assetBucket: bucket, credentials, endpoints, region } = cloud;
  process.env.REFDECK_FILES = JSON.stringify({ bucket, credentials, endpoint: endpoints.s3, region });
  process.env.REFDECK_WEBSITES = join(cloud.dataDir, 'websites');
  process.env.REFDECK_DEMO = JSON.stringify(await seedDemo(cloud, cloud.dataDir));
  return () => cloud.stop();
}
