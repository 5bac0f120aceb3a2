import { buildFunctions } from '#tools/build-functions';
import { buildWeb } from '#tools/local/build-web';

/** Vitest's global set-up: what the stacks upload, built once for all suites. */
export default async function build(): Promise<void> {
  await Promise.all([buildFunctions(), buildWeb()]);
}
