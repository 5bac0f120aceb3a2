import { sign } from 'node:crypto';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { fileKeyEnvironment } from './environment.ts';

let opened: Promise<{ privateKey: string; pairId: string }> | undefined;

/** The key changes only with a deployment, so it is read once per process. */
function openKey(): Promise<{ privateKey: string; pairId: string }> {
  opened ??= readKey().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

async function readKey(): Promise<{ privateKey: string; pairId: string }> {
  const { FILE_KEY_SECRET_ARN, FILE_KEY_PAIR_ID } = fileKeyEnvironment.parse(process.env);
  const client = new SecretsManagerClient({ maxAttempts: 2 });
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: FILE_KEY_SECRET_ARN }));
  return { privateKey: SecretString!, pairId: FILE_KEY_PAIR_ID };
}

export async function signPolicy(resource: string, until: Date) {
  const { privateKey, pairId } = await openKey();
  const ends = Math.floor(until.getTime() / 1000);
  const policy = JSON.stringify({
    Statement: [{ Resource: resource, Condition: { DateLessThan: { 'AWS:EpochTime': ends } } }],
  });
  return {
    Policy: forAddress(Buffer.from(policy)),
    // CloudFront requires SHA-1.
    Signature: forAddress(sign('RSA-SHA1', Buffer.from(policy), privateKey)),
    'Key-Pair-Id': pairId,
  };
}

/** CloudFront has its own letters for base64 in addresses. */
const forAddress = (bytes: Buffer): string =>
  bytes.toString('base64').replaceAll('+', '-').replaceAll('=', '_').replaceAll('/', '~');
