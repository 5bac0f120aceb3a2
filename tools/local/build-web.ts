import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

export const WEB_SOURCES = 'web';
export const WEB_OUTPUT = join('dist', 'web');

const STAMP = join('dist', 'web.stamp');

/** Builds the web, unless nothing has changed since the last build. Answers whether it had to. */
export async function buildWeb(): Promise<boolean> {
  const stamp = sourcesStamp([WEB_SOURCES, 'contract', 'package-lock.json']);
  if (existsSync(WEB_OUTPUT) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return false;
  await build({ root: WEB_SOURCES, configFile: join(WEB_SOURCES, 'vite.config.ts'), logLevel: 'warn' });
  writeFileSync(STAMP, stamp);
  return true;
}

/** How many files there are and when the newest was written: enough to notice a change, a new file, a removal. */
function sourcesStamp(paths: string[]): string {
  const times = paths.flatMap(modificationTimes);
  return `${times.length} files, newest ${Math.max(...times)}`;
}

function modificationTimes(path: string): number[] {
  const stats = statSync(path);
  if (!stats.isDirectory()) return [stats.mtimeMs];
  return readdirSync(path).flatMap((name) => modificationTimes(join(path, name)));
}
