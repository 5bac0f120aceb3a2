import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface DemoSignIn {
  email: string;
  password: string;
  organizationId: string;
  /** The pages of the landing page's gallery: their names in addresses, by those of their pictures. */
  gallery: Record<string, string>;
  /** The name of its page in addresses. */
  slug: string;
  /** The token of the open approval request, if one exists. */
  approvalToken?: string;
}

const fileOf = (dataDir: string) => join(dataDir, 'demo.json');

/** Returns the demo's sign-in if the whole demo was seeded. */
export function readDemo(dataDir: string): DemoSignIn | undefined {
  const file = fileOf(dataDir);
  if (!existsSync(file)) return undefined;
  const demo = JSON.parse(readFileSync(file, 'utf8')) as Partial<DemoSignIn>;
  return demo.gallery ? (demo as DemoSignIn) : undefined;
}

export function writeDemo(dataDir: string, demo: DemoSignIn): void {
  writeFileSync(fileOf(dataDir), JSON.stringify(demo, null, 2));
}
