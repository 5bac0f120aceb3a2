import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { temporaryDirectory } from '@refdeck/local-cloud/fixture/cloud';
import type { Proof, Site } from '#tools/prove/proof';
import { forget, readState, reportOf, runProofs } from '#tools/prove/run-proofs';

const directory = temporaryDirectory();
afterAll(() => directory.remove());

const site: Site = {
  address: 'https://refdeck.test',
  stageName: 'dev',
  region: 'eu-central-1',
  config: { userPoolId: 'eu-central-1_A', userPoolClientId: 'a' },
  person: { email: '', password: '' },
  pause: () => Promise.resolve(),
};

describe('a run of proofs', () => {
  const file = () => join(directory.path, `run-${Math.random()}.json`);
  const proof = (id: string, changes: Partial<Proof> = {}): Proof => ({
    id,
    statement: 'A claim.',
    run: () => Promise.resolve({ result: 'holds', message: 'seen' }),
    ...changes,
  });

  it('resumes without repeating known answers, and first removes what it made', async () => {
    const state = file();
    const cleaned: object[] = [];
    const killed = new Promise<never>(() => undefined);
    let runs = 0;
    const first = proof('first', {
      run: () => {
        runs += 1;
        return Promise.resolve({ result: 'holds', message: 'seen' });
      },
    });
    const second = (ending: Promise<never> | undefined): Proof =>
      proof('second', {
        run: async (_, keep) => {
          keep({ role: 'r1' });
          await ending;
          return { result: 'holds', message: 'seen' };
        },
        cleanUp: (_, made) => Promise.resolve(void cleaned.push({ ...made })),
      });
    void runProofs(site, [first, second(killed)], state);
    await expect.poll(() => readState(state).second?.made).toEqual({ role: 'r1' });
    const known = await runProofs(site, [first, second(undefined)], state);
    expect(runs).toBe(1);
    expect(cleaned[0]).toEqual({ role: 'r1' });
    expect([known.second?.result, known.second?.made]).toEqual(['holds', {}]);
  });

  it('continues after a failed proof, and repeats that one', async () => {
    const state = file();
    const lost = proof('lost', { run: () => Promise.reject(new Error('no network')) });
    const first = await runProofs(site, [lost, proof('next')], state);
    expect([first.lost, first.next?.result]).toEqual([
      expect.objectContaining({ result: 'later', message: 'could not be told: Error: no network' }),
      'holds',
    ]);
    const again = await runProofs(site, [proof('lost'), proof('next')], state);
    expect(again.lost?.result).toBe('holds');
  });

  it('asks again what has failed, and not what holds', async () => {
    const state = file();
    const fails = proof('told', { run: () => Promise.resolve({ result: 'fails', message: 'broken' }) });
    await runProofs(site, [fails, proof('other')], state);
    const mended = await runProofs(site, [proof('told'), proof('other')], state);
    expect(mended.told?.result).toBe('holds');
  });

  it('asked again discards the evidence of the chosen proofs only, and removes what they left', async () => {
    const state = file();
    const cleaned: object[] = [];
    const left = proof('left', {
      run: (_, keep) => {
        keep({ role: 'r1' });
        return Promise.resolve({ result: 'holds', message: 'first' });
      },
      cleanUp: (_, made) =>
        cleaned.push({ ...made }) > 1 ? Promise.resolve() : Promise.reject(new Error('no network')),
    });
    await expect(runProofs(site, [proof('kept'), left], state)).rejects.toThrow('no network');
    const { kept } = readState(state);
    forget(state, [left]);
    const known = await runProofs(
      site,
      [proof('kept'), { ...left, run: () => Promise.resolve({ result: 'holds', message: 'second' }) }],
      state,
    );
    expect(known.kept).toEqual(kept);
    expect(known.left).toMatchObject({ result: 'holds', message: 'second', made: {} });
    expect(cleaned[1]).toEqual({ role: 'r1' });
  });

  it('tells each proof when the first one began', async () => {
    const state = file();
    const { first } = await runProofs(site, [proof('first')], state);
    const asked: Date[] = [];
    const run: Proof['run'] = (_site, _keep, since) => {
      asked.push(since);
      return Promise.resolve({ result: 'holds', message: 'seen' });
    };
    await runProofs(site, [proof('first'), proof('second', { run })], state);
    expect(asked).toEqual([new Date(first!.began)]);
  });

  it('is reported with its evidence', async () => {
    const proofs = [proof('told'), proof('open')];
    const report = reportOf(site, proofs, await runProofs(site, [proofs[0]!], file()));
    expect(report).toContain('## `prove/told`: holds\n\nA claim.\n\n> seen');
    expect(report).toContain('## `prove/open`: not run');
  });
});
