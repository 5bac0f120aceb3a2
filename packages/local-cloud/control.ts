import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL_PREFIX } from './gateway/local-paths.ts';

export interface Control {
  token: string;
  address: string;
  /** The engines below it, as functions find them. */
  environment: Record<string, string>;
  close(): void;
}

/**
 * Replaces AWS credentials on this machine by a random address, new with each start. Jobs and the operations
 * for signed callers are below it. Functions have it in their endpoints, the operator in a private file.
 */
export function openControl(dataDir: string, port: number): Control {
  const token = randomBytes(32).toString('base64url');
  const address = `http://127.0.0.1:${port}${LOCAL_PREFIX}${token}`;
  const file = join(dataDir, 'control');
  const close = () => rmSync(file, { force: true });
  close();
  writeFileSync(file, `${address}\n`, { mode: 0o600 });
  const environment = {
    AWS_ENDPOINT_URL_CLOUDFRONT: `${address}/cloudfront`,
    AWS_ENDPOINT_URL_SESV2: `${address}/ses`,
    AWS_ENDPOINT_URL_SECRETS_MANAGER: `${address}/secretsmanager/`,
  };
  return { token, address, environment, close };
}
