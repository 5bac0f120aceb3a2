import { randomBytes } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LOCAL_PREFIX } from './gateway/local-paths.ts';

export interface Control {
  token: string;
  address: string;
  environment: Record<string, string>;
  close(): void;
}

/** A random address replaces AWS credentials: in endpoints for functions, in a file for operators. */
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
