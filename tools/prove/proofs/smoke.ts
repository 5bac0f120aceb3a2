import { runSmokeTest } from '#functions/shared/smoke/smoke-test';
import { smokeAccount } from '#tools/deploy/smoke-account';
import { holdsIf, type Proof, type Site } from '../proof.ts';

export const smoke: Proof = {
  id: 'smoke',
  statement: 'Somebody can sign in, publish, be seen, withdraw and delete on AWS as on the local cloud.',
  async run(site) {
    const { count, wrong } = await smokeOf(site);
    return holdsIf(wrong.length === 0, wrong.join('; ') || `${count} steps, all as they should be`);
  },
};

/** Runs the whole smoke test. */
export async function smokeOf({
  address,
  config,
  stageName,
}: Pick<Site, 'address' | 'config' | 'stageName'>) {
  const account = await smokeAccount(address, config, stageName);
  const steps = await runSmokeTest(address, account!, 'deployment');
  const wrong = steps.flatMap(({ step, wrong: what }) => (what === undefined ? [] : [`${step}: ${what}`]));
  return { count: steps.length, wrong };
}
