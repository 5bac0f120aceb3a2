import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import type { AssetType } from '#contract/resources/asset';
import { customerRoutes } from '#contract/resources/customer';
import { limits } from '#contract/rules/limits';
import { retention } from '#contract/rules/retention';
import { partitions } from '#functions/shared/data/keys';
import { callRaw } from '../support/call.ts';
import { fileCookies, readFile } from '../support/files.ts';
import { hugePng, pdf, picture } from '../support/pictures.ts';
import { dumpPartition } from '../support/table.ts';
import { newOwner, objectsUnder, storageOf, upload } from '../support/uploads.ts';

const as = await newOwner();
const cookie = await fileCookies(as);
const read = (address: string) => readFile(address, cookie);

describe('an uploaded image', () => {
  const encoders: [AssetType, (image: Sharp) => Sharp][] = [
    ['image/png', (image) => image.png()],
    ['image/jpeg', (image) => image.jpeg()],
    ['image/webp', (image) => image.webp()],
    ['image/avif', (image) => image.avif({ effort: 0 })],
    ['image/gif', (image) => image.gif()],
  ];

  it.each(encoders)(
    'of type %s becomes WebP in several widths, for members to read',
    async (type, encode) => {
      const asset = await upload(as, await encode(picture(700, 350)).toBuffer(), type);
      expect(asset).toMatchObject({ status: 'ready', contentType: type, width: 700, height: 350 });
      expect(asset.variants.map(({ width, height }) => [width, height])).toEqual([
        [320, 160],
        [640, 320],
        [700, 350],
      ]);
      expect(asset.url).toBe(asset.variants.at(-1)!.url);
      for (const { url, width, height } of asset.variants) {
        const response = await read(url);
        expect(response.status).toBe(200);
        const made = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
        expect(made).toMatchObject({ format: 'webp', width, height });
      }
    },
  );

  it('is never enlarged and at most 1920 pixels wide', async () => {
    const small = await upload(as, await picture(20, 10).png().toBuffer(), 'image/png');
    expect(small.variants.map(({ width }) => width)).toEqual([20]);
    const wide = await upload(as, await picture(2_400, 600).jpeg().toBuffer(), 'image/jpeg');
    expect(wide.variants.map(({ width }) => width)).toEqual([320, 640, 1280, 1920]);
    expect(wide).toMatchObject({ width: 2_400, height: 600 });
    expect(wide.url).toContain('/1280.webp');
  });

  it('loses its metadata and is turned upright', async () => {
    const photo = await picture(60, 40)
      .jpeg()
      .withExif({ IFD0: { Model: 'Secret camera' }, IFD3: { GPSLatitude: '60/1 10/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const asset = await upload(as, photo, 'image/jpeg');
    expect([asset.width, asset.height]).toEqual([40, 60]);
    const bytes = Buffer.from(await (await read(asset.url!)).arrayBuffer());
    const made = await sharp(bytes).metadata();
    expect(made).toMatchObject({ width: 40, height: 60 });
    expect([made.exif, made.orientation, made.icc, made.xmp]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(bytes.includes('Secret camera')).toBe(false);
  });

  it('keeps its pixels only: a script behind the image is gone', async () => {
    const png = await picture(40, 40).png().toBuffer();
    const tail = Buffer.from('PK\u0003\u0004<script>alert(document.domain)</script>');
    const asset = await upload(as, Buffer.concat([png, tail]), 'image/png');
    expect(asset.status).toBe('ready');
    const bytes = Buffer.from(await (await read(asset.url!)).arrayBuffer());
    expect(bytes.includes('script')).toBe(false);
  });

  it('is served with headers that keep it from running', async () => {
    const asset = await upload(as, await picture(30, 30).png().toBuffer(), 'image/png');
    const { headers } = await read(asset.url!);
    expect(headers.get('content-type')).toBe('image/webp');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/);
    expect(headers.get('content-disposition')).toBe('inline');
    expect(headers.get('cache-control')).toContain('private');
  });

  it.each([
    ['dark', '#000000', '-wordmark'],
    ['light', '#ffffff', '-wordmark-light'],
  ])('that is a %s wordmark is marked by its name and can be a logo', async (_tone, ink, marks) => {
    const background = '#00000000';
    const letters = { create: { width: 200, height: 30, channels: 4 as const, background: ink } };
    const wordmark = sharp({ create: { width: 300, height: 60, channels: 4, background } })
      .composite([{ input: letters }])
      .png();
    const { url } = await upload(as, await wordmark.toBuffer(), 'image/png');
    expect(url).toMatch(new RegExp(`/300${marks}\\.webp$`));
    const { status } = await callRaw(
      customerRoutes.createCustomer,
      { name: 'Arvo', attributes: { logoUrl: url! } },
      as,
    );
    expect(status).toBe(200);
  });

  it('leaves no upload behind and counts with its own size', async () => {
    const caller = await newOwner();
    const bytes = await picture(50, 50).png().toBuffer();
    await upload(caller, bytes, 'image/png');
    await expect.poll(() => objectsUnder(`uploads/${caller.organizationId}/`)).toEqual([]);
    expect(await storageOf(caller.organizationId)).toEqual({
      stored: { bytes: bytes.length, pending: 0 },
      recomputed: { bytes: bytes.length, pending: 0 },
      due: 0,
    });
  });
});

describe('an uploaded document', () => {
  it('is stored unchanged and always downloaded, under a safe name', async () => {
    const asset = await upload(as, pdf, 'application/pdf', '../Report "2026"\u2028 über.pdf');
    expect(asset).toMatchObject({ status: 'ready', variants: [] });
    const response = await read(asset.url!);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="_Report_2026_ber.pdf"');
    expect(response.headers.get('content-security-policy')).toContain('sandbox');
  });

  it('may be larger than a body of the API', async () => {
    const large = Buffer.concat([pdf, Buffer.alloc(limits.documentBytes - pdf.length, ' ')]);
    const asset = await upload(as, large, 'application/pdf');
    expect(asset).toMatchObject({ status: 'ready', size: limits.documentBytes });
  });
});

describe('a file of a wrong type', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  const half = async () => {
    const bytes = await picture(400, 400).png().toBuffer();
    return bytes.subarray(0, bytes.length / 2);
  };
  const cases: [string, AssetType, () => Buffer | Promise<Buffer>, RegExp][] = [
    ['an SVG with a script', 'image/png', () => svg, /not a PNG image/],
    ['HTML named .png', 'image/png', () => html, /not a PNG image/],
    ['HTML named .pdf', 'application/pdf', () => html, /not a PDF document/],
    ['a GIF that is an archive', 'image/jpeg', () => Buffer.from('GIF89aPK\u0003\u0004'), /not a JPEG/],
    ['a PNG called WebP', 'image/webp', () => picture(9, 9).png().toBuffer(), /not a WebP/],
    ['a signature and nothing else', 'image/gif', () => Buffer.from('GIF89a'), /damaged/],
    ['half an image', 'image/png', half, /damaged/],
    ['a bomb of 20,000 × 20,000 pixels', 'image/png', () => hugePng(20_000), /too many pixels/],
    [
      'an image of one endless line',
      'image/png',
      () => picture(17_000, 2).png().toBuffer(),
      /too many pixels/,
    ],
  ];

  it.each(cases)('is rejected with a reason and no file left: %s', async (...row) => {
    const [, type, make, reason] = row;
    const caller = await newOwner();
    const asset = await upload(caller, await make(), type);
    expect(asset).toMatchObject({ status: 'rejected', variants: [] });
    expect(asset.reason).toMatch(reason);
    expect(asset.url).toBeUndefined();
    for (const folder of ['assets', 'private'])
      expect(await objectsUnder(`${folder}/${caller.organizationId}/`)).toEqual([]);
    await expect.poll(() => objectsUnder(`uploads/${caller.organizationId}/`)).toEqual([]);
    const nothing = { bytes: 0, pending: 0 };
    expect(await storageOf(caller.organizationId)).toEqual({
      stored: nothing,
      recomputed: nothing,
      due: 0,
    });
    const rows = await dumpPartition(partitions.organization(caller.organizationId));
    const expiry = rows.find(({ id }) => id === asset.id)!.expiresAt as number;
    expect(expiry / 86_400 - Date.now() / 86_400_000).toBeCloseTo(retention.rejectedDays, 1);
  });
});
