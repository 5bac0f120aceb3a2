import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fileOf, makeProving, openProof } from '../support/buyer-proofs.ts';
import { runQuietly } from '../support/in-process.ts';

runQuietly();
const { newPick, confirm, save } = await makeProving();

it('a proof is signed so that openssl verifies it, and no other text', async () => {
  const about = await newPick();
  await confirm(about);
  const { path } = await save(about.tenderId);
  const [{ signed } = { signed: undefined }] = (await fileOf(path)).references;
  const { keys } = JSON.parse((await openProof('/verify/keys.json')).html) as {
    keys: { id: string; pem: string }[];
  };
  const folder = mkdtempSync(join(tmpdir(), 'proof-'));
  const file = (name: string, content: string | Buffer) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  const key = file('key.pem', keys.find(({ id }) => id === signed!.keyId)!.pem);
  const signature = file('text.sig', Buffer.from(signed!.signature, 'base64'));
  const verify = (text: string) => {
    const flags = ['-verify', '-pubin', '-inkey', key, '-rawin', '-in', text, '-sigfile', signature];
    return execFileSync('openssl', ['pkeyutl', ...flags], { stdio: 'pipe' }).toString();
  };
  expect(verify(file('text.json', signed!.text))).toContain('Verified Successfully');
  expect(() => verify(file('other.json', signed!.text.replace('380000', '390000')))).toThrow();
  expect(JSON.parse(signed!.text)).toMatchObject({ sheet: { facts: { role: 'lead' } } });
});
