import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import type { Metafile, Plugin } from 'esbuild';

/** Native code cannot be bundled and is installed beside the bundles that use it. */
export const nativePackages = ['sharp', '@myriaddreamin/typst-ts-node-compiler'] as const;
type NativePackage = (typeof nativePackages)[number];

export type Platform = 'here' | 'lambda';

const lambda = { os: 'linux', cpu: 'arm64', libc: 'glibc' } as const;

interface LockedPackage {
  version: string;
  integrity?: string;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}
type Locked = Record<string, LockedPackage>;

export function nativeBesideBundles(platform: Platform): Plugin {
  return {
    name: 'native-beside-bundles',
    setup: (run) =>
      run.onEnd(async ({ metafile }) => {
        const used = metafile ? nativeOfBundles(metafile) : new Map<string, NativePackage[]>();
        if (used.size === 0) return;
        const { stamp, source } = await nativeSource(platform);
        for (const [directory, names] of used) {
          const packages = Object.keys(lockedNative(names)).filter((path) => existsSync(join(source, path)));
          installPackages(packages, source, directory, `${names.join()} ${stamp}`);
        }
      }),
  };
}

/** By directory, which may have a second script. */
function nativeOfBundles({ outputs }: Metafile): Map<string, NativePackage[]> {
  const found = new Map<string, NativePackage[]>();
  for (const [file, { imports }] of Object.entries(outputs)) {
    const used = nativePackages.filter((name) => imports.some(({ path }) => path === name));
    const directory = dirname(file);
    if (used.length > 0) found.set(directory, [...(found.get(directory) ?? []), ...used].toSorted());
  }
  return found;
}

export function lockedNative(names: readonly NativePackage[] = nativePackages): Locked {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Locked };
  const found: Locked = {};
  const take = (name: string, inside: string): void => {
    const nested = join(inside, 'node_modules', name);
    const path = nested in packages ? nested : join('node_modules', name);
    const locked = packages[path];
    if (!locked || path in found) return;
    found[path] = locked;
    const { dependencies, optionalDependencies } = locked;
    for (const one of Object.keys({ ...dependencies, ...optionalDependencies })) take(one, path);
  };
  for (const name of names) take(name, '');
  return found;
}

async function nativeSource(platform: Platform) {
  const locked = lockedNative();
  const stamp = `${platform} ${JSON.stringify(locked)}`;
  const source = platform === 'here' ? '.' : await installForLambda(locked, stamp);
  return { stamp, source };
}

/** Uses our lockfile, so that versions and checksums match. */
async function installForLambda(locked: Locked, stamp: string): Promise<string> {
  const directory = join('dist', 'lambda-packages');
  if (stampOf(directory) === stamp) return directory;
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
  const dependencies = Object.fromEntries(
    nativePackages.map((name) => [name, locked[`node_modules/${name}`]!.version]),
  );
  const root = { name: 'lambda-packages', version: '0.0.0', private: true, dependencies };
  const lock = { ...root, lockfileVersion: 3, requires: true, packages: { '': root, ...locked } };
  writeFileSync(join(directory, 'package.json'), JSON.stringify(root));
  writeFileSync(join(directory, 'package-lock.json'), JSON.stringify(lock));
  await npmCiForLambda(directory);
  writeFileSync(join(directory, stampFile), stamp);
  return directory;
}

/** `npm run --silent` would hide npm's output, so it is part of the error. */
export async function npmCiForLambda(directory: string): Promise<void> {
  const target = Object.entries(lambda).map(([name, value]) => `--${name}=${value}`);
  const quietly = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await promisify(execFile)('npm', ['ci', ...quietly, ...target], { cwd: directory });
}

const stampFile = '.stamp';

function stampOf(directory: string): string | undefined {
  const file = join(directory, stampFile);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Every start runs a build, so installed packages are skipped. */
function installPackages(packages: string[], source: string, directory: string, stamp: string): void {
  const target = join(directory, 'node_modules');
  if (stampOf(target) === stamp) return;
  // A renamed directory is never seen incomplete.
  const fresh = `${target}.${process.pid}`;
  for (const path of packages) {
    cpSync(join(source, path), join(fresh, path.slice('node_modules/'.length)), {
      recursive: true,
      dereference: true,
    });
  }
  writeFileSync(join(fresh, stampFile), stamp);
  try {
    rmSync(target, { recursive: true, force: true });
    renameSync(fresh, target);
  } catch (error) {
    // Another build has already installed the same packages.
    if (stampOf(target) !== stamp) throw error;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
}
