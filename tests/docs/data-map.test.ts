import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { limits } from '#contract/rules/limits';
import { serverLimits } from '#contract/rules/server-limits';
import { retention } from '#contract/rules/retention';
import { keys, type Key } from '#functions/shared/data/keys';
import { scopes } from '#functions/shared/data/table';
import { objectPrefixes } from '#functions/shared/files/environment';
import { isKnownKind, kinds, type Scope } from '#tools/restore-drill/kinds';

const text = readFileSync('docs/security/data-map.md', 'utf8');

const about = (scope: string): string =>
  new RegExp(`\n### \`${scope}\`.*?(?=\n##)`, 's').exec(text)?.[0] ??
  new RegExp(`\n\\| \`${scope}\` .*`).exec(text)?.[0] ??
  '';

describe('the data map', () => {
  it.each(Object.keys(scopes) as Scope[])('describes the scope %s with each of its kinds', (scope) => {
    expect(about(scopes[scope])).not.toBe('');
    const missing = kinds[scope].filter(
      (kind) => kind !== '' && !about(scopes[scope]).includes(`\`${kind}\``),
    );
    expect(missing).toEqual([]);
  });

  it.each(Object.entries(keys))('covers every kind of item that has a key: %s', (_name, build) => {
    expect(isKnownKind(keyBy(build as (...args: unknown[]) => Key))).toBe(true);
  });

  it.each(Object.values(objectPrefixes))('describes the prefix %s of the bucket', (prefix) => {
    expect(text).toMatch(new RegExp(`\n\\| \`${prefix}\` `));
  });

  const stated = [
    ...text.matchAll(/(\d+) (?:days?|seconds) \(`((?:limits|serverLimits|retention)\.\w+)`\)/g),
  ].map(([, number, name]) => [name!, Number(number)] as const);
  const periods = Object.fromEntries(
    Object.entries({ limits, serverLimits, retention }).flatMap(([table, entries]) =>
      Object.entries(entries).map(([name, value]) => [`${table}.${name}`, value]),
    ),
  );
  it.each(stated)('says of %s that it is %d', (name, number) => {
    expect(periods[name]).toBe(number);
  });

  it('names every retention period', () => {
    const known = new Set(stated.map(([name]) => name));
    expect(Object.keys(retention).filter((name) => !known.has(`retention.${name}`))).toEqual([]);
  });
});

function keyBy(build: (...args: unknown[]) => Key): Key {
  const at = new Date(0);
  for (const args of [
    ['id', 'BY#', 'id'],
    ['id', 'id', 'id'],
    ['id', at, 'id'],
    [at, 'id'],
  ]) {
    try {
      return build(...args);
    } catch {
      // The builder takes other arguments.
    }
  }
  throw new Error('Say here what it takes');
}
