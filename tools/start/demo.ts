import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface DemoSignIn {
  email: string;
  password: string;
  organizationId: string;
  /** Slugs by the names of pictures. */
  gallery: Record<string, string>;
  slug: string;
  approvalToken?: string;
}

const fileOf = (dataDir: string) => join(dataDir, 'demo.json');

/** Returns undefined until the whole demo was seeded. */
export function readDemo(dataDir: string): DemoSignIn | undefined {
  const file = fileOf(dataDir);
  if (!existsSync(file)) return undefined;
  const demo = JSON.parse(readFileSync(file, 'utf8')) as Partial<DemoSignIn>;
  return demo.gallery ? (demo as DemoSignIn) : undefined;
}

export function writeDemo(dataDir: string, demo: DemoSignIn): void {
  writeFileSync(fileOf(dataDir), JSON.stringify(demo, null, 2));
}
