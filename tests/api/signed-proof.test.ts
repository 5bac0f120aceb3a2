import { expect, it } from 'vitest';
import { fileOf, makeProving, openProof } from '../support/buyer-proofs.ts';
import { runQuietly } from '../support/in-process.ts';
import { opensslVerifier } from '../support/openssl.ts';

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
  const { pem } = keys.find(({ id }) => id === signed!.keyId)!;
  const verify = opensslVerifier(pem, Buffer.from(signed!.signature, 'base64'));
  expect(verify(signed!.text)).toContain('Verified Successfully');
  expect(() => verify(signed!.text.replace('380000', '390000'))).toThrow();
  expect(JSON.parse(signed!.text)).toMatchObject({ sheet: { facts: { role: 'lead' } } });
});
