import { join } from 'node:path';
import { languageCodes } from '#contract/words/languages';
import { runNode, unlessBuilt } from './build-step.ts';

export const WEB_SOURCES = 'web';
export const WEB_OUTPUT = join('dist', 'web');
const vite = join('node_modules', 'vite', 'bin', 'vite.js');

export function buildWeb(): Promise<boolean> {
  return unlessBuilt(
    { outDir: WEB_OUTPUT, sources: [WEB_SOURCES, 'contract', 'package-lock.json'] },
    // Test runners set `test`, which would build React's development version.
    async () => {
      for (const mode of [...languageCodes, 'site'])
        await runNode([vite, 'build', WEB_SOURCES, '--mode', mode, '--logLevel', 'warn'], {
          NODE_ENV: 'production',
        });
    },
  );
}
