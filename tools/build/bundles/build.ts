import { build } from 'esbuild';
import type { Platform } from '../native-packages.ts';
import { bundleOptions } from './options.ts';

/** Bundles every function; with `buildFunctions`, which looks first whether anything has changed. */
const [outDir, platform] = process.argv.slice(2) as [string, Platform];
await build(bundleOptions(outDir, platform));
