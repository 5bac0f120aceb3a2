import {
  DescribeSecretCommand,
  paginateListSecrets,
  RotateSecretCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import { captchaRoutes } from '#contract/resources/captcha';
import { holdsIf, type Proof } from '../proof.ts';

/** CloudFront may take this long to deploy. */
const longestMs = 15 * 60_000;
const everyMs = 1_000;

export const edgeSecret: Proof = {
  id: 'edge-secret',
  statement: 'While the secret between edge and functions is replaced, no call is refused.',
  async run({ address, region, stageName, pause }) {
    const client = new SecretsManagerClient({ region });
    const SecretId = await find(client, stageName);
    if (!SecretId) return { result: 'fails', message: 'the stage has no secret of the edge' };
    const { VersionId } = await client.send(new RotateSecretCommand({ SecretId }));
    const statuses: Record<number, number> = {};
    const path = `${captchaRoutes.getCaptcha.path}?purpose=contact`;
    for (let waited = 0; waited < longestMs; waited += everyMs) {
      const { status } = await fetch(new URL(path, address), { signal: AbortSignal.timeout(15_000) });
      statuses[status] = (statuses[status] ?? 0) + 1;
      const { VersionIdsToStages } = await client.send(new DescribeSecretCommand({ SecretId }));
      if (VersionIdsToStages?.[VersionId ?? '']?.includes('AWSCURRENT')) {
        const all = Object.keys(statuses).every((one) => one === '200');
        return holdsIf(
          all,
          `replaced after ${waited / 1_000} s; answers by status: ${JSON.stringify(statuses)}`,
        );
      }
      await pause(everyMs);
    }
    return {
      result: 'fails',
      message: `not replaced within ${longestMs / 60_000} minutes: ${JSON.stringify(statuses)}`,
    };
  },
};

async function find(client: SecretsManagerClient, stageName: string): Promise<string | undefined> {
  for await (const { SecretList = [] } of paginateListSecrets({ client }, {}))
    for (const { ARN, Tags = [] } of SecretList) {
      const tag = (name: string) => Tags.find(({ Key }) => Key === `aws:cloudformation:${name}`)?.Value;
      if (tag('stack-name') === `Refdeck-${stageName}-Api` && tag('logical-id')?.startsWith('OriginSecret'))
        return ARN;
    }
  return undefined;
}
