import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildFunctions } from '#tools/build/build-functions';
import { lockedNative } from '#tools/build/native-packages';
import { temporaryDirectory } from '@refdeck/local-cloud/fixture/cloud';

describe('what is locked for native packages', () => {
  it('has the build for Lambda’s machines in the version of the package itself', () => {
    const locked = lockedNative();
    const version = locked['node_modules/sharp']!.version;
    expect(locked['node_modules/@img/sharp-linux-arm64']).toMatchObject({
      version,
      os: ['linux'],
      cpu: ['arm64'],
      libc: ['glibc'],
    });
    expect(locked['node_modules/@img/sharp-libvips-linux-arm64']).toMatchObject({ cpu: ['arm64'] });
    for (const [path, { integrity }] of Object.entries(locked)) expect(integrity, path).toMatch(/^sha512-/);
  });
});

describe('a bundle', () => {
  const { path, remove } = temporaryDirectory();
  const bundles = join(path, 'functions');
  beforeAll(() => buildFunctions({ outDir: bundles }), 60_000);
  afterAll(remove);

  it('has native packages beside it exactly when it requires one', () => {
    const withNative = readdirSync(bundles).filter((name) => existsSync(join(bundles, name, 'node_modules')));
    const requiring = readdirSync(bundles).filter((name) => {
      const file = join(bundles, name, 'index.js');
      return existsSync(file) && readFileSync(file, 'utf8').includes('require("sharp")');
    });
    expect(withNative.toSorted()).toEqual(['process-upload', 'social-image', 'sweep-uploads']);
    expect(requiring.toSorted()).toEqual(withNative.toSorted());
  });
});
