import { execFileSync } from 'node:child_process';

/** The commit of this directory, and whether there is more in it than was committed. */
export function versionHere(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  try {
    const changed = git('status', '--porcelain', '--untracked-files=no') !== '';
    return `${git('rev-parse', 'HEAD')}${changed ? '-changed' : ''}`;
  } catch {
    // No clone: an archive of the sources.
    return 'unknown';
  }
}

/** Reads the deployed commit from the public configuration. The name is checked, because a shell gets it. */
export async function deployedVersion(address: string): Promise<string> {
  const response = await fetch(new URL('/config/config.json', address), {
    signal: AbortSignal.timeout(20_000),
  });
  const { version } = (await response.json()) as { version?: unknown };
  if (typeof version !== 'string' || !/^[0-9a-f]{40}$/.test(version))
    throw new Error(`${address} does not say which commit it runs: ${String(version)}`);
  return version;
}
