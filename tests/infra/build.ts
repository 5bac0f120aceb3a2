import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildFunctions } from '#tools/build-functions';
import { buildWeb } from '#tools/local/build-web';

/** Vitest's global set-up: what the stacks upload, built once for all suites. */
export default async function build(): Promise<void> {
  if (!existsSync(join('dist', 'functions', 'send-mail'))) await buildFunctions();
  await buildWeb();
}
