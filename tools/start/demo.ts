import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DemoSignIn } from '#tools/seed/seed';
import type { LocalCloud } from '@refdeck/local-cloud/cloud';

const MARKER = 'demo.json';

/** The demo organisation's sign-in, if it has been seeded. */
export function readDemo(dataDir: string): DemoSignIn | undefined {
  const file = join(dataDir, MARKER);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as DemoSignIn) : undefined;
}

/** Its id for the site's pages. It is seeded while the cloud is running already, so the file is asked each time. */
export function demoConfig(dataDir: string): Record<string, string> {
  const demo = readDemo(dataDir);
  return demo ? { demoOrganizationId: demo.organizationId } : {};
}

/** Seeds the demo organisation. The marker is written last: a seed that failed half-way is tried again. */
export async function seed(cloud: LocalCloud, dataDir: string): Promise<DemoSignIn> {
  // Only the first start needs it, with the pictures that it draws.
  const { seedDemo } = await import('#tools/seed/seed');
  const demo = await seedDemo(cloud);
  // It has called nearly all of them.
  await cloud.restFunctions();
  writeFileSync(join(dataDir, MARKER), JSON.stringify(demo, null, 2));
  return demo;
}
