import { describe, expect, it, vi } from 'vitest';
import { stageNamed, type Stage } from '#infra/stage';
import { deployStacks } from '#tools/deploy/deploy-stacks';

const domain = { name: 'app.refdeck.test', zoneName: 'refdeck.test', zoneId: 'Z1' };
const withDomain = { domain, mailFrom: `no-reply@${domain.name}` };

type States = ('verified' | 'pending' | 'absent')[];

/** What `npm run deploy` has CDK do, in an account with these stacks, where SES says one state after the other. */
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
  it('that is the first one protects in a second pass what it has made', async () => {
    const { calls } = await deployed({});
    expect(calls).toEqual([
      ['all', 'none'],
      ['all', undefined],
    ]);
  });

  it('after it is one pass, in which all that is there stays protected', async () => {
    const { calls } = await deployed({}, { there: all });
    expect(calls).toEqual([['all', all.join(',')]]);
  });

  it('that failed half-way protects what is there when it goes on, and the rest after it', async () => {
    const first = await deployed({}, { failsAt: 'Refdeck-prod-Api' });
    expect(first.error).toBe('failed');
    const { calls } = await deployed({}, { there: first.stacks });
    expect(calls).toEqual([
      ['all', 'Refdeck-prod-Mail,Refdeck-prod-Data'],
      ['all', undefined],
    ]);
  });

  it('of dev, which goes with its data, is one pass', async () => {
    expect((await deployed({}, { name: 'dev' })).calls).toEqual([['all', 'none']]);
  });

  it('with a domain makes the sender first, waits until SES has seen it, and then makes the rest', async () => {
    const { calls } = await deployed(withDomain, { states: ['absent', 'pending', 'pending', 'verified'] });
    expect(calls.map(([stack]) => stack)).toEqual(['Refdeck-prod-Mail', 'all', 'all']);
  });

  it('makes nothing else while SES has not seen it, and says what to look at', async () => {
    const { calls, error } = await deployed(withDomain, { states: ['absent', 'pending'] });
    expect(calls.map(([stack]) => stack)).toEqual(['Refdeck-prod-Mail']);
    expect(error).toContain('Does the registrar name the name servers of zone Z1?');
  });

  it('makes no identity that is there already, but says how to adopt it; adopted, it is used', async () => {
    const { calls, error } = await deployed(withDomain);
    expect(calls).toEqual([]);
    expect(error).toContain('REFDECK_MAIL_IDENTITY=existing');
    const adopted = await deployed({ ...withDomain, adoptsMailIdentity: true });
    expect(adopted.calls.map(([stack]) => stack)).toEqual(['all', 'all']);
  });

  it('adopts none that SES has not verified', async () => {
    const { calls, error } = await deployed(
      { ...withDomain, adoptsMailIdentity: true },
      { states: ['pending'] },
    );
    expect(calls).toEqual([]);
    expect(error).toContain('verify it there first');
  });
});
