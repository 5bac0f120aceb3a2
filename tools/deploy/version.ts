import { execFileSync } from 'node:child_process';

/**
 * The commit, marked if there are uncommitted changes. The site's pictures do not count, because a deployment
 * takes them anew.
 */
export function versionHere(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  try {
    const changed = git('status', '--porcelain', '--untracked-files=no', ':!web/content/pictures') !== '';
    return `${git('rev-parse', 'HEAD')}${changed ? '-changed' : ''}`;
  } catch {
    return 'unknown';
  }
}

/** The name is checked, because a shell gets it. */
export async function deployedVersion(address: string): Promise<string> {
  const response = await fetch(new URL('/config/config.json', address), {
    signal: AbortSignal.timeout(20_000),
  });
  const { version } = (await response.json()) as { version?: unknown };
  if (typeof version !== 'string' || !/^[0-9a-f]{40}$/.test(version))
    throw new Error(`${address} does not say which commit it runs: ${String(version)}`);
  return version;
}
