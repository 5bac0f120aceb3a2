import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Returns what openssl says of a content, with the commands that our files name. It throws for another content. */
export function opensslVerifier(
  pem: string,
  signature: Uint8Array,
): (content: string | Uint8Array) => string {
  const folder = mkdtempSync(join(tmpdir(), 'signed-'));
  const file = (name: string, content: string | Uint8Array) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const key = file('key.pem', pem);
  const sigfile = file('content.sig', signature);
  return (content) => {
    const flags = ['-verify', '-pubin', '-inkey', key, '-rawin', '-in', file('content', content)];
    return execFileSync('openssl', ['pkeyutl', ...flags, '-sigfile', sigfile], { stdio: 'pipe' }).toString();
  };
}
