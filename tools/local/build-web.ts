import { join } from 'node:path';
import { build } from 'vite';
import { unlessBuilt } from '../unless-built.ts';

export const WEB_SOURCES = 'web';
export const WEB_OUTPUT = join('dist', 'web');

/** Builds the web, unless nothing has changed since the last build. Answers whether it had to. */
export function buildWeb(): Promise<boolean> {
  return unlessBuilt(
    { outDir: WEB_OUTPUT, sources: [WEB_SOURCES, 'contract', 'package-lock.json'] },
    async () => {
      // Test runners say `test`, which would build React's development version.
      process.env.NODE_ENV = 'production';
      await build({ root: WEB_SOURCES, configFile: join(WEB_SOURCES, 'vite.config.ts'), logLevel: 'warn' });
    },
  );
}
