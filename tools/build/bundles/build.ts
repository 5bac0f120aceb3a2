import { existsSync, readdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import type { Platform } from '../native-packages.ts';
import { bundleOptions } from './options.ts';

const [outDir, platform] = process.argv.slice(2) as [string, Platform];
const options = bundleOptions(outDir, platform);
await build(options);

const names = new Set((options.entryPoints as { out: string }[]).map(({ out }) => dirname(out)));
for (const name of existsSync(outDir) ? readdirSync(outDir) : [])
  if (!names.has(name)) rmSync(join(outDir, name), { recursive: true });
