import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { temporaryDirectory } from '@refdeck/local-cloud/fixture/cloud';
import { npmCiForLambda } from '#tools/build/native-packages';

it('without a network, installing packages for Lambda fails with npm’s error', async () => {
  const directory = temporaryDirectory();
  onTestFinished(() => {
    directory.remove();
    vi.unstubAllEnvs();
  });
  const root = { name: 'packages', version: '0.0.0', dependencies: { sharp: '0.0.1' } };
  const packages = {
    '': root,
    'node_modules/sharp': { version: '0.0.1', resolved: 'http://127.0.0.1:9/sharp.tgz' },
  };
  writeFileSync(join(directory.path, 'package.json'), JSON.stringify(root));
  const lock = { ...root, lockfileVersion: 3, requires: true, packages };
  writeFileSync(join(directory.path, 'package-lock.json'), JSON.stringify(lock));
  vi.stubEnv('npm_config_loglevel', 'silent');
  vi.stubEnv('npm_config_cache', join(directory.path, 'cache'));
  vi.stubEnv('npm_config_registry', 'http://127.0.0.1:9');
  vi.stubEnv('npm_config_fetch_retries', '0');
  await expect(npmCiForLambda(directory.path)).rejects.toThrow('ECONNREFUSED');
});
