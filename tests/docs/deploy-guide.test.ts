import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { settings } from '#infra/stage';

const guide = readFileSync(join('docs', 'deploy.md'), 'utf8');
const workflow = readFileSync(join('.github', 'workflows', 'stage.yml'), 'utf8');

const rows = [...guide.matchAll(/^\| `(REFDECK_\w+)`/gm)].map(([, name]) => name!);

describe('docs/deploy.md', () => {
  it('has a row for every setting of a stage, and no other', () => {
    expect(rows.toSorted()).toEqual(settings.map((name) => `REFDECK_${name}`).toSorted());
  });

  it('names settings that the workflow hands on', () => {
    const byHand = new Set(['STAGE', 'VERSION', 'REPOSITORY', 'GITHUB_PROVIDER']);
    for (const name of rows.filter((each) => !byHand.has(each.replace('REFDECK_', ''))))
      expect(workflow).toContain(`${name}: \${{ vars.${name} }}`);
  });

  it('names only scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
    const called = [...guide.matchAll(/npm run (?:--silent )?([\w:]+)/g)].map(([, name]) => name!);
    expect(called.length).toBeGreaterThan(5);
    expect(called.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('quotes what the commands say without credentials', () => {
    const quoted = [
      ['tools/deploy/deploy.ts', 'Which stage? npm run deploy -- '],
      ['tools/deploy/credentials.ts', 'No AWS credentials: '],
      [
        'tools/deploy/credentials.ts',
        'Sign in first (aws sso login, then AWS_PROFILE=<profile>; or aws configure)',
      ],
      ['infra/stage.ts', 'REFDECK_REPOSITORY is needed: whose workflows may deploy (docs/deploy.md)'],
    ] as const;
    for (const [file, text] of quoted) {
      expect(readFileSync(file, 'utf8')).toContain(text);
      expect(guide).toContain(text);
    }
  });
});
