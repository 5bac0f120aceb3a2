import { build, type Metafile } from 'esbuild';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bundleOptions } from '#tools/build/bundles/options';

/**
 * The bundles of `npm run build` in a directory of their own, as Lambda unpacks them: there no package.json makes ES modules of them.
 * `remove` takes it away again.
 */
export function unpackBundles(): { directory: string; names: string[]; remove: () => void } {
  const directory = mkdtempSync(join(tmpdir(), 'refdeck-bundles-'));
  cpSync(join('dist', 'functions'), directory, { recursive: true });
  const remove = () => rmSync(directory, { recursive: true, force: true });
  return { directory, names: readdirSync(directory).toSorted(), remove };
}

/** Builds the bundle that only constructs the client beside them, and says what each of them is made of: bytes by package. */
export async function partsOfBundles(directory: string): Promise<Map<string, Map<string, number>>> {
  const client = { in: 'tests/bench/client-only.ts', out: 'client-only/index' };
  const { entryPoints, ...options } = bundleOptions(directory, 'here');
  await build({ ...options, entryPoints: [client] });
  const functions = entryPoints as { in: string; out: string }[];
  const { metafile } = await build({
    ...options,
    entryPoints: [...functions, client],
    write: false,
    metafile: true,
    // Only what puts files beside them is not needed again.
    plugins: options.plugins!.filter(({ name }) => name === 'inline-files'),
  });
  return new Map(
    Object.entries(metafile.outputs).map(([file, output]) => [
      dirname(file).split('/').at(-1)!,
      partsOf(output),
    ]),
  );
}

function partsOf({ inputs }: Metafile['outputs'][string]): Map<string, number> {
  const parts = new Map<string, number>();
  for (const [path, { bytesInOutput }] of Object.entries(inputs)) {
    const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? 'own code';
    parts.set(name, (parts.get(name) ?? 0) + bytesInOutput);
  }
  return parts;
}
