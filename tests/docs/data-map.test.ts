import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { limits } from '#contract/limits';
import { scopes } from '#functions/shared/data/table';
import { kinds, type Scope } from '#tools/restore-drill/kinds';

const source = (path: string) => readFileSync(path, 'utf8');
const text = source('docs/data-map.md');

/** The part of the map that is about one scope: a section of its own, or a row. */
const about = (scope: string): string =>
  new RegExp(`\n### \`${scope}\`.*?(?=\n##)`, 's').exec(text)?.[0] ??
  new RegExp(`\n\\| \`${scope}\` .*`).exec(text)?.[0] ??
  '';

describe('the data map', () => {
  it.each(Object.keys(scopes) as Scope[])('knows the scope %s with each of its kinds', (scope) => {
    expect(about(scopes[scope])).not.toBe('');
    const missing = kinds[scope].filter(
      (kind) => kind !== '' && !about(scopes[scope]).includes(`\`${kind}\``),
    );
    expect(missing).toEqual([]);
  });

  const prefixes = [...source('infra/constructs/asset-bucket.ts').matchAll(/Prefix = '([^']+)'/g)];
  it.each(prefixes.map(([, prefix]) => prefix!))('knows the prefix %s of the bucket', (prefix) => {
    expect(text).toMatch(new RegExp(`\n\\| \`${prefix}\` `));
  });

  const named = [...text.matchAll(/(\d+) (?:days|seconds) \(`limits\.(\w+)`\)/g)];
  it.each(named.map(([, days, name]) => [name!, days!] as const))(
    'says of limits.%s that it is %s',
    (name, said) => {
      expect(limits[name as keyof typeof limits]).toBe(Number(said));
    },
  );

  const inFiles = [...text.matchAll(/(\d+) days? \(`([\w(), ]+)` in `([\w./-]+)`\)/g)];
  it.each(inFiles.map(([, days, name, file]) => [name!, days!, file!] as const))(
    'says of %s that it is %s, as %s does',
    (name, said, file) => {
      const code = source(file);
      if (name.startsWith('expiresAfterDays'))
        expect([code.includes(name), name]).toEqual([true, expect.stringContaining(`(${said},`)]);
      else expect(new RegExp(`const ${name} = (\\d+)`).exec(code)?.[1]).toBe(said);
    },
  );

  it('knows every period for which the functions let an item be kept', () => {
    const files = readdirSync('functions', { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('.ts'),
    );
    const kept = files
      .filter((name) => name !== join('data', 'expiry.ts'))
      .flatMap((name) =>
        [...source(join('functions', name)).matchAll(/expiresAfterDays\(([^,]+),/g)].map(
          ([call, days]) => [call, days!] as const,
        ),
      );
    expect(kept.length).toBeGreaterThan(9);
    const unknown = kept.filter(([call, days]) => !text.includes(/^\d/.test(days) ? call : `\`${days}\``));
    expect(unknown).toEqual([]);
  });
});
