import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { listen } from '@refdeck/local-cloud/listen';
import { accessRefusal } from '@refdeck/local-cloud/gateway/signed-access';
import sharp from 'sharp';
import { describe, expect, inject, it } from 'vitest';
import { darkPlate } from '#contract/cards/card-options';
import { limits } from '#contract/rules/limits';
import { linkHashOf } from '#functions/approval/store';
import { keys } from '#functions/shared/data/keys';
import { makeAsking } from '../support/approvals.ts';
import { budgets } from '../support/budgets.ts';
import { statusInPublic, uploadPicture } from '../support/files.ts';
import { loadFunction, runInProcess } from '../support/in-process.ts';
import { makeOwner } from '../support/people.ts';
import { readItem, updateRow } from '../support/table.ts';
import { upload } from '../support/uploads.ts';

runInProcess();
const { origin } = inject('cloud');
const { caller, openRequest } = await makeAsking();

const open = async (token: string) => (await fetch(`${origin}/approve/${token}`)).text();
const statusOf = async (path: string) => (await fetch(origin + path)).status;
const picturesIn = (html: string) => [
  ...new Set([...html.matchAll(/<img[^>]* src="([^"]+)"/g)].map(([, src]) => src!.replaceAll('&amp;', '&'))),
];
const policyOf = (address: string) => {
  const policy = new URL(address, origin).searchParams.get('Policy')!;
  const text = Buffer.from(policy.replaceAll('-', '+').replaceAll('_', '=').replaceAll('~', '/'), 'base64');
  return JSON.parse(text.toString()) as {
    Statement: [{ Resource: string; Condition: { DateLessThan: { 'AWS:EpochTime': number } } }];
  };
};

async function lightLogo(): Promise<string> {
  const white = { create: { width: 90, height: 20, channels: 4, background: '#fff' } } as const;
  const canvas = sharp({ create: { ...white.create, height: 36, background: '#0000' } });
  const bytes = await canvas
    .composite([{ input: white }])
    .png()
    .toBuffer();
  return (await upload(caller, bytes, 'image/png')).url!;
}

async function openDraft() {
  const [main, portrait, inText] = await Promise.all([1, 2, 3].map(() => uploadPicture(caller)));
  const logo = await lightLogo();
  const longDescription = `The quay, before.\n\n![The quay](${inText!.url})\n\nAnd after.`;
  const custom = { mainImage: main!.url, logoImage: logo, quote: 'At last.', quotePortrait: portrait!.url };
  const fields = { custom: { ...custom, quotePerson: 'Maija Meri' }, attributes: { longDescription } };
  const { token } = await openRequest({ status: 'Draft', ...fields });
  return { token, stored: [main!.url!, logo, portrait!.url!, inText!.url!], longDescription };
}

describe('the pictures of a draft on the page of a link', () => {
  it('are readable for the contact through signed addresses and for nobody else', async () => {
    const { token, stored } = await openDraft();
    const html = await open(token);
    const pictures = picturesIn(html);
    const names = pictures.map((picture) => picture.split('?')[0]!.replace('/private/', '/assets/'));
    expect(names.toSorted()).toEqual(stored.toSorted());
    expect(html).not.toMatch(/(src|href)="\/assets\//);
    for (const picture of pictures) expect([picture, await statusOf(picture)]).toEqual([picture, 200]);
    for (const address of stored) {
      expect(await statusInPublic(address)).toBe(404);
      expect(await statusOf(address.replace('/assets/', '/private/'))).toBe(403);
    }
  });

  it('are signed one by one, for no longer than a member may read', async () => {
    const { token } = await openDraft();
    const pictures = picturesIn(await open(token));
    const latest = Date.now() / 1000 + limits.fileAccessMinutes * 60;
    for (const picture of pictures) {
      const [{ Resource, Condition }] = policyOf(picture).Statement;
      expect(Resource).toBe(origin + picture.split('?')[0]!);
      expect(Condition.DateLessThan['AWS:EpochTime']).toBeLessThanOrEqual(latest);
      expect(Condition.DateLessThan['AWS:EpochTime']).toBeGreaterThan(latest - 120);
    }
    const [one, other] = pictures.map((picture) => picture.split('?'));
    expect(await statusOf(`${one![0]}?${other![1]}`)).toBe(403);
    // A policy with a later end does not match its signature.
    const longer = new URL(pictures[0]!, origin);
    const policy = policyOf(pictures[0]!);
    policy.Statement[0].Condition.DateLessThan['AWS:EpochTime'] += 3_600;
    longer.searchParams.set('Policy', Buffer.from(JSON.stringify(policy)).toString('base64'));
    expect(await statusOf(longer.pathname + longer.search)).toBe(403);
  });

  it('keep the plate of a light logo, stored addresses and the page budget', async () => {
    const { token, longDescription } = await openDraft();
    const html = await open(token);
    expect(html).toContain(`--rd-plate:${darkPlate}`);
    expect(html).not.toContain(longDescription);
    for (const step of ['look', 'places', 'words', 'confirm', 'no']) {
      const bytes = gzipSync(await open(`${token}?step=${step}`), { level: 9 }).length;
      expect(bytes, step).toBeLessThanOrEqual(budgets.approvalPage);
    }
  });

  it('are signed for its own organization only, whatever the snapshot says', async () => {
    const stranger = await makeOwner();
    const theirs = (await uploadPicture(stranger.caller)).url!;
    const { token, stored } = await openDraft();
    const key = keys.approvalLink(linkHashOf(token));
    const text = String((await readItem(key))!.snapshotText);
    await updateRow(key, 'SET snapshotText = :text', { ':text': text.replaceAll(stored[0]!, theirs) });
    const pictures = picturesIn(await open(token));
    expect(pictures).toContain(theirs);
    expect(await statusOf(theirs)).toBe(404);
    expect(pictures.filter((picture) => picture.includes('Signature='))).toHaveLength(3);
  });
});

describe('a signed address', () => {
  const organizationId = '01HZX0000000000000000000AA';
  const host = 'localhost:3000';
  const stored = `/assets/${organizationId}/01HZX0000000000000000000BB/400.webp`;
  const encoding = { type: 'pkcs1', format: 'pem' } as const;

  it('expires after an hour and is refused for an address with a wildcard', async () => {
    const pair = generateKeyPairSync('rsa', {
      modulusLength: 2048,
      publicKeyEncoding: encoding,
      privateKeyEncoding: encoding,
    });
    const secret = JSON.stringify({ SecretString: pair.privateKey });
    const secrets = await listen(createServer((_request, response) => response.end(secret)));
    const { signPictures } = await loadFunction(() => import('#pages/approval-page/sign-pictures.ts'), {
      AWS_ENDPOINT_URL_SECRETS_MANAGER: secrets.endpoint,
      FILE_KEY_SECRET_ARN: 'arn:aws:secretsmanager:eu-north-1:111122223333:secret:files',
      FILE_KEY_PAIR_ID: 'K1',
    });
    const now = new Date('2026-05-01T12:00:00Z');
    const signed = (readAt: string) =>
      signPictures(`<img src="${stored}">`, { organizationId, origin: readAt, now });
    const { pathname: path, search } = new URL(picturesIn(await signed(`http://${host}`))[0]!, origin);
    const refusedAt = (at: string) =>
      accessRefusal(
        { path, query: search.slice(1), headers: { host } },
        new Map([['K1', pair.publicKey]]),
        Date.parse(at),
      )?.status;
    expect(refusedAt('2026-05-01T12:59:59Z')).toBeUndefined();
    expect(refusedAt('2026-05-01T13:00:00Z')).toBe(403);
    for (const wild of ['https://*', 'http*://refdeck.example', 'https://refdeck.exampl?'])
      await expect(signed(wild)).rejects.toThrow('wildcard');
    await secrets.stop();
  });
});
