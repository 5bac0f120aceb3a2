import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { stageNamed } from '#infra/stage';

interface Step {
  name?: string;
  uses?: string;
  run?: string;
  env?: Record<string, string>;
  with?: Record<string, unknown>;
}
interface Job {
  uses?: string;
  permissions?: Record<string, string>;
  environment?: string;
  concurrency?: { group: string; 'cancel-in-progress': boolean };
  'timeout-minutes'?: number;
  needs?: string;
  with?: Record<string, string>;
  steps?: Step[];
}
interface Workflow {
  on: Record<string, unknown>;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const folder = join('.github', 'workflows');
const texts = Object.fromEntries(
  readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
);
const workflows = Object.fromEntries(
  Object.entries(texts).map(([file, text]) => [file, parse(text) as Workflow]),
);
const jobs = Object.entries(workflows).flatMap(([file, workflow]) =>
  Object.entries(workflow.jobs).map(([name, job]) => [`${file} ${name}`, job] as const),
);
const steps = jobs.flatMap(([name, job]) => (job.steps ?? []).map((step) => [name, step] as const));
const stage = workflows['stage.yml']!.jobs.deploy!;

describe('the workflows', () => {
  it('use actions by full commit hash with their version, or our own workflows', () => {
    const lines = Object.values(texts).flatMap((text) => text.match(/^\s*-? *uses:.*$/gm) ?? []);
    expect(lines.length).toBeGreaterThan(8);
    for (const line of lines)
      expect(line).toMatch(
        /uses: ([\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+|\.\/\.github\/workflows\/\w+\.yml)$/,
      );
  });

  it('use the same commit for the same action everywhere', () => {
    const pins = new Set(steps.flatMap(([, { uses }]) => uses ?? []));
    const actions = new Set([...pins].map((pin) => pin.split('@')[0]));
    expect(pins.size).toBe(actions.size);
  });

  it('read no secret', () => {
    for (const [file, text] of Object.entries(texts)) {
      expect(text, file).not.toMatch(/secrets[.[:]|aws-(access-key|secret)|AKIA/i);
    }
  });

  it('never run code of a pull request with rights of the repository', () => {
    for (const [file, workflow] of Object.entries(workflows)) {
      expect(Object.keys(workflow.on), file).not.toContain('pull_request_target');
      expect(Object.keys(workflow.on), file).not.toContain('workflow_run');
    }
  });

  it('start without rights, and give each job only what it needs', () => {
    for (const [file, { permissions }] of Object.entries(workflows)) expect(permissions, file).toEqual({});
    const reading = { contents: 'read' };
    for (const [name, { permissions, steps: own, uses }] of jobs) {
      const deploys = own?.some((step) => step.uses?.includes('configure-aws-credentials'));
      const needsIdentity = deploys || uses?.endsWith('/stage.yml');
      expect(permissions, name).toEqual(needsIdentity ? { ...reading, 'id-token': 'write' } : reading);
    }
  });

  it('keep no token in the clone, and install from the lockfile', () => {
    for (const [name, { uses, with: options, run }] of steps) {
      if (uses?.startsWith('actions/checkout'))
        expect(options, name).toMatchObject({ 'persist-credentials': false });
      if (uses?.startsWith('actions/setup-node'))
        expect(options, name).toMatchObject({ 'node-version-file': '.node-version' });
      expect(run ?? '', name).not.toMatch(/npm (i|install)\b/);
    }
  });

  it('pass typed input to scripts only as variables', () => {
    for (const [name, { run = '' }] of steps) expect(run, name).not.toContain('${{');
  });

  it('call only scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object };
    const called = steps.flatMap(([, { run = '' }]) =>
      [...run.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, script]) => script!),
    );
    expect(new Set(called)).toEqual(
      new Set(['synth:diff', 'site-screenshots', 'build', 'deployed', 'deploy', 'smoke', 'address']),
    );
    expect(called.filter((script) => !(script in scripts))).toEqual([]);
    for (const path of steps.flatMap(([, { run = '' }]) => run.match(/^\.[\w/.]+/) ?? []))
      expect(existsSync(path), path).toBe(true);
  });

  it('have a time limit', () => {
    for (const [name, job] of jobs) if (!job.uses) expect(job['timeout-minutes'], name).toBeGreaterThan(0);
  });
});

describe('a deployment', () => {
  it('runs in the environment of its stage, one at a time, without cancellation', () => {
    expect(stage.environment).toBe('${{ inputs.stage }}');
    expect(stage.concurrency).toEqual({ group: 'deploy-${{ inputs.stage }}', 'cancel-in-progress': false });
    for (const [name, job] of jobs) {
      if (job.steps?.some(({ run = '' }) => /npm run deploy\b(?!ed)/.test(run)))
        expect(name).toBe('stage.yml deploy');
    }
  });

  it('of prod follows that of dev, which follows every check', () => {
    const { check, dev, prod } = workflows['deploy.yml']!.jobs;
    expect(workflows['deploy.yml']!.on).toEqual({ push: { branches: ['main'] } });
    expect(check!.uses).toBe('./.github/workflows/check.yml');
    expect([dev!.needs, prod!.needs]).toEqual(['check', 'dev']);
    expect([dev!.with!.stage, prod!.with!.stage]).toEqual(['dev', 'prod']);
    for (const name of ['dev', 'prod']) expect(stageNamed(name).local).toBe(false);
  });

  it('of an older version takes effect all at once, without a canary', () => {
    const back = stage.steps!.find(({ name }) => name === 'Roll back')!;
    expect(back.env!.REFDECK_RELEASE).toBe('all-at-once');
    const deploy = stage.steps!.find(({ name }) => name === 'Deploy')!;
    expect(deploy.env!.REFDECK_RELEASE).toContain("!inputs.forward && 'all-at-once'");
    expect(stageNamed('prod').release).toBe('canary');
  });

  it('takes the pictures of the site before the build that contains them', () => {
    const order = stage.steps!.map(({ run }) => run);
    const pictures = order.indexOf('npm run site-screenshots');
    expect(pictures).toBeGreaterThan(order.indexOf('npm ci'));
    expect(pictures).toBeLessThan(order.indexOf('npm run build -- --lambda'));
  });

  it('installs and builds before it gets AWS rights, and reads settings from variables', () => {
    const order = stage.steps!.map(({ uses, run }) => uses?.split('@')[0] ?? run!);
    const rights = order.indexOf('aws-actions/configure-aws-credentials');
    expect(order.slice(0, rights)).toEqual(expect.arrayContaining(['npm ci', 'npm run build -- --lambda']));
    for (const step of stage.steps!.filter(({ uses }) => uses?.startsWith('aws-actions/')))
      expect(step.with).toMatchObject({ 'role-to-assume': '${{ vars.REFDECK_DEPLOY_ROLE }}' });
  });
});

it('checks and deployments run on a supported version of Node', () => {
  const major = Number(readFileSync('.node-version', 'utf8'));
  const { engines, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    engines: { node: string };
    devDependencies: Record<string, string>;
  };
  expect(engines.node).toMatch(new RegExp(`^>=${major}\\.`));
  expect(devDependencies['@types/node']).toMatch(new RegExp(`^${major}\\.`));
});
