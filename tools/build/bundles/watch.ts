import { context, type Plugin } from 'esbuild';
import { FUNCTIONS_OUTPUT } from '../build-functions.ts';
import { bundleOptions } from './options.ts';

/** `onRebuilt` also runs after the first build. */
export async function watchFunctions(
  onRebuilt: () => void,
  { outDir = FUNCTIONS_OUTPUT } = {},
): Promise<{ dispose(): Promise<void> }> {
  const announce: Plugin = {
    name: 'announce',
    setup: (run) => run.onEnd(({ errors }) => (errors.length === 0 ? onRebuilt() : undefined)),
  };
  const watching = await context(bundleOptions(outDir, 'here', [announce]));
  await watching.watch();
  return watching;
}
