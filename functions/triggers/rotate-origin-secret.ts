import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  DescribeSecretCommand,
  GetSecretValueCommand,
  PutSecretValueCommand,
  ResourceNotFoundException,
  SecretsManagerClient,
  UpdateSecretVersionStageCommand,
} from '@aws-sdk/client-secrets-manager';
import type { SecretsManagerRotationEvent, SecretsManagerRotationHandler } from 'aws-lambda';
import { metaRoutes } from '#contract/resources/meta';
import { rotationEnvironment } from '../shared/edge/environment.ts';
import { OriginHeader } from '../shared/edge/origin-header.ts';
import { pauseMs } from '../shared/edge/origin-secret.ts';
import { logFor } from '../shared/log/log.ts';

type Version = Omit<SecretsManagerRotationEvent, 'Step'>;

/** The checks take twelve minutes in all; a deployment takes about five. */
const checks = { most: 72, pauseMs: 10_000 };

/** By then, every function has read the secret again. */
const settledMs = pauseMs + 1_000;

const secrets = new SecretsManagerClient({});

/** No call is refused meanwhile, because functions accept the current, the pending and the previous value. */
export const handler: SecretsManagerRotationHandler = async ({ Step, ...version }) => {
  const log = logFor({ step: Step, version: version.ClientRequestToken });
  try {
    await steps[Step](version);
    log('ORIGIN_SECRET_STEP_DONE');
  } catch (error) {
    // Only the error's name is logged, because its message may contain a service's response.
    log('ORIGIN_SECRET_STEP_FAILED', { cause: error instanceof Error ? error.name : 'unknown' });
    throw error;
  }
};

const steps: Record<SecretsManagerRotationEvent['Step'], (version: Version) => Promise<void>> = {
  createSecret: async (version) => {
    if (await pending(version)) return;
    const { SecretId, ClientRequestToken } = version;
    const SecretString = randomBytes(32).toString('base64url');
    const VersionStages = ['AWSPENDING'];
    await secrets.send(
      new PutSecretValueCommand({ SecretId, ClientRequestToken, SecretString, VersionStages }),
    );
  },

  setSecret: async (version) => {
    const { value, createdAt } = await made(version);
    await sleep(Math.max(0, createdAt.getTime() + settledMs - Date.now()));
    await openHeader().replace(value);
  },

  testSecret: async (version) => {
    const { value } = await made(version);
    const header = openHeader();
    for (let check = 1; !(await header.isDeployed(value)); check += 1) {
      if (check === checks.most) throw new Error('The distribution is still being deployed');
      await sleep(checks.pauseMs);
    }
    const { WEB_ORIGIN } = rotationEnvironment.parse(process.env);
    const { status } = await fetch(WEB_ORIGIN + metaRoutes.describeApi.path, {
      signal: AbortSignal.timeout(20_000),
    });
    if (status !== 200) throw new Error(`Through the edge the API answers ${status}`);
  },

  finishSecret: async ({ SecretId, ClientRequestToken }) => {
    const { VersionIdsToStages = {} } = await secrets.send(new DescribeSecretCommand({ SecretId }));
    const [current] =
      Object.entries(VersionIdsToStages).find(([, stages]) => stages.includes('AWSCURRENT')) ?? [];
    if (current === ClientRequestToken) return;
    await secrets.send(
      new UpdateSecretVersionStageCommand({
        SecretId,
        VersionStage: 'AWSCURRENT',
        MoveToVersionId: ClientRequestToken,
        RemoveFromVersionId: current,
      }),
    );
  },
};

const openHeader = () => new OriginHeader(rotationEnvironment.parse(process.env).DISTRIBUTION_ID);

interface Made {
  value: string;
  createdAt: Date;
}

async function pending({ SecretId, ClientRequestToken }: Version): Promise<Made | undefined> {
  try {
    const { SecretString, CreatedDate } = await secrets.send(
      new GetSecretValueCommand({ SecretId, VersionId: ClientRequestToken, VersionStage: 'AWSPENDING' }),
    );
    return { value: SecretString!, createdAt: CreatedDate! };
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

async function made(version: Version): Promise<Made> {
  const found = await pending(version);
  if (!found) throw new Error('There is no pending version of this number');
  return found;
}
