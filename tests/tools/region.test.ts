import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { supportedRegion, supportedRegions } from '#infra/regions';

describe('an unsupported region', () => {
  it.each([
    ['npm run deploy', ['tools/deploy/deploy.ts', 'prod']],
    ['npm run deploy:pipeline', ['tools/deploy/pipeline.ts']],
    ['npm run synth', ['tools/build/synth.ts']],
    ['cdk', ['bin/app.ts']],
  ])('ends %s with the list, before credentials or builds', (_command, args) => {
    const env = { ...process.env, REFDECK_REGION: 'eu-south-2', REFDECK_REPOSITORY: 'owner/name' };
    const run = spawnSync(process.execPath, ['--import', 'tsx', ...args], { env, encoding: 'utf8' });
    expect(run.status).toBe(1);
    expect(run.stdout).toBe('');
    expect(run.stderr).toContain('REFDECK_REGION is "eu-south-2", which does not have SES yet.');
    expect(run.stderr).toContain(supportedRegions.join(', '));
  });

  it('is distinguished from an unknown and from a supported one', () => {
    expect(() => supportedRegion('eu-centrl-1')).toThrow('"eu-centrl-1", which is none that Refdeck knows');
    expect(() => supportedRegion('cn-north-1')).toThrow('none that Refdeck knows');
    for (const region of supportedRegions) expect(supportedRegion(region)).toBe(region);
  });
});
