import { execFileSync } from 'node:child_process';
import { readFileSync, existsSync, readdirSync, statSync } from 'node:fs';
import { describe, expect, it, afterAll, beforeAll } from 'vitest';
import { join } from 'node:path';
import { buildFunctions } from '#tools/build/build-functions';
import { lockedNative } from '#tools/build/native-packages';
import { temporaryDirectory } from '@refdeck/local-cloud/fixture/cloud';

interface Locked {
  version?: string;
  integrity?: string;
  link?: boolean;
  inBundle?: boolean;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const { dependencies, devDependencies } = read('package.json') as Record<string, Record<string, string>>;
const { packages } = read('package-lock.json') as { packages: Record<string, Locked> };

/** Packages from the network: a bundled package is covered by the hash of its parent, and our stubs are in the repository. */
const fetched = Object.entries(packages).filter(
  ([path, { link, inBundle }]) => path.includes('node_modules/') && !link && !inBundle,
);

/** Checks, builds and deployments run on Linux with glibc. */
const fits = (wanted: string[] | undefined, ...ours: string[]) =>
  !wanted || ours.some((one) => wanted.includes(one));
const runsOnLinux = ({ os, cpu, libc }: Locked) =>
  fits(os, 'linux') && fits(cpu, 'x64', 'arm64') && fits(libc, 'glibc');

describe('an installed package', () => {
  it('has one exact version, not a range', () => {
    const named = Object.entries({ ...dependencies, ...devDependencies });
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });

  it('matches its locked hash, except tools on machines that build nothing of ours', () => {
    expect(fetched.length).toBeGreaterThan(500);
    const unknown = fetched.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'));
    expect(unknown.filter(([, one]) => !(one.dev && one.optional) || runsOnLinux(one))).toEqual([]);
  });

  it('runs no script of its own when it is installed', () => {
    expect(execFileSync('npm', ['config', 'get', 'ignore-scripts'], { encoding: 'utf8' }).trim()).toBe(
      'true',
    );
  });
});

describe('the lockfile of native packages', () => {
  it('has the Lambda build in the version of each package', () => {
    const locked = lockedNative();
    const typst = '@myriaddreamin/typst-ts-node-compiler';
    expect(locked[`node_modules/${typst}-linux-arm64-gnu`]).toMatchObject({
      version: locked[`node_modules/${typst}`]!.version,
      cpu: ['arm64'],
      libc: ['glibc'],
    });
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
  beforeAll(() => buildFunctions({ outDir: bundles }));
  afterAll(remove);

  it('has native packages beside it only if it requires one', () => {
    const withNative = readdirSync(bundles).filter((name) => existsSync(join(bundles, name, 'node_modules')));
    const requiring = readdirSync(bundles).filter((name) => {
      const file = join(bundles, name, 'index.js');
      return existsSync(file) && readFileSync(file, 'utf8').includes('require("sharp")');
    });
    expect(withNative.toSorted()).toEqual([
      'make-document',
      'process-upload',
      'social-image',
      'sweep-jobs',
      'work-outbox',
    ]);
    expect(requiring.toSorted()).toEqual(withNative.toSorted());
    const compiling = readdirSync(bundles).filter((name) =>
      existsSync(join(bundles, name, 'node_modules', '@myriaddreamin')),
    );
    expect(compiling).toEqual(['make-document']);
  });

  it('has large typefaces beside it as files, not inside', () => {
    const beside = readdirSync(bundles).flatMap((name) =>
      readdirSync(join(bundles, name))
        .filter((file) => file.endsWith('.ttf'))
        .map((file) => `${name}/${file}`),
    );
    expect(beside.toSorted()).toEqual([
      'make-document/NotoSansJP_400Regular.ttf',
      'make-document/NotoSansJP_600SemiBold.ttf',
      'make-document/NotoSansSC_400Regular.ttf',
      'make-document/NotoSansSC_600SemiBold.ttf',
    ]);
    expect(statSync(join(bundles, 'make-document', 'index.js')).size).toBeLessThan(8_000_000);
  });
});
