import { DeleteSecretCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { readAddress, run } from '#tools/deploy/run';
import { readConfig } from '#tools/deploy/smoke-account';
import { stacksOfStage } from '#tools/deploy/stacks';
import { contentsOf, removeStacks, type Held } from '#tools/deploy/take-down/remove-stacks';
import { holdsIf, type Evidence, type Proof } from '../proof.ts';
import { smokeOf } from './smoke.ts';

export interface Steps {
  /** Returns what stays. */
  takeDown(): Promise<readonly Held[]>;
  deleteSecret(held: Held): Promise<unknown>;
  /** Returns the address. */
  deploy(): Promise<string>;
  /** Returns what is wrong. */
  smoke(address: string): Promise<string[]>;
}

export const redeploy: Proof = {
  id: 'redeploy',
  statement: 'A stage like prod is taken down and deployed again under the same names, and then works.',
  afterwards: true,
  alone: true,
  async run({ region, stageName }) {
    // Nobody's data is in a stage of this name.
    if (stageName !== 'prod-like') return { result: 'not here', message: 'only prod-like is taken down' };
    return await takenDownAndDeployed({
      async takeDown() {
        const stacks = await stacksOfStage(stageName, region);
        const { buckets, stays } = await contentsOf(stacks);
        await removeStacks({ stacks, buckets, log: console.log });
        return stays;
      },
      deleteSecret: ({ id, region: where }) =>
        new SecretsManagerClient({ region: where }).send(
          new DeleteSecretCommand({ SecretId: id, ForceDeleteWithoutRecovery: true }),
        ),
      deploy() {
        run('npm', ['run', '--silent', 'deploy', '--', stageName]);
        return Promise.resolve(readAddress()!);
      },
      smoke: async (address) =>
        (await smokeOf({ address, config: await readConfig(address), stageName })).wrong,
    });
  },
};

export async function takenDownAndDeployed(steps: Steps): Promise<Evidence> {
  const minutesSince = (began: number) => Math.round((performance.now() - began) / 6_000) / 10;
  const takingDown = performance.now();
  const stays = await steps.takeDown();
  // A secret keeps its name for 30 days unless it is deleted by force.
  for (const held of stays) if (held.type === 'AWS::SecretsManager::Secret') await steps.deleteSecret(held);
  const down = minutesSince(takingDown);
  const deploying = performance.now();
  const address = await steps.deploy();
  const up = minutesSince(deploying);
  const wrong = await steps.smoke(address);
  const left = stays.map(({ type, id }) => `${type} ${id}`).join(', ');
  return holdsIf(
    wrong.length === 0,
    `down in ${down} minutes, up in ${up} at ${address}: ${wrong.join('; ') || 'the smoke test passed'}. Stayed: ${left}`,
  );
}
