import { runSmokeTest } from '#functions/shared/smoke/smoke-test';
import { smokeAccount } from '#tools/deploy/smoke-account';
import { holdsIf, type Proof } from '../proof.ts';

export const smoke: Proof = {
  id: 'smoke',
  statement: 'Somebody can sign in, publish, be seen, withdraw and delete on AWS as on the local cloud.',
  async run({ address, config, stageName }) {
    const account = await smokeAccount(address, config, stageName);
    const steps = await runSmokeTest(address, account!, 'deployment');
    const wrong = steps.filter((step) => step.wrong !== undefined);
    const message = wrong.map(({ step, wrong: what }) => `${step}: ${what}`).join('; ');
    return holdsIf(wrong.length === 0, message || `${steps.length} steps, all as they should be`);
  },
};
