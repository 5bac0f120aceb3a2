import { sign } from 'node:crypto';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { objectPrefixes, fileKeyEnvironment } from './environment.ts';

let opened: Promise<{ privateKey: string; pairId: string }> | undefined;

/** The key is the same for as long as this function is: another one comes with a deployment. */
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

/**
 * The cookies with which CloudFront lets a browser read the files of one organisation until then, as its guide says: "Set signed cookies
 * using a custom policy". The one wildcard is at the end, since it stands for anything: earlier in the address it would also stand for
 * another organisation's file with this one's folder in its query. So `origin` holds no wildcard either; the contract sees to that.
 */
export async function signedCookies(organizationId: string, origin: string, until: Date): Promise<string[]> {
  const { privateKey, pairId } = await openKey();
  const path = `/${objectPrefixes.private}${organizationId}/`;
  const ends = Math.floor(until.getTime() / 1000);
  const policy = JSON.stringify({
    Statement: [{ Resource: `${origin}${path}*`, Condition: { DateLessThan: { 'AWS:EpochTime': ends } } }],
  });
  const values = {
    'CloudFront-Policy': forAddress(Buffer.from(policy)),
    // The hash that CloudFront takes.
    'CloudFront-Signature': forAddress(sign('RSA-SHA1', Buffer.from(policy), privateKey)),
    'CloudFront-Key-Pair-Id': pairId,
  };
  return Object.entries(values).map(
    ([name, value]) => `${name}=${value}; Path=${path}; HttpOnly; Secure; SameSite=Strict`,
  );
}

/** Base64 in the letters that CloudFront chose. */
const forAddress = (bytes: Buffer): string =>
  bytes.toString('base64').replaceAll('+', '-').replaceAll('=', '_').replaceAll('/', '~');
