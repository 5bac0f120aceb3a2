import { describe, expect, inject, it } from 'vitest';
import { assetRoutes } from '#contract/resources/asset';
import { limits } from '#contract/rules/limits';
import { objects } from '#functions/shared/files/objects';
import { presignUpload } from '#functions/shared/files/presign';
import { runInProcess } from '../support/in-process.ts';
import { times } from '../support/call.ts';
import { call } from '../support/people.ts';
import { pdf, picture } from '../support/pictures.ts';
import {
  newOwner,
  about,
  announce,
  announceRaw,
  objectsUnder,
  send,
  settled,
  sha256,
} from '../support/uploads.ts';

const origin = () => inject('cloud').origin;

runInProcess();
const as = await newOwner();
const { organizationId } = as;

describe('the address to upload to', () => {
  it('signs type, length, checksum and "create only" for five minutes', async () => {
    const bytes = await picture(12, 12).png().toBuffer();
    const { presignedUrl, headers, asset } = await announce(as, bytes, 'image/png');
    const { searchParams, pathname } = new URL(presignedUrl);
    expect(searchParams.get('X-Amz-SignedHeaders')).toBe(
      'content-length;content-type;host;if-none-match;x-amz-checksum-sha256',
    );
    // The SDK would add the checksum of an empty body here.
    expect([...searchParams.keys()].filter((name) => /checksum/i.test(name))).toEqual([]);
    expect(searchParams.get('X-Amz-Expires')).toBe('300');
    expect(pathname).toMatch(new RegExp(`/uploads/${organizationId}/${asset.id}$`));
    expect(headers).toEqual({
      'content-type': 'image/png',
      'if-none-match': '*',
      'x-amz-checksum-sha256': sha256(bytes),
    });
    expect(new URL(presignedUrl).origin).toBe(origin());
  });

  const refused = async (
    change: (upload: { presignedUrl: string; headers: Record<string, string> }) => void,
  ) => {
    const bytes = await picture(16, 16).png().toBuffer();
    const announced = await announce(as, bytes, 'image/png');
    change(announced);
    const { status } = await send(announced, bytes);
    expect(await objectsUnder(objects.upload({ organizationId, assetId: announced.asset.id }))).toEqual([]);
    return status;
  };

  it('accepts no other type', async () => {
    expect(await refused(({ headers }) => (headers['content-type'] = 'text/html'))).toBe(403);
  });

  it('accepts no other checksum and no missing header', async () => {
    expect(await refused(({ headers }) => (headers['x-amz-checksum-sha256'] = sha256(pdf)))).toBe(403);
    expect(await refused(({ headers }) => delete headers['if-none-match'])).toBe(403);
    expect(await refused(({ headers }) => delete headers['x-amz-checksum-sha256'])).toBe(403);
  });

  it('accepts no other key, expiry or signature', async () => {
    const replace = (from: RegExp, to: string) =>
      refused((one) => {
        const changed = one.presignedUrl.replace(from, to);
        expect(changed).not.toBe(one.presignedUrl);
        one.presignedUrl = changed;
      });
    expect(await replace(/uploads\/[^/]+/, 'uploads/01HZX0000000000000000000ZZ')).toBe(403);
    expect(await replace(/uploads\//, 'assets/')).toBe(403);
    expect(await replace(/X-Amz-Expires=300/, 'X-Amz-Expires=3000')).toBe(403);
    expect(await replace(/X-Amz-Signature=..../, 'X-Amz-Signature=0000')).toBe(403);
    expect(await objectsUnder(`assets/${organizationId}/01HZX`)).toEqual([]);
  });

  it('accepts exactly the announced bytes', async () => {
    const bytes = await picture(16, 16).png().toBuffer();
    const other = Buffer.from(bytes);
    other[bytes.length - 20]! ^= 1;
    const announced = await announce(as, bytes, 'image/png');
    const longer = Buffer.concat([bytes, Buffer.from('<script>')]);
    expect((await send(announced, longer)).status).toBe(403);
    expect((await send(announced, bytes.subarray(1))).status).toBe(403);
    const mismatch = await send(announced, other);
    expect(mismatch.status).toBe(400);
    expect(await mismatch.text()).toContain('BadDigest');
    expect(await objectsUnder(objects.upload({ organizationId, assetId: announced.asset.id }))).toEqual([]);
    expect((await send(announced, bytes)).status).toBe(200);
    expect((await settled(as, announced.asset.id)).status).toBe('ready');
  });

  it('expires after five minutes', async () => {
    const bytes = await picture(16, 16).png().toBuffer();
    const key = objects.upload({ organizationId, assetId: '01HZX0000000000000000000ZZ' });
    const signedAgo = (seconds: number) =>
      presignUpload({ key, ...about(bytes, 'image/png') }, new Date(Date.now() - seconds * 1_000));
    expect((await send(await signedAgo(301), bytes)).status).toBe(403);
    expect(await objectsUnder(key)).toEqual([]);
    expect((await send(await signedAgo(290), bytes)).status).toBe(200);
    // No announcement exists, so the file is discarded.
    await expect.poll(() => objectsUnder(key)).toEqual([]);
  });

  it('accepts one of five uploads at once', async () => {
    const bytes = await picture(900, 900).png().toBuffer();
    const announced = await announce(as, bytes, 'image/png');
    const responses = await times(5, () => send(announced, bytes));
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      200, 412, 412, 412, 412,
    ]);
    expect((await settled(as, announced.asset.id)).status).toBe('ready');
  });

  it('changes nothing when it is used again', async () => {
    const bytes = await picture(30, 30).png().toBuffer();
    const announced = await announce(as, bytes, 'image/png');
    await send(announced, bytes);
    const before = await settled(as, announced.asset.id);
    const key = objects.upload({ organizationId, assetId: announced.asset.id });
    await expect.poll(() => objectsUnder(key)).toEqual([]);
    await send(announced, bytes);
    await expect.poll(() => objectsUnder(key)).toEqual([]);
    expect(await call(assetRoutes.getAsset, { id: before.id }, as)).toMatchObject({ ...before });
  });
});

describe('an announcement', () => {
  const good = about(pdf, 'application/pdf');
  it.each([
    [{ contentType: 'image/svg+xml' }, /PNG, JPEG, WebP, AVIF or GIF/],
    [{ contentType: 'text/html' }, /PNG, JPEG/],
    [{ contentType: 'image/png', size: limits.imageBytes + 1 }, /at most 10 MB/],
    [{ size: limits.documentBytes + 1 }, /at most 25 MB/],
    [{ size: 0 }, /empty/],
    [{ size: 1.5 }, /size/],
    [{ sha256: 'abc' }, /32 bytes in base64/],
    [{ sha256: `${'A'.repeat(43)}B` }, /32 bytes in base64/],
    [{ name: '  ' }, /File name is required/],
    [{ name: 'a\nb' }, /single line/],
    [{ key: 'assets/x' }, /Unknown field: key/],
  ])('with %j is refused and reserves nothing', async (change, text) => {
    const { status, body } = await announceRaw(as, { ...good, ...change });
    expect(status).toBe(400);
    expect(body.Error).toMatch(text);
  });
});
