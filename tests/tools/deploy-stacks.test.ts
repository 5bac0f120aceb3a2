import { describe, expect, it, vi } from 'vitest';
import { stageNamed, type Stage } from '#infra/stage';
import { deployStacks } from '#tools/deploy/deploy-stacks';

const domain = { name: 'app.refdeck.test', zoneName: 'refdeck.test', zoneId: 'Z1' };
const withDomain = { domain, mailFrom: `no-reply@${domain.name}` };

type States = ('verified' | 'pending' | 'absent')[];

async function deployed(
  settings: Partial<Stage>,
  { there = [] as string[], states = ['verified'] as States, name = 'prod', failsAt = '' } = {},
) {
  vi.spyOn(console, 'log').mockReturnValue();
  const stacks = [...there];
  const calls: [string, string | undefined][] = [];
  const work = deployStacks({
    stage: { ...stageNamed(name), region: 'eu-central-1', ...settings },
    cdk: (stack, { REFDECK_EXISTING_STACKS: existing }) => {
      calls.push([stack ?? 'all', existing]);
      const wanted = stack ? [stack] : ['Refdeck-prod-Mail', 'Refdeck-prod-Data', 'Refdeck-prod-Api'];
      for (const one of wanted) {
        if (one === failsAt) throw new Error('failed');
        if (!stacks.includes(one)) stacks.push(one);
      }
    },
    made: () => Promise.resolve([...stacks]),
    identity: () => Promise.resolve(states.length > 1 ? states.shift()! : states[0]!),
    patience: { everyMs: 1, times: 3 },
  });
  return {
    calls,
    error: await work.then(
      () => undefined,
      (error: Error) => error.message,
    ),
    stacks,
  };
}

const all = ['Refdeck-prod-Mail', 'Refdeck-prod-Data', 'Refdeck-prod-Api'];

describe('a deployment', () => {
  it('for the first time protects its resources in a second pass', async () => {
    const { calls } = await deployed({});
    expect(calls).toEqual([
      ['all', 'none'],
      ['all', undefined],
    ]);
  });

  it('after the first is one pass that keeps existing resources protected', async () => {
    const { calls } = await deployed({}, { there: all });
    expect(calls).toEqual([['all', all.join(',')]]);
  });

  it('after a failure protects existing resources first, and the rest afterwards', async () => {
    const first = await deployed({}, { failsAt: 'Refdeck-prod-Api' });
    expect(first.error).toBe('failed');
    const { calls } = await deployed({}, { there: first.stacks });
    expect(calls).toEqual([
      ['all', 'Refdeck-prod-Mail,Refdeck-prod-Data'],
      ['all', undefined],
    ]);
  });

  it('of dev, whose data may go, is one pass', async () => {
    expect((await deployed({}, { name: 'dev' })).calls).toEqual([['all', 'none']]);
  });

  it('with a domain creates the sender first and waits until SES verified it', async () => {
    const { calls } = await deployed(withDomain, { states: ['absent', 'pending', 'pending', 'verified'] });
    expect(calls.map(([stack]) => stack)).toEqual(['Refdeck-prod-Mail', 'all', 'all']);
  });

  it('without a verified sender creates nothing else and says what to check', async () => {
    const { calls, error } = await deployed(withDomain, { states: ['absent', 'pending'] });
    expect(calls.map(([stack]) => stack)).toEqual(['Refdeck-prod-Mail']);
    expect(error).toContain('Does the registrar name the name servers of zone Z1?');
  });

  it('with an existing identity explains how to adopt it, and uses the adopted one', async () => {
    const { calls, error } = await deployed(withDomain);
    expect(calls).toEqual([]);
    expect(error).toContain('REFDECK_MAIL_IDENTITY=existing');
    const adopted = await deployed({ ...withDomain, adoptsMailIdentity: true });
    expect(adopted.calls.map(([stack]) => stack)).toEqual(['all', 'all']);
  });

  it('does not adopt an identity that SES has not verified', async () => {
    const { calls, error } = await deployed(
      { ...withDomain, adoptsMailIdentity: true },
      { states: ['pending'] },
    );
    expect(calls).toEqual([]);
    expect(error).toContain('verify it there first');
  });
});
