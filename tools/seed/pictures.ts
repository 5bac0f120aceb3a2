import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { assetRoutes, type Asset } from '#contract/resources/asset';
import type { DemoCustomer } from './customers.ts';
import type { Photograph } from './photograph.ts';
import type { DemoReference } from './references.ts';
import { logo, palettes, toPng } from './scenes.ts';
import type { Call } from './people.ts';
import { wordmark } from './wordmark.ts';

type Quote = NonNullable<DemoReference['quote']>;
type Owner = DemoCustomer | DemoReference | Quote | Owners;

interface Owners {
  /** Stands in the header of the page. */
  photograph?: Photograph;
  customers: readonly DemoCustomer[];
  references: readonly DemoReference[];
}

export type Pictures = Map<Owner, string>;

interface Source {
  owner: Owner;
  name: string;
  bytes: () => Promise<Buffer>;
}

/** Draws one picture while earlier ones are processed. */
export async function uploadPictures(call: Call, organization: Owners): Promise<Pictures> {
  const { assets } = await call(assetRoutes.listAssets, {});
  const pictures: Pictures = new Map();
  const settling: Promise<unknown>[] = [];
  for (const { owner, name, bytes } of sourcesOf(organization)) {
    const known = assets.find((asset) => asset.name === name && asset.status === 'ready');
    if (known) {
      pictures.set(owner, known.url!);
      continue;
    }
    const id = await upload(call, name, await bytes());
    settling.push(ready(call, id).then(({ url }) => pictures.set(owner, url!)));
  }
  await Promise.all(settling);
  return pictures;
}

function sourcesOf(organization: Owners): Source[] {
  const { customers, references } = organization;
  const logos = customers.map((owner, index) => {
    const { key, name, colors, wordmark: color } = owner;
    const svg = async () => (color ? await wordmark(name, color, index) : logo(colors, index));
    return { owner, name: `logo-${key}.png`, bytes: async () => toPng(await svg()) };
  });
  const main = references.flatMap((owner, index) => {
    const { scene, palette = 'coral', photograph } = owner;
    if (photograph) return [photographed(owner, photograph)];
    if (!scene) return [];
    return [{ owner, name: `picture-${index + 1}.png`, bytes: () => toPng(scene(palettes[palette])) }];
  });
  const { photograph } = organization;
  const portraits = references.flatMap(({ quote }) => (quote ? portrayed(quote) : []));
  return [...logos, ...main, ...portraits, ...(photograph ? [photographed(organization, photograph)] : [])];
}

/** Drawn portraits show nobody; some speakers have none. */
function portrayed(owner: Quote): Source[] {
  const [, person] = owner;
  const file = person.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replace(' ', '-');
  const drawing = `tools/seed/portraits/${file}.svg`;
  if (!existsSync(drawing)) return [];
  const bytes = () => sharp(drawing, { density: 600 }).resize(640).png().toBuffer();
  return [{ owner, name: `portrait-${file}.png`, bytes }];
}

const photographed = (owner: Owner, photograph: Photograph): Source => ({
  owner,
  name: `${photograph}.webp`,
  bytes: () => readFile(`tools/seed/photographs/${photograph}.webp`),
});

async function upload(call: Call, name: string, bytes: Buffer): Promise<string> {
  const { presignedUrl, headers, asset } = await call(assetRoutes.createUpload, {
    name,
    contentType: name.endsWith('.webp') ? 'image/webp' : 'image/png',
    size: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('base64'),
  });
  const { ok, status } = await fetch(presignedUrl, { method: 'PUT', headers, body: new Uint8Array(bytes) });
  if (!ok) throw new Error(`Seed: the upload of ${name} answered ${status}`);
  return asset.id;
}

async function ready(call: Call, id: string): Promise<Asset> {
  for (let tries = 0; tries < 1_200; tries += 1) {
    const asset = await call(assetRoutes.getAsset, { id });
    if (asset.status === 'ready') return asset;
    if (asset.status === 'rejected') throw new Error(`Seed: ${asset.name} was rejected, ${asset.reason}`);
    await new Promise((done) => {
      setTimeout(done, 100);
    });
  }
  throw new Error('Seed: a picture was not processed within two minutes');
}
