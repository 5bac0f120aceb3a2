import { generateKeyPairSync, createPublicKey } from 'node:crypto';
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager';
import type { CloudFormationCustomResourceEvent, CloudFormationCustomResourceHandler } from 'aws-lambda';
import { logFor } from '../shared/log/log.ts';

const secrets = new SecretsManagerClient({});

/** CloudFormation calls this on deployments, and again after a lost response, so the key pair is created only once. */
export const handler: CloudFormationCustomResourceHandler = async (event) => {
  const log = logFor({ request: event.RequestId });
  try {
    const SecretId = String(event.ResourceProperties.SecretId);
    // CloudFormation deletes the secret itself.
    const isDelete = event.RequestType === 'Delete';
    const PublicKey = isDelete ? '' : await publicKeyOf(SecretId, event.RequestId);
    await respond(event, { Status: 'SUCCESS', Data: { PublicKey } });
    log('FILE_KEY_READY', { type: event.RequestType });
  } catch (error) {
    // Only the error's name is returned, because its message may contain a service's response.
    const Reason = error instanceof Error ? error.name : 'unknown';
    log('FILE_KEY_FAILED', { cause: Reason });
    await respond(event, { Status: 'FAILED', Reason });
  }
};

async function publicKeyOf(SecretId: string, ClientRequestToken: string): Promise<string> {
  const { SecretString = '' } = await secrets.send(new GetSecretValueCommand({ SecretId }));
  if (SecretString.startsWith('-----BEGIN')) return publicHalf(SecretString);
  const { privateKey } = generateKeyPairSync('rsa', {
    // CloudFront requires this size.
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  await secrets.send(
    new PutSecretValueCommand({
      SecretId,
      ClientRequestToken,
      SecretString: privateKey,
      VersionStages: ['AWSCURRENT'],
    }),
  );
  return publicHalf(privateKey);
}

const publicHalf = (privateKey: string): string =>
  createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }).toString();

type Result = { Status: 'SUCCESS'; Data: Record<string, string> } | { Status: 'FAILED'; Reason: string };

async function respond(event: CloudFormationCustomResourceEvent, result: Result): Promise<void> {
  const { StackId, RequestId, LogicalResourceId, ResponseURL } = event;
  const body = JSON.stringify({
    ...result,
    StackId,
    RequestId,
    LogicalResourceId,
    PhysicalResourceId: LogicalResourceId,
  });
  const { status } = await fetch(ResponseURL, { method: 'PUT', body, signal: AbortSignal.timeout(5_000) });
  if (status !== 200) throw new Error(`CloudFormation answers ${status}`);
}
