import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { BASELINE_FILE, reliedOn } from '#tools/docs/compatibility';
import { withRelease } from './changelog.ts';

/** `npm run release -- 0.3.0`: changes the working tree only, without commit or tag. */
const version = process.argv[2] ?? '';
if (!/^\d+\.\d+\.\d+$/.test(version)) throw new Error('Which version? npm run release -- 0.3.0');

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
const [lastTag] = git('tag', '--list', 'v*', '--merged', 'HEAD', '--sort=-version:refname').split('\n');
const subjects = lastTag ? git('log', '--no-merges', '--format=%s', `${lastTag}..HEAD`).split('\n') : [];

const changelog = 'CHANGELOG.md';
const today = new Date().toISOString().slice(0, 10);
const before = existsSync(changelog) ? readFileSync(changelog, 'utf8') : '# Changelog\n';
writeFileSync(changelog, withRelease(before, { version, date: today, subjects: subjects.filter(Boolean) }));
execFileSync('npm', ['version', version, '--no-git-tag-version', '--allow-same-version'], {
  stdio: 'ignore',
});
writeFileSync(BASELINE_FILE, `# What release ${version} offers\n${reliedOn().join('\n')}\n`);
console.log(`Read CHANGELOG.md, then: git commit -am "all: release ${version}" && git tag v${version}`);
